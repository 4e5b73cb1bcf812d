import {
  ASSIGNMENTS,
  DEFAULT_ASSIGNMENTS,
  GRAVE_CUES,
  LIVING,
  OTHER_TONGUE,
  PILLARS,
  THIN,
  TONE_CUES,
} from '#content/blueprint';
import type { Assignment, Leaning, PillarWords, Tone } from '#content/blueprintWords';
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

/**
 * The Blueprint of these answers: their own words, what was authored for their tone, and verses; every sentence says
 * where it comes from. The same answers make the same Blueprint. `edits` are sections written anew, by their id.
 */
export function composeBlueprint(
  scripture: Scripture,
  responses: readonly IdentityResponse[],
  edits: ReadonlyMap<string, string>,
): Blueprint {
  const answers = responses.map(heard);
  const seed = seedOf(responses);
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
  const of = (truth: Truth) => answers.filter(({ truthId }) => truthId === truth.id);
  return {
    answered: answers.length,
    total: QUESTIONS_TOTAL,
    declaration: section(
      'declaration',
      'Core Identity Declaration',
      TRUTHS.flatMap((truth) => declared(truth, of(truth), seed)),
    ),
    pillars: TRUTHS.map((truth) =>
      section(
        `pillar.${truth.id}`,
        truth.title,
        pillar(truth, of(truth), seed),
        truth.content.verse.reference,
      ),
    ),
    assignment: section('assignment', 'Kingdom Assignment', assigned(answers)),
    living: section('living', 'Living Your Blueprint', living(answers, seed)),
  };
}

/** An answer as it is heard: how it sounds, how much it says, in which language. */
type Heard = IdentityResponse & { tone: Tone; weight: number; isThin: boolean; isEnglish: boolean };

const TONES = new Patterns<Exclude<Tone, 'plain'>>();
for (const tone of ['heavy', 'unsure', 'bright'] as const)
  for (const cue of TONE_CUES[tone]) TONES.add(tone, cue);

const GRAVE = new Patterns<true>();
for (const cue of GRAVE_CUES) GRAVE.add(true, cue);

function heard(response: IdentityResponse): Heard {
  const words = placedWords(response.response);
  const found = outermost(TONES.in(words));
  const count = (tone: Tone) => found.filter((one) => one === tone).length;
  // Where death or violence is told, no joy beside it talks over it.
  const tone =
    GRAVE.in(words).length > 0
      ? 'heavy'
      : GRAVEST_FIRST.find(
          (one) => count(one) > 0 && GRAVEST_FIRST.every((other) => count(one) >= count(other)),
        );
  return {
    ...response,
    tone: tone ?? 'plain',
    weight: tone ? Math.max(1, count(tone)) : 0,
    isThin: words.length <= 3,
    isEnglish: seemsEnglish(response.response, words),
  };
}

/**
 * Without hits that lie inside a longer one of another tone: in 'not happy' only 'not happy' counts. One pass over the
 * hits in their order: a hit lies inside another one when a hit that begins no later ends no earlier.
 */
function outermost(found: ReturnType<(typeof TONES)['in']>): Exclude<Tone, 'plain'>[] {
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

/** A truth's tone: the gravest of its answers; grief told beside many joys is still answered as grief. */
function toneOf(answers: readonly Heard[]): Tone {
  return GRAVEST_FIRST.find((tone) => answers.some((answer) => answer.tone === tone)) ?? 'plain';
}

/** Over all, what is heard most; grief counts a little more. */
const GRIEF_COUNTS = 1.4;

function overallTone(answers: readonly Heard[]): Tone {
  const sum = (tone: Tone) =>
    answers.reduce((all, one) => all + (one.tone === tone ? one.weight : 0), 0) *
    (tone === 'heavy' ? GRIEF_COUNTS : 1);
  return GRAVEST_FIRST.reduce<Tone>(
    (best, tone) => (sum(tone) > (best === 'plain' ? 0 : sum(best)) ? tone : best),
    'plain',
  );
}

/** The answer in which a tone is heard most. */
function loudest(answers: readonly Heard[], tone: Tone): Heard | null {
  return answers
    .filter((answer) => answer.tone === tone)
    .reduce<Heard | null>((best, one) => (best && best.weight >= one.weight ? best : one), null);
}

function declared(truth: Truth, answers: readonly Heard[], seed: number): BlueprintSentence[] {
  if (answers.length === 0) return [];
  const tone = toneOf(answers);
  const text = oneOf(pillarWords(truth).declares[tone], seed);
  return [sentence(text, loudest(answers, tone), truth.content.verse.reference)];
}

function pillar(truth: Truth, answers: readonly Heard[], seed: number): BlueprintSentence[] {
  const { leads, replies, open } = pillarWords(truth);
  if (answers.length === 0) return [sentence(open, null, null)];
  const tone = toneOf(answers);
  const told = answers.map((answer) => ({
    ...sentence(oneOf(leads[answer.questionIndex] ?? ['You wrote:'], seed), answer, null),
    words: excerptOf(answer.response),
  }));
  const reply = oneOf(replies[tone], seed);
  return [...told, ...noticed(answers, seed), sentence(reply.telling, loudest(answers, tone), reply.passage)];
}

/** What is said where an answer is very short, or in another language than ours. */
function noticed(answers: readonly Heard[], seed: number): BlueprintSentence[] {
  const foreign = answers.find(({ isEnglish }) => !isEnglish);
  if (foreign) return [sentence(oneOf(OTHER_TONGUE, seed), foreign, null)];
  const thin = answers.every(({ isThin }) => isThin) ? answers[0] : undefined;
  return thin ? [sentence(oneOf(THIN, seed), thin, null)] : [];
}

const CUES = new Patterns<Assignment>();
for (const assignment of ASSIGNMENTS) for (const cue of assignment.cues) CUES.add(assignment, cue);

/** As many as one can begin with. */
const ASSIGNED_MOST = 3;

function assigned(answers: readonly Heard[]): BlueprintSentence[] {
  const gifted = answers.filter(({ truthId }) => truthId === 'gifted');
  const found = new Map<Assignment, { count: number; answer: Heard }>();
  for (const answer of gifted) {
    const words = placedWords(answer.response);
    for (const { owner, hit } of CUES.in(words)) {
      if (isDenied(answer.response, words, hit.first)) continue;
      const before = found.get(owner);
      found.set(owner, { count: (before?.count ?? 0) + 1, answer: before?.answer ?? answer });
    }
  }
  if (found.size === 0) return DEFAULT_ASSIGNMENTS.map((assignment) => suggestion(assignment, null));
  return [...found]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, ASSIGNED_MOST)
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

function living(answers: readonly Heard[], seed: number): BlueprintSentence[] {
  const { telling, passage }: Leaning = oneOf(LIVING[overallTone(answers)], seed);
  return [sentence(telling, null, passage)];
}

function sentence(text: string, answer: Heard | null, reference: string | null): BlueprintSentence {
  const from = answer && { truthId: answer.truthId, questionIndex: answer.questionIndex };
  return { text, words: null, from: { answer: from, reference } };
}

/** Of a long answer its beginning stands; it can be read in full where it was written. */
const BEGINNING = 100;

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function excerptOf(response: string): string {
  const text = response.replace(/\s+/g, ' ').trim();
  // The rest of a long answer is not segmented.
  const letters = [...take(LETTERS.segment(text), BEGINNING + 1)].map(({ segment }) => segment);
  if (letters.length <= BEGINNING) return letters.join('');
  return `${letters.slice(0, BEGINNING).join('').trimEnd()}…`;
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken === count) return;
    taken += 1;
    yield item;
  }
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
