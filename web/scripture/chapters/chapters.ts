import { BOOKS } from '#contract/books';
import type { Passage, ScriptureVerse } from '#contract/scripture';

export type PassageChapter = { reference: string; book: string; chapter: number; verses: ScriptureVerse[] };

/** Groups a passage by chapter. Returns each verse once, even if the reference names a chapter twice. */
export function chaptersOf({ verses }: Passage): PassageChapter[] {
  const chapters = new Map<string, Map<number, ScriptureVerse>>();
  for (const verse of verses) {
    const reference = verse.reference.replace(/:\d+$/, '');
    const known = chapters.get(reference) ?? new Map<number, ScriptureVerse>();
    const cited = verse.cited || known.get(verse.verse)?.cited === true;
    chapters.set(reference, known.set(verse.verse, { ...verse, cited }));
  }
  return Array.from(chapters, ([reference, numbered]) => ({
    reference,
    book: reference.replace(/ \d+$/, ''),
    chapter: [...numbered.values()][0]?.chapter ?? 1,
    verses: [...numbered.values()],
  }));
}

/** Splits a chapter into paragraphs, or verse by verse if none are marked, as in the Psalms and the letters. */
export function versesByParagraph(verses: ScriptureVerse[]): ScriptureVerse[][] {
  const isMarked = verses.slice(1).some(({ paragraph }) => paragraph);
  const paragraphs: ScriptureVerse[][] = [];
  for (const verse of verses) {
    const last = paragraphs.at(-1);
    if (!last || !isMarked || verse.paragraph) paragraphs.push([verse]);
    else last.push(verse);
  }
  return paragraphs;
}

/** Returns the reference of a chapter: 'Psalm 23', not 'Psalms 23'. */
export function chapterReference(book: string, chapter: number): string {
  return `${book === 'Psalms' ? 'Psalm' : book} ${chapter}`;
}

/** Returns the chapter that a reference names, or the last one of its book. Genesis 1 if it names no book. */
export function chapterIn(reference: string): { book: string; chapter: number } {
  const [, name, number] = /^(.+) (\d+)/.exec(reference) ?? [];
  const found = BOOKS.find(([book]) => name !== undefined && chapterReference(book, 1) === `${name} 1`);
  if (!found) return { book: BOOKS[0][0], chapter: 1 };
  return { book: found[0], chapter: Math.min(Math.max(Number(number), 1), found[1]) };
}

const FIRST_OF_NEW = BOOKS.findIndex(([name]) => name === 'Matthew');

export const TESTAMENTS = [
  { title: 'Old Testament', books: BOOKS.slice(0, FIRST_OF_NEW) },
  { title: 'New Testament', books: BOOKS.slice(FIRST_OF_NEW) },
];
