import type { Text } from './text';

/** Every word of the text as a number: what search and verification read instead of letters. */
export type WordIndex = {
  /** Word → its number. */
  ids: ReadonlyMap<string, number>;
  /** The text as word numbers, verse after verse. */
  tokens: Uint16Array;
  /** Where the words of a verse begin; one more than there are verses. */
  starts: Int32Array;
};

/** A word that does not occur in the text. */
export const UNKNOWN_WORD = -1;

/**
 * The words of a text as they are compared: lower case, without accents, punctuation and italic marks. An apostrophe
 * or hyphen inside a word joins its parts, so that 'Beth-el' and 'Bethel' are one word.
 */
export function wordsIn(text: string): string[] {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : fold(text);
  return (
    plain
      .toLowerCase()
      .replace(JOINS, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

// The mark comes first in the pattern: to look back from every place of a text takes three times as long.
const JOINS = /['-](?<=[a-z].)(?=[a-z])|[[\]]/g;

/** Letters and marks of other scripts that stand for the ones of the text. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}|[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/æ/gi, 'ae')
    .replace(/œ/gi, 'oe');
}

export function countWords(text: Text): WordIndex {
  const ids = new Map<string, number>();
  const starts = new Int32Array(text.verses.length + 1);
  const tokens = new Uint16Array(1 << 20);
  let end = 0;
  for (const [verse, words] of text.verses.entries()) {
    starts[verse] = end;
    for (const word of wordsIn(words)) {
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

/** The verse in which a word of the text stands. */
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
