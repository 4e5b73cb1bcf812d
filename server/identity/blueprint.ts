import {
  DECLARATION_ADDS,
  LIVING,
  LIVING_ADDS,
  OTHER_TONGUE,
  PILLARS,
  THIN,
} from '#content/blueprint/blueprint';
import { ASSIGNMENTS, DEFAULT_ASSIGNMENTS } from '#content/blueprint/blueprintAssignments';
import { GRAVE_CUES, TONE_CUES } from '#content/blueprint/blueprintCues';
import type { Assignment, Mood, PillarTexts, Tone } from '#content/blueprint/blueprintTypes';
import { TRUTHS } from '#content/truths';
import type { Truth } from '#content/truths/truth';
import {
  type Blueprint,
  type BlueprintSection,
  type BlueprintSentence,
  type IdentityResponse,
  QUESTIONS_TOTAL,
} from '#contract/identity';
import { PhrasePatterns, placedWords, seemsEnglish, type Word } from '#language/phrasePatterns';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf, versesOf } from '#server/scripture/scripture.service';
import { excerptOf, isQuotable } from './excerpt';

/**
 * Composes the Blueprint from quotes of the answers, authored lines that fit any answer, and verses. A detected mood
 * only adds lines. Every sentence says which answer and passage it comes from. The same answers always give the same
 * Blueprint. `edits` maps section ids to the user's own text.
 */
export function composeBlueprint(
  scripture: Scripture,
  responses: readonly IdentityResponse[],
  edits: ReadonlyMap<string, string>,
): Blueprint {
  const answers = TRUTHS.flatMap(({ id }) => responses.filter(({ truthId }) => truthId === id)).map(analyze);
  const of = (truth: Truth) => answers.filter(({ truthId }) => truthId === truth.id);
  const remark = remarkOn(answers);
  const section = (
    id: string,
    title: string,
    sentences: BlueprintSentence[],
    reference?: string,
  ): BlueprintSection => ({
    id,
    title,
    sentences,
    verse: reference ? { reference, verses: versesOf(scripture, spanOf(scripture.text, reference)) } : null,
    edited: edits.get(id) ?? null,
  });
  return {
    answered: answers.length,
    total: QUESTIONS_TOTAL,
    declaration: section('declaration', 'Core Identity Declaration', [
      ...TRUTHS.flatMap((truth) => declarationFor(truth, of(truth))),
      ...declarationAdd(answers),
    ]),
    pillars: TRUTHS.map((truth) =>
      section(
        `pillar.${truth.id}`,
        truth.title,
        pillar(truth, of(truth), remark),
        truth.content.verse.reference,
      ),
    ),
    assignment: section('assignment', 'Kingdom Assignment', assigned(answers)),
    living: section('living', 'Living Your Blueprint', livingSection(answers)),
  };
}

/** An answer with its detected tone, length and language. */
type AnalyzedAnswer = IdentityResponse & {
  tone: Tone;
  weight: number;
  isGrave: boolean;
  isThin: boolean;
  isEnglish: boolean;
};

const TONES = new PhrasePatterns<Mood>();
for (const tone of ['heavy', 'unsure', 'bright'] as const)
  for (const cue of TONE_CUES[tone]) TONES.add(tone, cue);

const GRAVE = new PhrasePatterns<true>();
for (const cue of GRAVE_CUES) GRAVE.add(true, cue);

function analyze(response: IdentityResponse): AnalyzedAnswer {
  const words = placedWords(response.response);
  const found = outermost(TONES.in(words));
  const count = (tone: Tone) => found.filter((one) => one === tone).length;
  // An answer about death or violence is heavy, even if it also contains many joyful words.
  const isGrave = GRAVE.in(words).length > 0;
  const tone = isGrave
    ? 'heavy'
    : GRAVEST_FIRST.find(
        (one) => count(one) > 0 && GRAVEST_FIRST.every((other) => count(one) >= count(other)),
      );
  return {
    ...response,
    tone: tone ?? 'plain',
    weight: tone ? Math.max(1, count(tone)) : 0,
    isGrave,
    isThin: words.length <= 3,
    isEnglish: seemsEnglish(response.response, words),
  };
}

/**
 * Drops hits that are inside a longer hit of another tone: in 'not happy', the hit 'happy' does not count. The hits are
 * sorted by their start, so a hit can only be inside one that comes before it and does not end earlier.
 */
function outermost(found: ReturnType<(typeof TONES)['in']>): Mood[] {
  const inOrder = found.toSorted((a, b) => a.hit.first - b.hit.first || b.hit.last - a.hit.last);
  const widest: typeof inOrder = [];
  const outer = inOrder.filter((one) => {
    while (widest[0] && widest[0].hit.last < one.hit.first) widest.shift();
    const isInside = widest.some(
      ({ owner, hit }) =>
        owner !== one.owner &&
        hit.last >= one.hit.last &&
        hit.last - hit.first > one.hit.last - one.hit.first,
    );
    widest.push(one);
    return !isInside;
  });
  return outer.map(({ owner }) => owner);
}

function pillarTexts(truth: Truth): PillarTexts {
  return PILLARS.find(({ truthId }) => truthId === truth.id) as PillarTexts;
}

const GRAVEST_FIRST = ['heavy', 'unsure', 'bright'] as const;

/** Returns a truth's mood: the gravest mood of its answers. One answer about grief outweighs several joyful ones. */
function moodOf(answers: readonly AnalyzedAnswer[]): Mood | undefined {
  return GRAVEST_FIRST.find((mood) => answers.some(({ tone }) => tone === mood));
}

/** Factor by which heavy answers outweigh others when the overall mood is chosen. */
const GRIEF_WEIGHT = 1.4;

/**
 * Returns the mood of the whole Blueprint. A mood needs two answers, because a single one affects only its own truth.
 * One answer about death or violence is enough for a heavy mood and rules out a bright one.
 */
function overallMood(answers: readonly AnalyzedAnswer[]): Mood | undefined {
  const isGrave = answers.some((answer) => answer.isGrave);
  const isClear = (mood: Mood) =>
    (mood === 'heavy' && isGrave) ||
    (!(mood === 'bright' && isGrave) && answers.filter(({ tone }) => tone === mood).length > 1);
  const sum = (mood: Mood) =>
    answers.reduce((all, { tone, weight }) => all + (tone === mood ? weight : 0), 0) *
    (mood === 'heavy' ? GRIEF_WEIGHT : 1);
  return GRAVEST_FIRST.filter(isClear).toSorted((a, b) => sum(b) - sum(a))[0];
}

/** Returns the answer with the strongest signs of a tone. Returns null if no answer has this tone. */
function strongest(answers: readonly AnalyzedAnswer[], tone: Tone): AnalyzedAnswer | null {
  return answers
    .filter((answer) => answer.tone === tone)
    .reduce<AnalyzedAnswer | null>((best, one) => (best && best.weight >= one.weight ? best : one), null);
}

function declarationFor(truth: Truth, answers: readonly AnalyzedAnswer[]): BlueprintSentence[] {
  if (answers.length === 0) return [];
  return [sentence(oneOf(pillarTexts(truth).declares, seedOf(answers)), null, truth.content.verse.reference)];
}

function declarationAdd(answers: readonly AnalyzedAnswer[]): BlueprintSentence[] {
  const mood = overallMood(answers);
  if (!mood || mood === 'bright') return [];
  return [sentence(oneOf(DECLARATION_ADDS[mood], seedOf(answers)), strongest(answers, mood), null)];
}

function pillar(
  truth: Truth,
  answers: readonly AnalyzedAnswer[],
  remark: BlueprintSentence | undefined,
): BlueprintSentence[] {
  const { leads, replies, adds, open } = pillarTexts(truth);
  if (answers.length === 0) return [sentence(open, null, null)];
  const seed = seedOf(answers);
  const mood = moodOf(answers);
  // Short answers are not quoted, but they still affect which lines are chosen below.
  const quotable = answers.filter(({ response }) => isQuotable(response));
  const quotes = quotable.map((answer) => ({
    ...sentence(
      oneOf(leads[answer.questionIndex] ?? ['You wrote:'], seed + answer.questionIndex),
      answer,
      null,
    ),
    words: excerptOf(answer.response),
  }));
  const reply = oneOf(replies, seed);
  const add = mood && oneOf(adds[mood], seed);
  return [
    ...quotes,
    ...(remark?.from.answer?.truthId === truth.id ? [remark] : []),
    sentence(reply.line, null, reply.passage),
    ...(mood && add ? [sentence(add.line, strongest(answers, mood), add.passage)] : []),
  ];
}

/** Returns at most one remark: that quotes in another language stay as they are, or that short answers are fine. */
function remarkOn(answers: readonly AnalyzedAnswer[]): BlueprintSentence | undefined {
  const foreign = answers.find(({ isEnglish, response }) => !isEnglish && isQuotable(response));
  if (foreign) return sentence(oneOf(OTHER_TONGUE, seedOf(answers)), foreign, null);
  const thin = answers.find(({ truthId }) =>
    answers.every((other) => other.truthId !== truthId || (other.isThin && other.tone === 'plain')),
  );
  return thin && sentence(oneOf(THIN, seedOf(answers)), thin, null);
}

const CUES = new PhrasePatterns<Assignment>();
for (const assignment of ASSIGNMENTS) for (const cue of assignment.cues) CUES.add(assignment, cue);

/** The specification allows at most three suggestions. */
const MAX_ASSIGNED = 3;

const YOUTH_ASSIGNMENTS: ReadonlySet<string> = new Set(['children', 'teenagers']);

function assigned(answers: readonly AnalyzedAnswer[]): BlueprintSentence[] {
  const gifted = answers.filter(({ truthId }) => truthId === 'gifted');
  const found = new Map<Assignment, { count: number; answer: AnalyzedAnswer }>();
  for (const answer of gifted) {
    const words = placedWords(answer.response);
    const cued = CUES.in(words);
    const mentionsLoss = cued.some(({ owner }) => owner.id === 'grieving');
    for (const { owner, hit } of cued) {
      // Someone who lost a child gets no suggestion to work with children.
      if (mentionsLoss && YOUTH_ASSIGNMENTS.has(owner.id)) continue;
      if (isNegated(answer.response, words, hit.first)) continue;
      const before = found.get(owner);
      found.set(owner, { count: (before?.count ?? 0) + 1, answer: before?.answer ?? answer });
    }
  }
  if (found.size === 0) return DEFAULT_ASSIGNMENTS.map((assignment) => suggestion(assignment, null));
  return [...found]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, MAX_ASSIGNED)
    .map(([assignment, { answer }]) => suggestion(assignment, answer));
}

const NEGATION = /\b(?:not|never|no|cannot|can['’]?t|don['’]?t|didn['’]?t|hate|without|unable)\b[^.!?]*$/i;

/** Returns true for 'I never had children' or 'I cannot sing', which must not lead to an assignment. */
function isNegated(response: string, words: readonly Word[], at: number): boolean {
  const { start } = words[at] as Word;
  return NEGATION.test(response.slice(words[Math.max(0, at - 3)]?.start ?? start, start));
}

function suggestion({ title, line, passage }: Assignment, answer: AnalyzedAnswer | null): BlueprintSentence {
  return sentence(`${title}. ${line}`, answer, passage);
}

function livingSection(answers: readonly AnalyzedAnswer[]): BlueprintSentence[] {
  const seed = seedOf(answers);
  const { line, passage } = oneOf(LIVING, seed);
  const mood = overallMood(answers);
  return [
    sentence(line, null, passage),
    ...(mood ? [sentence(oneOf(LIVING_ADDS[mood], seed), strongest(answers, mood), null)] : []),
  ];
}

function sentence(text: string, answer: AnalyzedAnswer | null, reference: string | null): BlueprintSentence {
  const from = answer && { truthId: answer.truthId, questionIndex: answer.questionIndex };
  return { text, words: null, from: { answer: from, reference } };
}

/** Returns a hash of the answers, by which authored lines are chosen. */
function seedOf(responses: readonly IdentityResponse[]): number {
  let seed = 7;
  for (const { response } of responses) {
    for (let at = 0; at < response.length; at++) seed = (seed * 31 + response.charCodeAt(at)) % 1_000_003;
  }
  return seed;
}

function oneOf<Item>(items: readonly Item[], seed: number): Item {
  return items[seed % items.length] as Item;
}
