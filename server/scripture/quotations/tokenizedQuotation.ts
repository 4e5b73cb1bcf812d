import type { Edition } from '#server/scripture/scripture';
import { stemOf } from '#server/scripture/text/stems';
import { comparableWordsIn, tokensOf, UNKNOWN_WORD } from '#server/scripture/text/wordIndex';

/** Words with their stems. */
export type Fragment = { words: string[]; stems: string[] };

/** A fragment with the ids that its words and stems have in a text. */
export type TokenizedQuotation = Fragment & { ids: Int32Array; stemIds: Int32Array };

/** Longer than any real quotation. Further words are not compared. */
const MAX_WORDS = 400;

const ELLIPSIS = /\[?\s*(?:…|\.\s?\.\s?\.(?:\s?\.)?)\s*\]?/;

/** The number of a verse in front of its words. Both texts write all their numbers as words. */
const VERSE_NUMBER = /(?<=^|[\s.,;:!?"”’])\[?\d{1,3}\]?(?=\s*[“‘"'[]?[A-Za-z])/g;

/** Returns the words of a quotation without verse numbers, split at ellipses. */
export function fragmentsOf(quotation: string): Fragment[] {
  let left = MAX_WORDS;
  const fragments: Fragment[] = [];
  for (const part of quotation.split(ELLIPSIS)) {
    const words = comparableWordsIn(part.replace(VERSE_NUMBER, ' ')).slice(0, left);
    left -= words.length;
    if (words.length > 0) fragments.push({ words, stems: words.map(stemOf) });
  }
  return fragments;
}

/** Returns the ids that words have in a text. */
export function tokenize(
  { words: wordIndex, index }: Edition,
  { words, stems }: Fragment,
): TokenizedQuotation {
  const stemIds = Int32Array.from(stems, (stem) => index.stems.get(stem) ?? UNKNOWN_WORD);
  return { words, stems, ids: tokensOf(wordIndex, words), stemIds };
}
