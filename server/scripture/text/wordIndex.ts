import { britishSpelling } from './britishSpelling';
import type { Text } from './text';

/** The Bible text as token ids, for search and verification. */
export type WordIndex = {
  /** Word → token id. */
  ids: ReadonlyMap<string, number>;
  /** The token ids of all verses, one after the other. */
  tokens: Uint16Array;
  /** The first token of every verse, and the end of the last one. */
  starts: Int32Array;
};

/** Token id of words that are not in the text. */
export const UNKNOWN_WORD = -1;

/**
 * Splits a text into normalized words: lowercase, in British spelling, without accents, punctuation and italics marks.
 * An apostrophe or hyphen inside a word is removed, so that 'Beth-el' and 'Bethel' are the same word.
 */
export function wordsIn(text: string): string[] {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : fold(text);
  const words =
    plain
      .toLowerCase()
      .replace(JOINS, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.map(britishSpelling);
}

// The mark comes first in the pattern, because a lookbehind at every position takes three times as long.
const JOINS = /['-](?<=[a-z].)(?=[a-z])|[[\]]/g;

/** Words that the English of 1769 writes as two. */
const TWO_WORDS: ReadonlyMap<string, string> = new Map(
  ['for ever', 'for evermore', 'to day', 'to morrow', 'every thing', 'every one', 'any thing', 'any one'].map(
    (pair) => [pair.replace(' ', ''), pair],
  ),
);

/** Splits a text as `wordsIn` does, and words like 'forever' in two, so that quotations can be compared. */
export function comparableWordsIn(text: string): string[] {
  const words = wordsIn(text);
  if (!words.some((word) => TWO_WORDS.has(word))) return words;
  return words.flatMap((word) => TWO_WORDS.get(word)?.split(' ') ?? word);
}

/** Folds accented letters, ligatures, and typographic apostrophes and hyphens. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}|[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/æ/gi, 'ae')
    .replace(/œ/gi, 'oe');
}

/** Verses per step of `countWords`. On a slow machine, a step takes 30 ms. */
const VERSES_PER_STEP = 1000;

/** Counts the words of a text, in steps. */
export function* countWords(text: Text): Generator<void, WordIndex> {
  const ids = new Map<string, number>();
  const starts = new Int32Array(text.verses.length + 1);
  const tokens = new Uint16Array(1 << 20);
  let end = 0;
  for (const [verse, words] of text.verses.entries()) {
    if (verse % VERSES_PER_STEP === VERSES_PER_STEP - 1) yield;
    starts[verse] = end;
    for (const word of comparableWordsIn(words)) {
      let id = ids.get(word);
      if (id === undefined) {
        id = ids.size;
        ids.set(word, id);
      }
      tokens[end++] = id;
    }
  }
  starts[text.verses.length] = end;
  return { ids, tokens: tokens.slice(0, end), starts };
}

export function tokensOf(words: WordIndex, list: readonly string[]): Int32Array {
  return Int32Array.from(list, (word) => words.ids.get(word) ?? UNKNOWN_WORD);
}

/** Finds the verse of a token position by binary search. */
export function verseOfToken({ starts }: WordIndex, position: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
