import { expect, test } from 'vitest';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { chapterIn, chapterReference, chaptersOf, versesByParagraph } from './chapters';

test('a reference to two verses of one chapter shows the chapter once, with both verses highlighted', () => {
  const [first, ...rest] = chaptersOf(passage('John 3:1; John 3:3', [john(3, [1]), john(3, [3])]));

  expect(rest).toEqual([]);
  expect(first).toMatchObject({ reference: 'John 3', book: 'John', chapter: 3 });
  expect(first?.verses.map(({ verse, cited }) => [verse, cited])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
});

test('the chapters appear in the order in which the reference cites them', () => {
  const twoChapters = passage('John 4:1; John 3:1', [john(4, [1]), john(3, [1])]);

  expect(chaptersOf(twoChapters).map(({ reference }) => reference)).toEqual(['John 4', 'John 3']);
});

test('a chapter is split into its paragraphs, or into verses if no paragraphs are marked', () => {
  const verses = john(3, []);
  const marked = verses.map((verse) => ({ ...verse, paragraph: verse.verse === 3 }));

  expect(versesByParagraph(marked).map((paragraph) => paragraph.length)).toEqual([2, 1]);
  expect(versesByParagraph(verses).map((paragraph) => paragraph.length)).toEqual([1, 1, 1]);
});

test('a chapter of Psalms is called Psalm, and other books keep their names', () => {
  expect(chapterReference('Psalms', 23)).toBe('Psalm 23');
  expect(chapterReference('Jude', 1)).toBe('Jude 1');
});

function john(chapter: number, cited: number[]): ScriptureVerse[] {
  return [1, 2, 3].map((verse) => ({
    reference: `John ${chapter}:${verse}`,
    chapter,
    verse,
    text: `Words of ${verse}, [and] more.`,
    paragraph: false,
    cited: cited.includes(verse),
    worldEnglish: { text: `Words of ${verse}, and more.` },
  }));
}

function passage(reference: string, chapters: ScriptureVerse[][]): Passage {
  return { reference, book: 'John', verses: chapters.flat(), previousChapter: null, nextChapter: null };
}

test('a reference that does not exist still names a chapter to start from', () => {
  expect(chapterIn('Psalm 151')).toEqual({ book: 'Psalms', chapter: 150 });
  expect(chapterIn('1 John 9:4')).toEqual({ book: '1 John', chapter: 5 });
  expect(chapterIn('Song of Solomon 3')).toEqual({ book: 'Song of Solomon', chapter: 3 });
  expect(chapterIn('Second thoughts')).toEqual({ book: 'Genesis', chapter: 1 });
});
