import { stemOf } from '#server/scripture/text/stems';
import { chapterAround, type Span, type Text } from '#server/scripture/text/text';
import { stemsLike } from './queryExpansion';
import { type Index, inverseDocumentFrequency, versesWithStem } from './search';

/** A short passage, and the share of the question’s words that it contains, from 0 to 1; rare words count for more. */
export type Scene = { span: Span; share: number };

type Indexed = { text: Text; index: Index; worldEnglish: { index: Index } };

/** Maximum number of verses of a scene. */
const MAX_VERSES = 6;

/** A word of the same meaning counts for less than the user’s own word. */
const SAME_MEANING = 0.7;

/** Only passages that contain one of the rarest words are compared. */
const MAX_RARE_WORDS = 3;
const MAX_VERSES_OF_RARE_WORD = 1000;

type Term = { weight: number; verses: ReadonlyMap<number, number> };

/**
 * Finds the short passage that contains most of a question’s words, in the King James text or in the World English
 * Bible. Returns null if no passage contains any. Verses before `from` are left out.
 */
export function findScene(
  { text, index, worldEnglish }: Indexed,
  stems: readonly string[],
  from = 0,
): Scene | null {
  const terms = termsOf([index, worldEnglish.index], stems);
  let best: { span: Span; score: number } | null = null;
  for (const verse of rareVerses(terms)) {
    if (verse < from) continue;
    const chapter = chapterAround(text, verse);
    for (const before of [0, MAX_VERSES / 2, MAX_VERSES - 1]) {
      const first = Math.max(chapter.first, verse - before);
      const span = { first, last: Math.min(chapter.last, first + MAX_VERSES - 1) };
      const score = scoreOf(terms, span);
      if (score > (best?.score ?? 0)) best = { span, score };
    }
  }
  return best && { span: narrowed(terms, best.span), share: best.score / totalOf(terms) };
}

/** Returns the share of a question's words that a passage contains, from 0 to 1; rare words count for more. */
export function shareHeld(
  { index, worldEnglish }: Indexed,
  stems: readonly string[],
  spans: readonly Span[],
): number {
  const terms = termsOf([index, worldEnglish.index], stems);
  return Math.max(0, ...spans.map((span) => scoreOf(terms, span))) / (totalOf(terms) || 1);
}

/** Returns the words of a question with the verses that contain them, rare words first. */
function termsOf(indexes: readonly Index[], stems: readonly string[]): Term[] {
  return stems
    .map((stem) => ({ weight: weightOf(indexes, stem), verses: versesLike(indexes, stem) }))
    .sort((a, b) => b.weight - a.weight);
}

function totalOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function rareVerses(terms: readonly Term[]): Set<number> {
  const found = terms.filter(({ verses }) => verses.size > 0 && verses.size <= MAX_VERSES_OF_RARE_WORD);
  return new Set(found.slice(0, MAX_RARE_WORDS).flatMap(({ verses }) => [...verses.keys()]));
}

/** Leaves out verses at both ends of a span that add nothing to its score. */
function narrowed(terms: readonly Term[], span: Span): Span {
  const score = scoreOf(terms, span);
  let { first, last } = span;
  while (last > first && scoreOf(terms, { first, last: last - 1 }) === score) last -= 1;
  while (last > first && scoreOf(terms, { first: first + 1, last }) === score) first += 1;
  return { first, last };
}

function scoreOf(terms: readonly Term[], { first, last }: Span): number {
  let sum = 0;
  for (const { weight, verses } of terms) {
    let quality = 0;
    for (let verse = first; verse <= last; verse++) quality = Math.max(quality, verses.get(verse) ?? 0);
    sum += weight * quality;
  }
  return sum;
}

function weightOf(indexes: readonly Index[], stem: string): number {
  return Math.min(...indexes.map((index) => inverseDocumentFrequency(index, stem)));
}

/** Returns the verses with a stem or one of the same meaning, and how well each fits: 1 for the stem itself. */
function versesLike(indexes: readonly Index[], stem: string): ReadonlyMap<number, number> {
  const verses = new Map<number, number>();
  for (const like of new Set(stemsLike(stem))) {
    const quality = like === stem ? 1 : SAME_MEANING;
    for (const verse of indexes.flatMap((index) => [...versesWithStem(index, like)]))
      verses.set(verse, Math.max(verses.get(verse) ?? 0, quality));
  }
  return verses;
}

/**
 * Returns the short passage in which a name occurs most often, preferably in a chapter that is about it. Returns null if
 * it occurs nowhere.
 */
export function passageNaming({ text, index, worldEnglish }: Indexed, name: string): Span | null {
  const verses = [index, worldEnglish.index].flatMap((each) => [...versesWithStem(each, stemOf(name))]);
  const named = [...new Set(verses)].sort((a, b) => a - b);
  let densest: Span | null = null;
  let most = 0;
  for (const first of named) {
    const chapter = chapterAround(text, first);
    const inChapter = named.filter((verse) => verse >= chapter.first && verse <= chapter.last);
    const near = inChapter.filter((verse) => verse >= first && verse < first + MAX_VERSES);
    const count = near.length + inChapter.length * WEIGHT_OF_CHAPTER;
    if (count <= most) continue;
    most = count;
    densest = { first, last: near.at(-1) as number };
  }
  return densest;
}

const WEIGHT_OF_CHAPTER = 0.5;
