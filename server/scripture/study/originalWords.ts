import type { WordIndex } from '#server/scripture/text/wordIndex';
import { readDataFile } from './dataFile';

/** Added to the Strong's numbers of Greek words, so that one number names a word of either language. */
const GREEK = 10_000;
const NUMBER_COUNT = GREEK + 6_000;

/** The Hebrew and Greek words behind the text, by Strong's number. */
export type OriginalWords = {
  /** The number of each word of the text. 0 if the translators added the word, or if another word has the number. */
  numbers: Uint16Array;
  /** The verses of number n, in order, are `verses[starts[n]]` to `verses[starts[n + 1] - 1]`. */
  starts: Uint32Array;
  verses: Uint16Array;
};

export function readOriginalWords(words: WordIndex): OriginalWords {
  const bytes = readDataFile('tags');
  const numbers = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  if (numbers.length !== words.tokens.length) {
    throw new Error('The Strong’s numbers do not belong to this text: generate them again.');
  }
  const starts = new Uint32Array(NUMBER_COUNT + 1);
  eachNumber(numbers, words, (number) => {
    starts[number + 1] = (starts[number + 1] as number) + 1;
  });
  for (let number = 0; number < NUMBER_COUNT; number++) {
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  }
  const verses = new Uint16Array(starts[NUMBER_COUNT] as number);
  const next = starts.slice();
  eachNumber(numbers, words, (number, verse) => {
    verses[next[number] as number] = verse;
    next[number] = (next[number] as number) + 1;
  });
  return { numbers, starts, verses };
}

/** Calls back once for each number of each verse. */
function eachNumber(
  numbers: Uint16Array,
  { starts }: WordIndex,
  visit: (number: number, verse: number) => void,
): void {
  const lastSeen = new Int32Array(NUMBER_COUNT).fill(-1);
  for (let verse = 0; verse + 1 < starts.length; verse++) {
    for (let at = starts[verse] as number; at < (starts[verse + 1] as number); at++) {
      const number = numbers[at] as number;
      if (number === 0 || lastSeen[number] === verse) continue;
      lastSeen[number] = verse;
      visit(number, verse);
    }
  }
}

export function versesWith({ starts, verses }: OriginalWords, number: number): Uint16Array {
  return verses.subarray(starts[number], starts[number + 1]);
}

/** Returns the unique numbers of a verse, in order. */
export function numbersIn({ numbers }: OriginalWords, { starts }: WordIndex, verse: number): number[] {
  return [...new Set(numbers.subarray(starts[verse], starts[verse + 1]))].filter((number) => number > 0);
}

/** Formats a number as Strong does: `H7965` or `G3309`. */
export function formatNumber(number: number): string {
  return number > GREEK ? `G${number - GREEK}` : `H${number}`;
}

export function parseNumber(formatted: string): number {
  return Number(formatted.slice(1)) + (formatted.startsWith('G') ? GREEK : 0);
}
