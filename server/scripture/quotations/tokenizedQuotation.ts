import type { Scripture } from '#server/scripture/scripture';
import { stemOf } from '#server/scripture/text/stems';
import { tokensOf, UNKNOWN_WORD, wordsIn } from '#server/scripture/text/wordIndex';

/** A tokenized quotation: its words with their token ids and stem ids. */
export type TokenizedQuotation = { ids: Int32Array; stems: Int32Array; words: string[] };

/** Longer than any real quotation. Further words are not compared. */
const MAX_WORDS = 400;

const ELLIPSIS = /\[?\s*(?:…|\.\s?\.\s?\.(?:\s?\.)?)\s*\]?/;

/** Splits a quotation at ellipses. */
export function fragmentsOf(scripture: Scripture, quotation: string): TokenizedQuotation[] {
  let left = MAX_WORDS;
  const fragments: TokenizedQuotation[] = [];
  for (const part of quotation.split(ELLIPSIS)) {
    const words = wordsIn(part).slice(0, left);
    left -= words.length;
    if (words.length > 0) fragments.push(quoted(scripture, words));
  }
  return fragments;
}

function quoted({ words: wordIndex, index }: Scripture, words: string[]): TokenizedQuotation {
  const stems = Int32Array.from(words, (word) => index.stems.get(stemOf(word)) ?? UNKNOWN_WORD);
  return { ids: tokensOf(wordIndex, words), stems, words };
}

export function joinFragments(fragments: TokenizedQuotation[]): TokenizedQuotation {
  return {
    ids: Int32Array.from(fragments.flatMap(({ ids }) => [...ids])),
    stems: Int32Array.from(fragments.flatMap(({ stems }) => [...stems])),
    words: fragments.flatMap(({ words }) => words),
  };
}
