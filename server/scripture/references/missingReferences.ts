import { BOOKS } from '#contract/books';
import { bookName, referenceOf, type Text, type VersePlace, versePlaceOf } from '#server/scripture/text/text';
import { BOOKS_NOT_IN_KJV } from './bookNames';

export type MissingReference = { message: string; nearest: string | null };

export function missingReference(
  text: Text,
  { book, chapter, verse }: VersePlace,
  endIsMissing: boolean,
): MissingReference {
  const starts = text.books[book] as Int32Array;
  const name = BOOKS[book]?.[0] ?? '';
  const chapters = starts.length - 1;
  if (chapter > chapters || chapter < 1 || (endIsMissing && verse === 1)) {
    const has = chapters === 1 ? 'one chapter' : `${chapters} chapters`;
    const nearest = `${bookName(book)} ${Math.max(1, Math.min(chapter, chapters))}`;
    return { message: `${name} has ${has}.`, nearest };
  }
  const last = (starts[chapter] as number) - 1;
  const count = versePlaceOf(text, last).verse;
  const where = chapters === 1 ? name : `${bookName(book)} ${chapter}`;
  const verseNumber = endIsMissing ? Math.min(verse, count) : count;
  const nearest = referenceOf(text, { first: last - count + verseNumber, last });
  return { message: `${where} has ${count} verses.`, nearest };
}

export function unreadableReference(input: string): MissingReference {
  const outside = BOOKS_NOT_IN_KJV.exec(input.trim())?.[1];
  if (outside) {
    const name = outside[0]?.toUpperCase() + outside.slice(1);
    return { message: `${name} is not among the 66 books of the text we carry.`, nearest: null };
  }
  return { message: 'This is not a reference we can read. Write it like John 3:16.', nearest: null };
}
