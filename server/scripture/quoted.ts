import type { Scripture } from './scripture';
import { stemOf } from './stems';
import { tokensOf, UNKNOWN_WORD, wordsIn } from './tokenizer';

/** Words of a quotation by the numbers of the text, and by the numbers of their stems. */
export type Quoted = { ids: Int32Array; stems: Int32Array; words: string[] };

/** A longer quotation than any anybody makes; what lies beyond is not compared. */
const MOST_WORDS = 400;

const ELLIPSIS = /\[?\s*(?:…|\.\s?\.\s?\.(?:\s?\.)?)\s*\]?/;

/** What stands between the dots that leave words out. */
export function fragmentsOf(scripture: Scripture, quotation: string): Quoted[] {
  let left = MOST_WORDS;
  const fragments: Quoted[] = [];
  for (const part of quotation.split(ELLIPSIS)) {
    const words = wordsIn(part).slice(0, left);
    left -= words.length;
    if (words.length > 0) fragments.push(quoted(scripture, words));
  }
  return fragments;
}

function quoted({ words: known, index }: Scripture, words: string[]): Quoted {
  const stems = Int32Array.from(words, (word) => index.stems.get(stemOf(word)) ?? UNKNOWN_WORD);
  return { ids: tokensOf(known, words), stems, words };
}

export function joined(fragments: Quoted[]): Quoted {
  return {
    ids: Int32Array.from(fragments.flatMap(({ ids }) => [...ids])),
    stems: Int32Array.from(fragments.flatMap(({ stems }) => [...stems])),
    words: fragments.flatMap(({ words }) => words),
  };
}
