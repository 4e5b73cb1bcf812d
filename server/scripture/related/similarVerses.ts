import type { Scripture } from '#server/scripture/scripture';
import { versesWith } from '#server/scripture/study/originalWords';
import { MAX_STORY_VERSES } from '#server/scripture/study/topicalBible';
import type { Span } from '#server/scripture/text/text';
import { contentWordsIn } from './contentWords';

export type SimilarVerse = {
  verse: number;
  score: number;
  /** The Strong's numbers that both share, rarest first. */
  numbers: number[];
};

/** A word in more verses than this says nothing about a verse. */
const MAX_VERSES_OF_WORD = 1200;

/**
 * Weight of a shared heading of the topical Bible, relative to a shared rare word. Headings that cite many passages
 * weigh less.
 */
const HEADING_WEIGHT = 14;
const MAX_PASSAGES_OF_HEADING = 60;

/**
 * Finds the verses that share rare Hebrew or Greek words, rare English words or headings of the topical Bible with a
 * passage, most similar first. Words such as 'your' do not count, however rare. The passage itself is left out.
 */
export function similarVerses(scripture: Scripture, { first, last }: Span): SimilarVerse[] {
  const { originals, topicalBible } = scripture;
  const total = scripture.text.verses.length;
  const found = new Map<number, SimilarVerse>();
  const add = (verse: number, score: number, number?: number) => {
    if (verse >= first && verse <= last) return;
    const known = found.get(verse) ?? { verse, score: 0, numbers: [] };
    known.score += score;
    if (number !== undefined) known.numbers.push(number);
    found.set(verse, known);
  };
  for (const number of rareNumbersIn(scripture, { first, last })) {
    const verses = versesWith(originals, number);
    const rarity = Math.log(total / verses.length);
    for (const verse of verses) add(verse, (rarity * rarity) / 10, number);
  }
  for (const stem of rareStemsIn(scripture, { first, last })) {
    const verses = scripture.index.verses.subarray(
      scripture.index.starts[stem],
      scripture.index.starts[stem + 1],
    );
    const rarity = Math.log(total / verses.length);
    for (const verse of verses) add(verse, (rarity * rarity) / 20);
  }
  for (const heading of headingsOf(scripture, { first, last })) {
    const spans = topicalBible.spansOf(heading);
    const weight = HEADING_WEIGHT / (2 + spans.length);
    for (const span of spans) {
      if (span.last - span.first >= MAX_STORY_VERSES) continue;
      for (let verse = span.first; verse <= span.last; verse++) add(verse, weight);
    }
  }
  // A long verse shares more words by chance.
  const lengthOf = (verse: number) =>
    (scripture.words.starts[verse + 1] as number) - (scripture.words.starts[verse] as number);
  return [...found.values()]
    .map((one) => ({ ...one, score: one.score / Math.sqrt(12 + lengthOf(one.verse)) }))
    .sort((a, b) => b.score - a.score || a.verse - b.verse);
}

function rareNumbersIn(scripture: Scripture, span: Span): number[] {
  const { originals } = scripture;
  const numbers = new Set(contentWordsIn(scripture, span).map(({ at }) => originals.numbers[at] as number));
  return [...numbers]
    .filter((number) => number > 0)
    .map((number) => ({ number, count: versesWith(originals, number).length }))
    .filter(({ count }) => count > 1 && count <= MAX_VERSES_OF_WORD)
    .sort((a, b) => a.count - b.count)
    .map(({ number }) => number);
}

function rareStemsIn(scripture: Scripture, span: Span): Set<number> {
  const { index, words } = scripture;
  const stems = new Set<number>();
  for (const { at } of contentWordsIn(scripture, span)) {
    const stem = index.stemOfId[words.tokens[at] as number] as number;
    const count = (index.starts[stem + 1] as number) - (index.starts[stem] as number);
    if (count > 1 && count <= MAX_VERSES_OF_WORD) stems.add(stem);
  }
  return stems;
}

/** Returns the headings that cite a verse of the span, most specific first. */
export function headingsOf({ topicalBible }: Scripture, { first, last }: Span): number[] {
  const sizes = new Map<number, number>();
  for (let verse = first; verse <= last; verse++) {
    for (const heading of topicalBible.headingsCiting(verse)) {
      if (!sizes.has(heading)) sizes.set(heading, topicalBible.spansOf(heading).length);
    }
  }
  return [...sizes]
    .filter(([, size]) => size > 1 && size <= MAX_PASSAGES_OF_HEADING)
    .sort(([a, size], [b, other]) => size - other || a - b)
    .map(([heading]) => heading);
}
