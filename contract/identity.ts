import { z } from 'zod';
import { CrisisHelp } from './crisisHelp';
import { formatCount } from './fields/numbers';
import { typedText, visibleLength } from './fields/text';
import { trimmedText } from './fields/trimmedText';
import { EDIT_MAX, RESPONSE_MAX } from './identityLimits';
import { ScriptureVerse } from './scripture';

export const TRUTH_IDS = ['chosen', 'forgiven', 'protected', 'gifted'] as const;
export type TruthId = (typeof TRUTH_IDS)[number];

/** Number of questions of each truth. */
export const QUESTION_COUNTS: Record<TruthId, number> = { chosen: 3, forgiven: 3, protected: 3, gifted: 5 };

export const QUESTIONS_TOTAL = 14;

/** Highest question index of any truth, for the bound in OpenAPI. `refine` checks the index for the given truth. */
const LAST_QUESTION = Math.max(...Object.values(QUESTION_COUNTS)) - 1;

const QUESTION_NOT_FOUND = 'We can’t find that question.';

const TruthName = z.enum(TRUTH_IDS, 'We can’t find that truth.');

export const IdentityAnswer = z
  .object({
    truthId: TruthName,
    questionIndex: z
      .int(QUESTION_NOT_FOUND)
      .min(0, QUESTION_NOT_FOUND)
      .max(LAST_QUESTION, QUESTION_NOT_FOUND),
    response: trimmedText(RESPONSE_MAX, 'An answer', 'Write an answer first.'),
  })
  .refine(({ truthId, questionIndex }) => questionIndex < QUESTION_COUNTS[truthId], {
    path: ['questionIndex'],
    error: QUESTION_NOT_FOUND,
  });
export type IdentityAnswer = z.infer<typeof IdentityAnswer>;

export const IdentityResponse = z.object({
  truthId: TruthName,
  questionIndex: z.int(),
  response: z.string(),
});
export type IdentityResponse = z.infer<typeof IdentityResponse>;

/** The saved answer, with crisis help if it suggests that the user is in danger. */
export const IdentitySaved = IdentityResponse.extend({
  crisisHelp: CrisisHelp.nullable(),
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
  /** The user’s own words, appended to the text. */
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
  /** The verse behind the section, if it has one. */
  verse: z.object({ reference: z.string(), verses: z.array(ScriptureVerse) }).nullable(),
  /** The user’s own version; null if they kept the generated text. */
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

/** The updated Blueprint, with crisis help if the edit suggests that the user is in danger. */
export const BlueprintSaved = Blueprint.extend({ crisisHelp: CrisisHelp.nullable() });

export const SectionParam = z.object({
  section: z.string().regex(SECTION, 'The Blueprint has no such section.'),
});

/** The user’s own version of a section; an empty text restores the generated one. */
export const BlueprintEdit = z.object({
  text: typedText('The text is missing.')
    .pipe(
      z
        .string()
        .max(EDIT_MAX, `This section can have up to ${formatCount(EDIT_MAX)} characters.`)
        .transform((text) => (visibleLength(text) > 0 ? text : '')),
    )
    .meta({ maxLength: EDIT_MAX }),
});
