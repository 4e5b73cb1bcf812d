import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';
import { lazy } from '#language/lazy';
import { contentStems, padWords } from './contentStems';
import { createMessageCache } from './messageCache';
import { expandQuery } from './queryExpansion';

export type TopicMatch = { topic: Topic; score: number };

/** Minimum score of a topic. Lower scores are chance matches. */
const MIN_SCORE = 4.2;

// Weights tuned on the development cases for retrieval and on the sample sentences of the topics.
/** Score of a phrase of stop words that occurs literally. */
const LITERAL_PHRASE_SCORE = 7;
const SECOND_PHRASE_WEIGHT = 0.66;
const SINGLE_WORD_WEIGHT = 0.11;
const ONLY_SINGLE_WORDS_WEIGHT = 0.84;
const SAMPLE_WEIGHT = 0.73;
/** A trigger with only one stem is a weaker signal than a name of the topic. */
const ONE_STEM_TRIGGER_WEIGHT = 0.75;
/** A phrase that occurs word for word, not only with all its stems. */
const WHOLE_PHRASE_WEIGHT = 1.25;
/** Saturation of the words of sample sentences: further uses of a word count for less. */
const SAMPLE_SATURATION = 1.2;

type Phrase = { topic: number; text: string; stems: readonly string[]; isAlias: boolean };

/** Finds the topics that match a text, best first. Returns an empty list if nothing scores high enough. */
export function topicsFor(prose: string): readonly TopicMatch[] {
  return cachedMatches(prose, () => matchTopics(prose));
}

const cachedMatches = createMessageCache<readonly TopicMatch[]>();

function matchTopics(prose: string): TopicMatch[] {
  const text = padWords(prose);
  const weights = expandQuery(prose);
  const phrases = phraseScores(weights, text);
  const singleWords = singleWordScores(weights);
  const samples = sampleScores(weights);
  // Sorts by topic index, which breaks ties.
  const matched = [...new Set([...phrases.keys(), ...singleWords.keys(), ...samples.keys()])].sort(
    (a, b) => a - b,
  );
  return matched
    .map((at) => {
      const [best = 0, second = 0] = (phrases.get(at) ?? []).sort((a, b) => b - a);
      const score =
        best +
        second * SECOND_PHRASE_WEIGHT +
        (singleWords.get(at) ?? 0) * (best > 0 ? SINGLE_WORD_WEIGHT : ONLY_SINGLE_WORDS_WEIGHT) +
        (samples.get(at) ?? 0) * SAMPLE_WEIGHT;
      return { topic: TOPICS[at] as Topic, at, score };
    })
    .filter(
      ({ at, score }) =>
        score >= MIN_SCORE && !topicIndex().guards[at]?.some((phrase) => text.includes(phrase)),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ topic, score }) => ({ topic, score }));
}

/** Returns the inverse document frequency of a stem over the topics. */
function topicRarityOf(stem: string): number {
  return Math.log(1 + TOPICS.length / (topicIndex().byStem.get(stem)?.topics.size ?? TOPICS.length));
}

/** Returns, for each topic, the scores of its phrases whose stems all occur in the text. */
function phraseScores(weights: ReadonlyMap<string, number>, text: string): Map<number, number[]> {
  const { byStem, phrases } = topicIndex();
  // The number of stems of each phrase that occur.
  const counts = new Uint8Array(phrases.length);
  const found = new Map<number, number[]>();
  const add = (topic: number, score: number) => found.set(topic, [...(found.get(topic) ?? []), score]);
  for (const stem of weights.keys()) {
    for (const at of byStem.get(stem)?.phrases ?? []) {
      const phrase = phrases[at] as Phrase;
      const count = (counts[at] as number) + 1;
      counts[at] = count;
      if (count === phrase.stems.length) add(phrase.topic, phraseScore(phrase, weights, text));
    }
  }
  for (const { topic, text: phrase } of topicIndex().literalPhrases)
    if (text.includes(phrase)) add(topic, LITERAL_PHRASE_SCORE);
  return found;
}

function phraseScore(
  { stems, text, isAlias }: Phrase,
  weights: ReadonlyMap<string, number>,
  prose: string,
): number {
  const weight = stems.reduce((sum, stem) => sum + topicRarityOf(stem) * (weights.get(stem) ?? 0), 0);
  const confidence = isAlias || stems.length > 1 ? 1 : ONE_STEM_TRIGGER_WEIGHT;
  return weight * confidence * (prose.includes(text) ? WHOLE_PHRASE_WEIGHT : 1);
}

function singleWordScores(weights: ReadonlyMap<string, number>): Map<number, number> {
  const singleWords = new Map<number, number>();
  for (const [stem, weight] of weights) {
    for (const topic of topicIndex().byStem.get(stem)?.topics ?? []) {
      singleWords.set(topic, (singleWords.get(topic) ?? 0) + topicRarityOf(stem) * weight);
    }
  }
  return singleWords;
}

/** Returns, for each topic, how well the text matches the words of its sample sentences. */
function sampleScores(weights: ReadonlyMap<string, number>): Map<number, number> {
  const samples = new Map<number, number>();
  for (const [stem, weight] of weights) {
    const uses = topicIndex().uses.get(stem);
    if (!uses) continue;
    const rarity = Math.log(TOPICS.length / uses.size);
    for (const [topic, count] of uses) {
      samples.set(topic, (samples.get(topic) ?? 0) + (rarity * weight * count) / (count + SAMPLE_SATURATION));
    }
  }
  return samples;
}

/** The topic index. It is built on first use, because it reads every word of every topic and would delay startup. */
const topicIndex = lazy(() => {
  const phrases = TOPICS.flatMap(phrasesOf);
  return {
    phrases,
    /** Phrases of stop words only; these must occur literally. */
    literalPhrases: phrases.filter(({ stems }) => stems.length === 0),
    byStem: invertedIndex(phrases),
    uses: useCounts(TOPICS),
    guards: TOPICS.map(({ not = [] }) => not.map(padWords)),
  };
});

function phrasesOf({ title, aliases, triggers }: Topic, topic: number): Phrase[] {
  const phrase = (text: string, isAlias: boolean) => ({
    topic,
    text: padWords(text),
    stems: contentStems(text),
    isAlias,
  });
  return [
    ...[title, ...aliases].map((text) => phrase(text, true)),
    ...triggers.map((text) => phrase(text, false)),
  ];
}

/** Builds an inverted index: stem → the phrases and topics that contain it. */
function invertedIndex(phrases: readonly Phrase[]) {
  const byStem = new Map<string, { phrases: number[]; topics: Set<number> }>();
  for (const [at, { stems, topic }] of phrases.entries()) {
    for (const stem of stems) {
      const entry = byStem.get(stem) ?? { phrases: [], topics: new Set() };
      entry.phrases.push(at);
      entry.topics.add(topic);
      byStem.set(stem, entry);
    }
  }
  return byStem;
}

/** Counts how often each topic uses a stem, including in its sample sentences: stem → topic → count. */
function useCounts(topics: readonly Topic[]) {
  const uses = new Map<string, Map<number, number>>();
  for (const [topic, { title, aliases, triggers, says = [] }] of topics.entries()) {
    for (const text of [title, ...aliases, ...triggers, ...says]) {
      for (const stem of contentStems(text)) {
        const entry = uses.get(stem) ?? new Map<number, number>();
        uses.set(stem, entry.set(topic, (entry.get(topic) ?? 0) + 1));
      }
    }
  }
  return uses;
}
