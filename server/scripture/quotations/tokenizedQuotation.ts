import type { Edition } from '#server/scripture/scripture';
import { stemOf } from '#server/scripture/text/stems';
import { tokensOf, UNKNOWN_WORD, wordsIn } from '#server/scripture/text/wordIndex';

/** A tokenized quotation: its words with their token ids and stem ids. */
export type TokenizedQuotation = { ids: Int32Array; stems: Int32Array; words: string[] };

/** Longer than any real quotation. Further words are not compared. */
const MAX_WORDS = 400;

const ELLIPSIS = /\[?\s*(?:…|\.\s?\.\s?\.(?:\s?\.)?)\s*\]?/;

/** The number of a verse in front of its words. Both texts write all their numbers as words. */
const VERSE_NUMBER = /(?<=^|[\s.,;:!?"”’])\[?\d{1,3}\]?(?=\s*[“‘"'[]?[A-Za-z])/g;

/** Returns the words of a quotation without verse numbers, split at ellipses. */
export function fragmentsOf(quotation: string): string[][] {
  let left = MAX_WORDS;
  const fragments: string[][] = [];
  for (const part of quotation.split(ELLIPSIS)) {
    const words = wordsIn(part.replace(VERSE_NUMBER, ' ')).slice(0, left);
    left -= words.length;
    if (words.length > 0) fragments.push(words);
  }
  return fragments;
}

/** Returns the ids that words have in a text. */
export function tokenize({ words: wordIndex, index }: Edition, words: string[]): TokenizedQuotation {
  const stems = Int32Array.from(words, (word) => index.stems.get(stemOf(word)) ?? UNKNOWN_WORD);
  return { ids: tokensOf(wordIndex, words), stems, words };
}
