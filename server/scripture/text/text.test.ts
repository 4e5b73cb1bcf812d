import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BOOKS } from '#contract/books';
import {
  chapterAround,
  readText,
  referenceOf,
  TEXT_FILE,
  TextError,
  verseAt,
  versePlaceOf,
  verseText,
} from './text';

const text = readText();
const folder = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a changed copy of the text to disk and returns its path. */
function writeChangedCopy(name: string, change: (original: string) => string): string {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(TEXT_FILE, 'latin1')), 'latin1');
  return file;
}

test('the Bible text is complete: 66 books, 1,189 chapters, 31,102 verses', () => {
  const chapters = text.books.reduce((sum, starts) => sum + starts.length - 1, 0);

  expect(text.books).toHaveLength(66);
  expect(chapters).toBe(1189);
  expect(text.verses).toHaveLength(31_102);
  expect(text.paragraphs).toHaveLength(31_102);
  expect(text.verses.every((verse) => verse.trim() === verse && verse.length > 5)).toBe(true);
});

test('the contract lists the same books and chapters as the Bible text', () => {
  const names = Object.keys(JSON.parse(readFileSync(TEXT_FILE, 'latin1')));
  const chapters = new Map<string, number>();
  for (const name of names) {
    const [, book = '', chapter] = /^(.+) (\d+):\d+$/.exec(name) ?? [];
    chapters.set(book, Math.max(chapters.get(book) ?? 0, Number(chapter)));
  }

  // Only the text file calls the book 'Solomon's Song'.
  const inContract = BOOKS.map(([name, count]) => [name.replace('Song of Solomon', "Solomon's Song"), count]);
  expect([...chapters]).toEqual(inContract);
});

test('the italics of 14,233 verses are kept in brackets, and paragraph marks are removed', () => {
  expect(text.verses.filter((verse) => verse.includes('['))).toHaveLength(14_233);
  expect(text.verses.filter((verse) => /^#|¶/.test(verse))).toEqual([]);
  for (const verse of text.verses) {
    expect(verse.match(/\[/g)?.length).toBe(verse.match(/\]/g)?.length);
  }
});

test('the Bible text has the right first and last verses, and well-known verses are in their places', () => {
  expect(verseText(text, { first: 0, last: 0 })).toBe(
    'In the beginning God created the heaven and the earth.',
  );
  expect(text.verses.at(-1)).toBe('The grace of our Lord Jesus Christ [be] with you all. Amen.');
  expect(at('John', 11, 35)).toBe('Jesus wept.');
  expect(at('Psalms', 117, 2)).toBe(
    'For his merciful kindness is great toward us: and the truth of the LORD [endureth] for ever. Praise ye the LORD.',
  );
  expect(at('Esther', 8, 9)?.split(' ')).toHaveLength(90);
});

test('startup fails if a word of the Bible text has changed, and the message names the file', () => {
  const file = writeChangedCopy('verses.json', (original) => original.replace('Jesus wept.', 'Jesus slept.'));

  expect(() => readText(file)).toThrow(TextError);
  expect(() => readText(file)).toThrow(file);
  expect(() => readText(file)).toThrow(/^The King James text in .+\.$/);
});

test.each([
  ['one byte more', (original: string) => `${original}\n`],
  ['no verse of Jude', (original: string) => original.replace(/"Jude 1:\d+":\s*"[^"]*",\s*/g, '')],
  ['nothing in it', () => ''],
  ['invalid JSON', () => 'In the beginning'],
])('startup fails if the file of the Bible text has %s', (name, change) => {
  const file = writeChangedCopy(`${name}.json`, change);

  expect(() => readText(file)).toThrow(TextError);
  expect(() => readText(file)).toThrow(file);
});

test('a copy of the Bible text in another folder is accepted', () => {
  expect(readText(writeChangedCopy('copy.json', (original) => original)).verses).toEqual(text.verses);
});

test('every verse index converts to book, chapter and verse, and back to the same index', () => {
  const lost = text.verses
    .map((_, verse) => verse)
    .filter((verse) => verseAt(text, versePlaceOf(text, verse)) !== verse);

  expect(lost).toEqual([]);
});

test('verses, chapters and books that do not exist have no index', () => {
  const psalms = BOOKS.findIndex(([name]) => name === 'Psalms');

  expect(verseAt(text, { book: psalms, chapter: 151, verse: 1 })).toBeNull();
  expect(verseAt(text, { book: psalms, chapter: 117, verse: 3 })).toBeNull();
  expect(verseAt(text, { book: psalms, chapter: 117, verse: 0 })).toBeNull();
  expect(verseAt(text, { book: psalms, chapter: 0, verse: 1 })).toBeNull();
  expect(verseAt(text, { book: 66, chapter: 1, verse: 1 })).toBeNull();
  expect(verseAt(text, { book: -1, chapter: 1, verse: 1 })).toBeNull();
});

test('a span of verses is written in the usual notation, such as “Psalm 23:1-3”', () => {
  const psalm23 = chapterAround(text, number('Psalms', 23, 1));

  expect(referenceOf(text, psalm23)).toBe('Psalm 23');
  expect(referenceOf(text, { first: psalm23.first, last: psalm23.first })).toBe('Psalm 23:1');
  expect(referenceOf(text, { first: psalm23.first, last: psalm23.first + 2 })).toBe('Psalm 23:1-3');
  expect(referenceOf(text, { first: number('Genesis', 1, 1), last: number('Genesis', 2, 3) })).toBe(
    'Genesis 1:1-2:3',
  );
  expect(referenceOf(text, { first: number('Psalms', 1, 1), last: number('Psalms', 3, 8) })).toBe(
    'Psalms 1-3',
  );
});

function number(name: string, chapter: number, verse: number): number {
  const found = verseAt(text, { book: BOOKS.findIndex(([book]) => book === name), chapter, verse });
  if (found === null) throw new Error(`${name} ${chapter}:${verse} is not in the text.`);
  return found;
}

function at(name: string, chapter: number, verse: number): string | undefined {
  return text.verses[number(name, chapter, verse)];
}
