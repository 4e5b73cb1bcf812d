import {
  ASSIGNMENTS,
  DECLARATION_ADDS,
  DEFAULT_ASSIGNMENTS,
  GRAVE_CUES,
  LIVING,
  LIVING_ADDS,
  OTHER_TONGUE,
  PILLARS,
  THIN,
  TONE_CUES,
} from '#content/blueprint';
import type { Assignment, Mood, PillarWords, Tone } from '#content/blueprintWords';
import type { Truth } from '#content/truth';
import { TRUTHS } from '#content/truths';
import {
  type Blueprint,
  type BlueprintSection,
  type BlueprintSentence,
  type IdentityResponse,
  QUESTIONS_TOTAL,
} from '#contract/identity';
import { Patterns, placedWords, seemsEnglish, type Word } from '#language/patterns';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf, versesOf } from '#server/scripture/scripture.service';
import { excerptOf, isQuotable } from './excerpt';

/**
 * The Blueprint of these answers: their own words, authored lines that fit any answer, and verses. A mood that is heard
 * only adds a line. Every sentence names the answer and the passage it leans on, and the same answers make the same
 * Blueprint. `edits` are sections in the person's own words, by their id.
 */
export function composeBlueprint(
  scripture: Scripture,
  responses: readonly IdentityResponse[],
  edits: ReadonlyMap<string, string>,
): Blueprint {
  const answers = TRUTHS.flatMap(({ id }) => responses.filter(({ truthId }) => truthId === id)).map(heard);
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
    verse: reference
      ? { reference, verses: versesOf(scripture.text, spanOf(scripture.text, reference)) }
      : null,
    edited: edits.get(id) ?? null,
  });
  return {
    answered: answers.length,
    total: QUESTIONS_TOTAL,
    declaration: section('declaration', 'Core Identity Declaration', [
      ...TRUTHS.flatMap((truth) => declared(truth, of(truth))),
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
    living: section('living', 'Living Your Blueprint', living(answers)),
  };
}

/** An answer as it is heard: how it sounds, how much it says, in which language. */
type Heard = IdentityResponse & {
  tone: Tone;
  weight: number;
  isGrave: boolean;
  isThin: boolean;
  isEnglish: boolean;
};

const TONES = new Patterns<Mood>();
for (const tone of ['heavy', 'unsure', 'bright'] as const)
  for (const cue of TONE_CUES[tone]) TONES.add(tone, cue);

const GRAVE = new Patterns<true>();
for (const cue of GRAVE_CUES) GRAVE.add(true, cue);

function heard(response: IdentityResponse): Heard {
  const words = placedWords(response.response);
  const found = outermost(TONES.in(words));
  const count = (tone: Tone) => found.filter((one) => one === tone).length;
  // Where death or violence is told, no joy beside it talks over it.
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
 * Without hits that lie inside a longer one of another tone: in 'not happy' only 'not happy' counts. One pass over the
 * hits in their order: a hit lies inside another one when a hit that begins no later ends no earlier.
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

function pillarWords(truth: Truth): PillarWords {
  return PILLARS.find(({ truthId }) => truthId === truth.id) as PillarWords;
}

const GRAVEST_FIRST = ['heavy', 'unsure', 'bright'] as const;

/** A truth's mood: the gravest of its answers, so that grief told beside many joys is still heard as grief. */
function moodOf(answers: readonly Heard[]): Mood | undefined {
  return GRAVEST_FIRST.find((mood) => answers.some(({ tone }) => tone === mood));
}

/** Over all, what is heard most; grief counts a little more. */
const GRIEF_COUNTS = 1.4;

/** One mention adds a line to its own truth only, unless it is of death or violence; and beside these nothing is bright. */
function overallMood(answers: readonly Heard[]): Mood | undefined {
  const isGrave = answers.some((answer) => answer.isGrave);
  const isClear = (mood: Mood) =>
    (mood === 'heavy' && isGrave) ||
    (!(mood === 'bright' && isGrave) && answers.filter(({ tone }) => tone === mood).length > 1);
  const sum = (mood: Mood) =>
    answers.reduce((all, { tone, weight }) => all + (tone === mood ? weight : 0), 0) *
    (mood === 'heavy' ? GRIEF_COUNTS : 1);
  return GRAVEST_FIRST.filter(isClear).toSorted((a, b) => sum(b) - sum(a))[0];
}

/** The answer in which a tone is heard most. */
function loudest(answers: readonly Heard[], tone: Tone): Heard | null {
  return answers
    .filter((answer) => answer.tone === tone)
    .reduce<Heard | null>((best, one) => (best && best.weight >= one.weight ? best : one), null);
}

function declared(truth: Truth, answers: readonly Heard[]): BlueprintSentence[] {
  if (answers.length === 0) return [];
  return [sentence(oneOf(pillarWords(truth).declares, seedOf(answers)), null, truth.content.verse.reference)];
}

function declarationAdd(answers: readonly Heard[]): BlueprintSentence[] {
  const mood = overallMood(answers);
  if (!mood || mood === 'bright') return [];
  return [sentence(oneOf(DECLARATION_ADDS[mood], seedOf(answers)), loudest(answers, mood), null)];
}

function pillar(
  truth: Truth,
  answers: readonly Heard[],
  remark: BlueprintSentence | undefined,
): BlueprintSentence[] {
  const { leads, replies, adds, open } = pillarWords(truth);
  if (answers.length === 0) return [sentence(open, null, null)];
  const seed = seedOf(answers);
  const mood = moodOf(answers);
  // A shorter answer is not quoted; it still chooses the lines below.
  const quoted = answers.filter(({ response }) => isQuotable(response));
  const told = quoted.map((answer) => ({
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
    ...told,
    ...(remark?.from.answer?.truthId === truth.id ? [remark] : []),
    sentence(reply.telling, null, reply.passage),
    ...(mood && add ? [sentence(add.telling, loudest(answers, mood), add.passage)] : []),
  ];
}

/** Said once on a page: that a quotation in another language stays as it is, or that short answers are fine. */
function remarkOn(answers: readonly Heard[]): BlueprintSentence | undefined {
  const foreign = answers.find(({ isEnglish, response }) => !isEnglish && isQuotable(response));
  if (foreign) return sentence(oneOf(OTHER_TONGUE, seedOf(answers)), foreign, null);
  const thin = answers.find(({ truthId }) =>
    answers.every((other) => other.truthId !== truthId || (other.isThin && other.tone === 'plain')),
  );
  return thin && sentence(oneOf(THIN, seedOf(answers)), thin, null);
}

const CUES = new Patterns<Assignment>();
for (const assignment of ASSIGNMENTS) for (const cue of assignment.cues) CUES.add(assignment, cue);

/** As the specification has it: as many as one can begin with. */
const MAX_ASSIGNED = 3;

const OF_THE_YOUNG: ReadonlySet<string> = new Set(['children', 'teenagers']);

function assigned(answers: readonly Heard[]): BlueprintSentence[] {
  const gifted = answers.filter(({ truthId }) => truthId === 'gifted');
  const found = new Map<Assignment, { count: number; answer: Heard }>();
  for (const answer of gifted) {
    const words = placedWords(answer.response);
    const cued = CUES.in(words);
    const isOfLoss = cued.some(({ owner }) => owner.id === 'grieving');
    for (const { owner, hit } of cued) {
      // Losing a child does not lead to playing with one.
      if (isOfLoss && OF_THE_YOUNG.has(owner.id)) continue;
      if (isDenied(answer.response, words, hit.first)) continue;
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

const DENIED = /\b(?:not|never|no|cannot|can['’]?t|don['’]?t|didn['’]?t|hate|without|unable)\b[^.!?]*$/i;

/** 'I never had children' and 'I cannot sing' lead nobody there. */
function isDenied(response: string, words: readonly Word[], at: number): boolean {
  const { start } = words[at] as Word;
  return DENIED.test(response.slice(words[Math.max(0, at - 3)]?.start ?? start, start));
}

function suggestion({ title, telling, passage }: Assignment, answer: Heard | null): BlueprintSentence {
  return sentence(`${title}. ${telling}`, answer, passage);
}

function living(answers: readonly Heard[]): BlueprintSentence[] {
  const seed = seedOf(answers);
  const { telling, passage } = oneOf(LIVING, seed);
  const mood = overallMood(answers);
  return [
    sentence(telling, null, passage),
    ...(mood ? [sentence(oneOf(LIVING_ADDS[mood], seed), loudest(answers, mood), null)] : []),
  ];
}

function sentence(text: string, answer: Heard | null, reference: string | null): BlueprintSentence {
  const from = answer && { truthId: answer.truthId, questionIndex: answer.questionIndex };
  return { text, words: null, from: { answer: from, reference } };
}

/** A number that these answers have and others hardly do. */
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
