import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { stemOf } from '#server/scripture/text/stems';
import type { Span } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';

/** Words of 1769, as stems, that say no more about a verse than the stop words of the search. */
const COMMON_WORDS = new Set(
  `among art behold christ didst dost doth ere hadst hast hence herein hereby himself herself hither jesus lest lo moreover
  nay nought o ought ourselves saith shall shalt thee themselves thence thereby therefore therein thereof thereon thine
  thither thou thus thy thyself unto verily whatsoever whence whereas whereby wherefore wherein whereof wherewith whither
  whosoever wilt wouldest ye yea yourselves`
    .split(/\s+/)
    .map(stemOf),
);

/** A word of a passage: its place among all words of the text, and its place in its verse. */
export type PlacedWord = { at: number; verse: number; inVerse: number };

/** Returns the words of a passage that say what it is about, in order. */
export function contentWordsIn({ text, words }: Scripture, { first, last }: Span): PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (let verse = first; verse <= last; verse++) {
    for (const [inVerse, word] of wordsIn(text.verses[verse] as string).entries()) {
      if (!isContentWord(word)) continue;
      placed.push({ at: (words.starts[verse] as number) + inVerse, verse, inVerse });
    }
  }
  return placed;
}

function isContentWord(word: string): boolean {
  return contentStems(word).some((stem) => !COMMON_WORDS.has(stem));
}
