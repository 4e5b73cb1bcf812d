import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { lazy } from '#server/lib/lazy';
import { meaningOf } from './meaning';
import { padded, tellingStems } from './phrases';

export type TopicMatch = { topic: Topic; score: number };

/** Below this, what fits is chance. */
const ENOUGH = 4.2;

// Found on the development cases of retrieval, and on the topics' own sentences.
/** A whole phrase of everyday words, said as it is written. */
const WHOLE_SAYING = 7;
const SECOND = 0.66;
const LOOSE = 0.11;
const ONLY_LOOSE = 0.84;
const TOLD = 0.73;

type Phrase = { topic: number; text: string; stems: readonly string[]; isAlias: boolean };

/** The pages that fit what somebody says, best first; none when nothing really does. */
export function topicsFor(said: string): TopicMatch[] {
  const text = padded(said);
  const meant = meaningOf(said);
  const whole = wholePhrases(meant, text);
  const loose = looseWords(meant);
  const told = toldWords(meant);
  // In their own order, which decides between two that fit as well.
  const touched = [...new Set([...whole.keys(), ...loose.keys(), ...told.keys()])].sort((a, b) => a - b);
  return touched
    .map((at) => {
      const [best = 0, second = 0] = (whole.get(at) ?? []).sort((a, b) => b - a);
      const score =
        best +
        second * SECOND +
        (loose.get(at) ?? 0) * (best > 0 ? LOOSE : ONLY_LOOSE) +
        (told.get(at) ?? 0) * TOLD;
      return { topic: TOPICS[at] as Topic, at, score };
    })
    .filter(
      ({ at, score }) => score >= ENOUGH && !known().guards[at]?.some((phrase) => text.includes(phrase)),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ topic, score }) => ({ topic, score }));
}

/** How few topics share a stem. */
function topicRarityOf(stem: string): number {
  return Math.log(1 + TOPICS.length / (known().holding.get(stem)?.topics.size ?? TOPICS.length));
}

/** For every topic what its phrases are worth of which everything that says something was said. */
function wholePhrases(meant: ReadonlyMap<string, number>, text: string): Map<number, number[]> {
  const counts = new Map<number, number>();
  for (const stem of meant.keys()) {
    for (const phrase of known().holding.get(stem)?.phrases ?? [])
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const found = new Map<number, number[]>();
  const add = (topic: number, score: number) => found.set(topic, [...(found.get(topic) ?? []), score]);
  for (const [at, count] of counts) {
    const phrase = known().phrases[at] as Phrase;
    if (count === phrase.stems.length) add(phrase.topic, worthOf(phrase, meant, text));
  }
  for (const { topic, text: phrase } of known().plain) if (text.includes(phrase)) add(topic, WHOLE_SAYING);
  return found;
}

function worthOf({ stems, text, isAlias }: Phrase, meant: ReadonlyMap<string, number>, said: string): number {
  const weight = stems.reduce((sum, stem) => sum + topicRarityOf(stem) * (meant.get(stem) ?? 0), 0);
  // One word of a longer phrase's leavings tells less than a name of the topic.
  const trust = isAlias || stems.length > 1 ? 1 : 0.75;
  return weight * trust * (said.includes(text) ? 1.25 : 1);
}

function looseWords(meant: ReadonlyMap<string, number>): Map<number, number> {
  const loose = new Map<number, number>();
  for (const [stem, weight] of meant) {
    for (const topic of known().holding.get(stem)?.topics ?? []) {
      loose.set(topic, (loose.get(topic) ?? 0) + topicRarityOf(stem) * weight);
    }
  }
  return loose;
}

/** For every topic how much of what was said is the way people tell of it. */
function toldWords(meant: ReadonlyMap<string, number>): Map<number, number> {
  const told = new Map<number, number>();
  for (const [stem, weight] of meant) {
    const uses = known().uses.get(stem);
    if (!uses) continue;
    const rarity = Math.log(TOPICS.length / uses.size);
    // The second use of a word tells less than the first.
    for (const [topic, count] of uses) {
      told.set(topic, (told.get(topic) ?? 0) + (rarity * weight * count) / (count + 1.2));
    }
  }
  return told;
}

/** Every word of every topic is read for this, which the start of the house does not wait for. */
const known = lazy(() => {
  const phrases = TOPICS.flatMap(phrasesOf);
  return {
    phrases,
    /** Phrases of nothing but everyday words are found as they are written. */
    plain: phrases.filter(({ stems }) => stems.length === 0),
    holding: holdingOf(phrases),
    uses: usesOf(TOPICS),
    guards: TOPICS.map(({ not = [] }) => not.map(padded)),
  };
});

function phrasesOf({ title, aliases, triggers }: Topic, topic: number): Phrase[] {
  const phrase = (text: string, isAlias: boolean) => ({
    topic,
    text: padded(text),
    stems: tellingStems(text),
    isAlias,
  });
  return [
    ...[title, ...aliases].map((text) => phrase(text, true)),
    ...triggers.map((text) => phrase(text, false)),
  ];
}

/** Stem → the phrases and the topics that hold it. */
function holdingOf(phrases: readonly Phrase[]) {
  const holding = new Map<string, { phrases: number[]; topics: Set<number> }>();
  for (const [at, { stems, topic }] of phrases.entries()) {
    for (const stem of stems) {
      const here = holding.get(stem) ?? { phrases: [], topics: new Set() };
      here.phrases.push(at);
      here.topics.add(topic);
      holding.set(stem, here);
    }
  }
  return holding;
}

/** Stem → how often each topic uses it, its sentences included. */
function usesOf(topics: readonly Topic[]) {
  const uses = new Map<string, Map<number, number>>();
  for (const [topic, { title, aliases, triggers, says = [] }] of topics.entries()) {
    for (const text of [title, ...aliases, ...triggers, ...says]) {
      for (const stem of tellingStems(text)) {
        const here = uses.get(stem) ?? new Map<number, number>();
        uses.set(stem, here.set(topic, (here.get(topic) ?? 0) + 1));
      }
    }
  }
  return uses;
}
