import { BOOK_NAME_REPLACEMENTS, nearestBook } from './bookNames';
import { numberWordsToDigits, ordinalsToDigits, romanNumeralsToDigits } from './numerals';
import { type Rewriting, rewrite, rewritingOf } from './rewriting';

/**
 * Normalizes a text for the parser. Reduces white space and unclosed brackets first, because the parser takes seconds
 * for 30,000 spaces or a hundred unclosed brackets.
 */
export function normalizeReferences(input: string): Rewriting {
  let text = rewrite(rewritingOf(input), /\s+/g, () => ' ');
  text = rewrite(text, /\((?![^()]{0,200}\))/g, () => ' ');
  text = rewrite(text, /[\u2010-\u2015\u2212]/g, () => '-');
  text = rewrite(text, /[：∶]/g, () => ':');
  for (const [other, known] of BOOK_NAME_REPLACEMENTS) {
    text = rewrite(text, other, ([whole]) => (known === '' ? ' '.repeat(whole.length) : known));
  }
  text = rewrite(text, /\s+/g, () => ' ');
  text = romanNumeralsToDigits(numberWordsToDigits(ordinalsToDigits(text)));
  text = rewrite(text, END_OF_ROMANS, ([, book, first, last]) => {
    const verses = [first, last].flatMap((verse) => (verse ? [Number(verse) + 1] : []));
    return `${book}16:${verses.join('-')}`;
  });
  text = rewrite(text, MISSPELLED, ([, name = '', tail = '']) => {
    const book = nearestBook(name);
    return book && book !== name.toLowerCase() ? `${book[0]?.toUpperCase()}${book.slice(1)}${tail}` : null;
  });
  return rewrite(text, CHAPTER_COMMA_VERSE, ([whole, chapter = '', between = '', verse = '']) =>
    Number(verse) === Number(chapter) + 1 ? null : whole.replace(between, ':'),
  );
}

/** The World English Bible numbers Romans 16:25-27 as 14:24-26, where the King James text has no verses. */
const END_OF_ROMANS = /\b(Rom(?:ans)?\.? )14[:.](2[4-6])(?:-(2[4-6]))?(?!\d)/gi;

const MISSPELLED = /\b([a-z]{5,})\.?( \d{1,3}[:.]\d{1,3})/gi;

/** 'Psalm 23, 4' is a verse; 'Psalms 23, 24' are two chapters. */
const CHAPTER_COMMA_VERSE = /(?<=[a-z]\.? )(\d{1,3})(, ?)(\d{1,3})(?![\d:,]|, ?\d| ?and \d)/gi;
