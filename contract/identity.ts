import { z } from 'zod';
import { Care } from './care';
import { EDIT_MAX, RESPONSE_MAX } from './identityLimits';
import { grouped } from './numbers';
import { ScriptureVerse } from './scripture';
import { seenLength, typed } from './text';
import { words } from './typedWords';

export const TRUTH_IDS = ['chosen', 'forgiven', 'protected', 'gifted'] as const;
export type TruthId = (typeof TRUTH_IDS)[number];

/** How many questions each truth asks. */
export const QUESTION_COUNTS: Record<TruthId, number> = { chosen: 3, forgiven: 3, protected: 3, gifted: 5 };

export const QUESTIONS_TOTAL = 14;

/** Of the truth that asks the most; of the others the counts above say more than one bound can. */
const LAST_QUESTION = Math.max(...Object.values(QUESTION_COUNTS)) - 1;

const NO_QUESTION = 'We can’t find that question.';

const TruthName = z.enum(TRUTH_IDS, 'We can’t find that truth.');

export const IdentityAnswer = z
  .object({
    truthId: TruthName,
    questionIndex: z.int(NO_QUESTION).min(0, NO_QUESTION).max(LAST_QUESTION, NO_QUESTION),
    response: words(RESPONSE_MAX, 'An answer', 'Write an answer first.'),
  })
  .refine(({ truthId, questionIndex }) => questionIndex < QUESTION_COUNTS[truthId], {
    path: ['questionIndex'],
    error: NO_QUESTION,
  });
export type IdentityAnswer = z.infer<typeof IdentityAnswer>;

export const IdentityResponse = z.object({
  truthId: TruthName,
  questionIndex: z.int(),
  response: z.string(),
});
export type IdentityResponse = z.infer<typeof IdentityResponse>;

/** What was kept; and, for somebody who sounds in danger, help with it. */
export const IdentitySaved = IdentityResponse.extend({
  care: Care.nullable(),
});
export type IdentitySaved = z.infer<typeof IdentitySaved>;

export const IdentityProgressItem = z.object({ truthId: TruthName, completed: z.boolean() });
export type IdentityProgressItem = z.infer<typeof IdentityProgressItem>;

export const TruthParam = z.object({ truthId: TruthName });

/** Where a sentence of the Blueprint comes from: an answer, a passage, or both. */
const Source = z.object({
  answer: z.object({ truthId: TruthName, questionIndex: z.int() }).nullable(),
  reference: z.string().nullable(),
});

export const BlueprintSentence = z.object({
  text: z.string(),
  /** The person's own words, which follow the text. */
  words: z.string().nullable(),
  from: Source,
});
export type BlueprintSentence = z.infer<typeof BlueprintSentence>;

const SECTION = /^(?:declaration|pillar\.(?:chosen|forgiven|protected|gifted)|assignment|living)$/;

export const BlueprintSection = z.object({
  /** 'declaration', 'pillar.chosen', …, 'assignment' or 'living'. */
  id: z.string(),
  title: z.string(),
  sentences: z.array(BlueprintSentence),
  /** The verse the section stands on; null where it has none. */
  verse: z.object({ reference: z.string(), verses: z.array(ScriptureVerse) }).nullable(),
  /** What the person wrote in its place; null as long as it stands as it was made. */
  edited: z.string().nullable(),
});
export type BlueprintSection = z.infer<typeof BlueprintSection>;

export const Blueprint = z.object({
  answered: z.int(),
  total: z.int(),
  declaration: BlueprintSection,
  pillars: z.array(BlueprintSection),
  assignment: BlueprintSection,
  living: BlueprintSection,
});
export type Blueprint = z.infer<typeof Blueprint>;

/** What it is now; and, for somebody who sounds in danger, help with it. */
export const BlueprintSaved = Blueprint.extend({ care: Care.nullable() });

export const SectionParam = z.object({
  section: z.string().regex(SECTION, 'The Blueprint has no such section.'),
});

/** A section in the person's own words; blank gives it back to what was made. */
export const BlueprintEdit = z.object({
  text: typed('The text is missing.')
    .pipe(
      z
        .string()
        .max(EDIT_MAX, `This section can have up to ${grouped(EDIT_MAX)} characters.`)
        .transform((text) => (seenLength(text) > 0 ? text : '')),
    )
    .meta({ maxLength: EDIT_MAX }),
});
