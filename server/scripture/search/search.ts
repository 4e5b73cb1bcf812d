import { stemOf } from '#server/scripture/text/stems';
import type { Span, Text } from '#server/scripture/text/text';
import { type WordIndex, wordsIn } from '#server/scripture/text/wordIndex';

/** BM25 index: the verses in which each stem occurs, and how often. */
export type Index = {
  /** Stem → stem id. */
  stems: ReadonlyMap<string, number>;
  /** Word id → stem id. */
  stemOfId: Uint16Array;
  /** The start of each stem’s verses in `verses`, and the end of the last one. */
  starts: Uint32Array;
  verses: Uint16Array;
  counts: Uint8Array;
  /** K1 times the normalized length of each verse. */
  lengthNorms: Float64Array;
  /** Reused by every search, because a new array per search costs more time than the search itself. */
  scores: Float64Array;
};

export type Match = { verse: number; score: number };

// The usual BM25 constants, but with a lower B (the weight of the verse length), because verses are short and of
// similar length.
const K1 = 1.2;
const B = 0.4;

const OWN_STEM_WEIGHT = 1;
const RELATED_STEM_WEIGHT = 0.6;

/** Stop words. They occur in too many verses to tell verses apart. */
const STOP_WORDS = new Set(
  'the and of to in that a an is it for be have shall will you your i my me we our us he his him she her they them their with not unto from by as at on this which all but so if then there when what who do say are was or no out up upon into thing any about how why can does did im ive dont cant am feel bible verse verses scripture god lord please want need get'
    .split(' ')
    .map(stemOf),
);

/** Indexes the verses of a text, in steps. */
export function* indexVerses({ verses: texts }: Text, words: WordIndex): Generator<void, Index> {
  const { stems, stemOfId } = stemWords(words);
  yield;
  const meanLength = words.tokens.length / texts.length;
  const lengthNorms = Float64Array.from(
    texts,
    (_, verse) => K1 * (1 - B + (B * lengthOf(words, verse)) / meanLength),
  );

  const starts = new Uint32Array(stems.size + 1);
  eachStem(words, stemOfId, stems.size, (stem, _, isNew) => {
    if (isNew) starts[stem + 1] = (starts[stem + 1] as number) + 1;
  });
  for (let stem = 0; stem < stems.size; stem++) {
    starts[stem + 1] = (starts[stem + 1] as number) + (starts[stem] as number);
  }

  yield;
  const verses = new Uint16Array(starts[stems.size] as number);
  const counts = new Uint8Array(verses.length);
  const next = starts.slice(0, stems.size);
  eachStem(words, stemOfId, stems.size, (stem, verse, isNew) => {
    if (isNew) next[stem] = (next[stem] as number) + 1;
    const slot = (next[stem] as number) - 1;
    verses[slot] = verse;
    counts[slot] = (counts[slot] as number) + 1;
  });
  return { stems, stemOfId, starts, verses, counts, lengthNorms, scores: new Float64Array(texts.length) };
}

function stemWords({ ids }: WordIndex): Pick<Index, 'stems' | 'stemOfId'> {
  const stems = new Map<string, number>();
  const stemOfId = new Uint16Array(ids.size);
  for (const [word, id] of ids) {
    const stem = stemOf(word);
    const number = stems.get(stem) ?? stems.size;
    stems.set(stem, number);
    stemOfId[id] = number;
  }
  return { stems, stemOfId };
}

/** Visits every word of the text. `isNew` is true for the first occurrence of a stem in its verse. */
function eachStem(
  { tokens, starts }: WordIndex,
  stemOfId: Uint16Array,
  stemCount: number,
  visit: (stem: number, verse: number, isNew: boolean) => void,
): void {
  const lastSeen = new Int32Array(stemCount).fill(-1);
  for (let verse = 0; verse + 1 < starts.length; verse++) {
    const end = starts[verse + 1] as number;
    for (let at = starts[verse] as number; at < end; at++) {
      const stem = stemOfId[tokens[at] as number] as number;
      visit(stem, verse, lastSeen[stem] !== verse);
      lastSeen[stem] = verse;
    }
  }
}

function lengthOf({ starts }: WordIndex, verse: number): number {
  return (starts[verse + 1] as number) - (starts[verse] as number);
}

/** Returns the unique stems of a query without stop words. */
function queryStems(query: string): string[] {
  return withoutStopWords(wordsIn(query).map(stemOf));
}

function withoutStopWords(stems: readonly string[]): string[] {
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !STOP_WORDS.has(stem));
}

/**
 * Finds the verses that share most of the query's words, best first. `also` are related stems, which count for less.
 */
export function searchVerses(index: Index, query: string, also: readonly string[], limit: number): Match[] {
  const matches: Match[] = [];
  scoresOf(index, queryStems(query), also).forEach((score, verse) => {
    if (score > 0) matches.push({ verse, score });
  });
  return matches.sort((a, b) => b.score - a.score || a.verse - b.verse).slice(0, limit);
}

/**
 * Returns the number of verses that score higher than every verse of a span. If the span does not match at all, returns
 * the number of all verses.
 */
export function rankOf(
  index: Index,
  stems: readonly string[],
  also: readonly string[],
  { first, last }: Span,
): number {
  const scores = scoresOf(index, withoutStopWords(stems), also);
  let spanScore = 0;
  for (let verse = first; verse <= last; verse++) spanScore = Math.max(spanScore, scores[verse] as number);
  if (spanScore === 0) return scores.length;
  let rank = 0;
  for (let verse = 0; verse < scores.length; verse++) if ((scores[verse] as number) > spanScore) rank++;
  return rank;
}

/** Returns the score of every verse, in the array that the next search overwrites. */
function scoresOf(index: Index, own: readonly string[], also: readonly string[]): Float64Array {
  const scores = index.scores.fill(0);
  for (const stem of own) addScores(index, stem, OWN_STEM_WEIGHT, scores);
  for (const stem of new Set(also))
    if (!own.includes(stem)) addScores(index, stem, RELATED_STEM_WEIGHT, scores);
  return scores;
}

/** Finds the verses that a query of three or more stems seems to quote, best first: they contain most of the stems. */
export function quotedVerses(index: Index, query: string, limit: number): Match[] {
  const stems = queryStems(query);
  if (stems.length < 3) return [];
  const needed = Math.ceil(stems.length * 0.75);
  return searchVerses(index, query, [], limit).filter(
    ({ verse }) => stems.filter((stem) => contains(index, stem, verse)).length >= needed,
  );
}

function contains(index: Index, stem: string, verse: number): boolean {
  return versesWithStem(index, stem).includes(verse);
}

/** Returns the verses that contain a stem, in order. */
export function versesWithStem({ stems, starts, verses }: Index, stem: string): Uint16Array {
  const number = stems.get(stem);
  return number === undefined ? NO_VERSES : verses.subarray(starts[number], starts[number + 1]);
}

const NO_VERSES = new Uint16Array();

/** Scores the verses that contain any of the stems, each with its weight. */
export function scoreStems(index: Index, weights: ReadonlyMap<string, number>): Float64Array {
  const scores = new Float64Array(index.lengthNorms.length);
  for (const [stem, weight] of weights) addScores(index, stem, weight, scores);
  return scores;
}

function addScores(index: Index, stem: string, weight: number, scores: Float64Array): void {
  const number = index.stems.get(stem);
  if (number === undefined) return;
  const from = index.starts[number] as number;
  const to = index.starts[number + 1] as number;
  const total = index.lengthNorms.length;
  const rarity = Math.log(1 + (total - (to - from) + 0.5) / (to - from + 0.5));
  const factor = weight * rarity * (K1 + 1);
  for (let at = from; at < to; at++) {
    const verse = index.verses[at] as number;
    const count = index.counts[at] as number;
    const score = (factor * count) / (count + (index.lengthNorms[verse] as number));
    scores[verse] = (scores[verse] as number) + score;
  }
}

/** Returns the inverse document frequency: 0 for a word in every verse, about 10 for a word in one verse. */
export function inverseDocumentFrequency(index: Index, stem: string): number {
  const number = index.stems.get(stem);
  if (number === undefined) return Math.log(index.lengthNorms.length);
  const count = (index.starts[number + 1] as number) - (index.starts[number] as number);
  return Math.log(index.lengthNorms.length / count);
}
