import { expect, test } from 'vitest';
import { linkifyParagraphs, truncatePost } from './linkify';

const kinds = (text: string) =>
  linkifyParagraphs(text, []).map((pieces) => pieces.map((piece) => piece.kind));
const linkTexts = (text: string) =>
  linkifyParagraphs(text, [])
    .flat()
    .flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

test('linkifying keeps every character of each paragraph', () => {
  const text = 'See https://example.org/a_(b), and John 3:16.\nA second line\n\n\nA second paragraph 🕊 שלום';
  const [first, second] = linkifyParagraphs(text, [{ start: 35, end: 44, reference: 'John 3:16' }]);
  const textOf = (pieces = first) => pieces?.map((piece) => piece.text).join('');
  expect(textOf(first)).toBe('See https://example.org/a_(b), and John 3:16.\nA second line');
  expect(textOf(second)).toBe('A second paragraph 🕊 שלום');
  expect(first?.map(({ kind }) => kind)).toEqual(['plain', 'link', 'plain', 'passage', 'plain']);
});

test('punctuation at the end of a sentence is not part of a link', () => {
  expect(linkTexts('Look at https://example.org/psalms.')).toEqual(['https://example.org/psalms']);
  expect(linkTexts('(https://example.org/psalms)')).toEqual(['https://example.org/psalms']);
  expect(linkTexts('https://en.wikipedia.org/wiki/Ruth_(Bible)!')).toEqual([
    'https://en.wikipedia.org/wiki/Ruth_(Bible)',
  ]);
  expect(linkTexts('http://a.example, https://b.example?')).toEqual([
    'http://a.example',
    'https://b.example',
  ]);
});

test('only http and https URLs become links, except URLs that imitate another host', () => {
  expect(linkTexts('javascript:alert(1) data:text/html,x ftp://example.org')).toEqual([]);
  expect(linkTexts('https://bank.example@evil.example/')).toEqual([]);
  expect(linkTexts('https://')).toEqual([]);
  expect(linkTexts('https://example.org/\u202egpj.exe')).toEqual(['https://example.org/']);
});

test('a Bible reference inside a link or past the end of the text is ignored', () => {
  const text = 'https://example.org/John3:16';
  expect(
    linkifyParagraphs(text, [
      { start: 20, end: 28, reference: 'John 3:16' },
      { start: 5, end: 500, reference: 'John 3:16' },
    ]).flat(),
  ).toMatchObject([{ kind: 'link' }]);
});

test('a post of blank lines has no paragraphs', () => {
  expect(kinds('\n\n \n')).toEqual([]);
});

test('a long post is cut between two words, and a short one is not cut', () => {
  expect(truncatePost('Short.')).toBe('Short.');
  const long = 'word '.repeat(600).trim();
  const beginning = truncatePost(long);
  expect(long.startsWith(beginning)).toBe(true);
  expect(beginning.length).toBeLessThan(800);
  expect(beginning.endsWith('word')).toBe(true);
  expect(truncatePost('line\n'.repeat(40)).split('\n')).toHaveLength(12);
  expect(truncatePost('🕊'.repeat(3000)).isWellFormed()).toBe(true);
});

test('parsing a URL with thousands of brackets does not take quadratic time', () => {
  const brackets = `https://a${')'.repeat(4990)}`;
  const letters = `https://a/${'b'.repeat(4990)}`;

  expect(kinds(brackets)).toEqual([['link', 'plain']]);
  // Recounting all brackets for each bracket took a thousand times as long as parsing the URL of letters.
  expect(fastestOf(() => linkifyParagraphs(brackets, []))).toBeLessThan(
    200 * fastestOf(() => linkifyParagraphs(letters, [])),
  );
});

test('a URL keeps a closing bracket at its end only if the URL contains the opening bracket', () => {
  const link = (text: string) => linkifyParagraphs(text, [])[0]?.find(({ kind }) => kind === 'link')?.text;

  expect(link('https://a.org/b_(c)')).toBe('https://a.org/b_(c)');
  expect(link('(https://a.org/b_(c)).')).toBe('https://a.org/b_(c)');
  expect(link('see https://a.org/b)]}')).toBe('https://a.org/b');
});

/** Returns the shortest of five run times, in milliseconds. */
function fastestOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
