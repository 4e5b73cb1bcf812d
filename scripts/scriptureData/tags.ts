import type { Text } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { versesByPlace } from './osis';
import { readVerseEntries } from './swordModule';

/** Added to the Strong's numbers of Greek words, so that one number names a word of either language. */
const GREEK = 10_000;

type Word = { word: string; number: number };

/**
 * Extracts the Strong's number of every word of the King James text, aligned to the words of our own copy. Words without
 * a number have 0. The two copies differ in spelling, in hyphens and in the headings of the Psalms.
 */
export function extractTags(
  text: Text,
  folder: string,
): { numbers: Uint16Array; tagged: number; unaligned: number } {
  const numbers: number[] = [];
  const marked = new Map<number, Word[]>();
  for (const testament of ['ot', 'nt'] as const) {
    const verses = versesByPlace(text, testament);
    for (const { places, text: osis } of readVerseEntries(folder, testament)) {
      const verse = verses[places[0] as number];
      if (typeof verse === 'number') marked.set(verse, markedWords(osis));
    }
  }
  let tagged = 0;
  let unaligned = 0;
  for (const [verse, kjv] of text.verses.entries()) {
    const source = marked.get(verse) ?? [];
    const aligned = align(wordsIn(kjv), source);
    if (aligned.some((number) => number > 0)) tagged++;
    unaligned +=
      source.filter(({ number }) => number > 0).length - aligned.filter((number) => number > 0).length;
    numbers.push(...aligned);
  }
  return { numbers: Uint16Array.from(numbers), tagged, unaligned };
}

function markedWords(osis: string): Word[] {
  const clean = osis
    .replace(/<title\b.*?<\/title>/gs, ' ')
    .replace(/<note\b.*?<\/note>/gs, ' ')
    // A leftover of the USFM source, which is where the divine name should be marked.
    .replaceAll('\\nd', ' ');
  const words: Word[] = [];
  for (const [, number, tagged = '', plain = ''] of clean.matchAll(
    /<w lemma="strong:([GH]\d+)">(.*?)<\/w>|((?:(?!<w lemma).)+)/gs,
  )) {
    const value = number ? Number(number.slice(1)) + (number.startsWith('G') ? GREEK : 0) : 0;
    for (const word of wordsIn((tagged || plain).replace(/<[^>]*>/g, '')))
      words.push({ word, number: value });
  }
  return words;
}

/** Returns the number of each word. Matches the longest common subsequence of the two verses. */
function align(words: readonly string[], source: readonly Word[]): number[] {
  const isSame = (row: number, column: number) =>
    isSameWord(words[row] as string, source[column]?.word ?? '');
  const lengthAt = commonLengths(words.length, source.length, isSame);
  const numbers: number[] = [];
  let column = 0;
  for (let row = 0; row < words.length; row++) {
    while (
      column < source.length &&
      !isSame(row, column) &&
      lengthAt(row, column + 1) >= lengthAt(row + 1, column)
    ) {
      column++;
    }
    const matches = column < source.length && isSame(row, column);
    numbers.push(matches ? (source[column]?.number ?? 0) : 0);
    if (matches) column++;
  }
  return numbers;
}

/** Returns the length of the longest common subsequence of what follows each pair of positions. */
function commonLengths(rows: number, columns: number, isSame: (row: number, column: number) => boolean) {
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] as number;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  return lengthAt;
}

/** Returns whether two spellings are of one word: a letter may differ, as in 'musick' and 'music'. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
