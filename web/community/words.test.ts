import { expect, test } from 'vitest';
import { beginningOf, paragraphsOf } from './words';

const kinds = (text: string) => paragraphsOf(text, []).map((pieces) => pieces.map((piece) => piece.kind));
const links = (text: string) =>
  paragraphsOf(text, [])
    .flat()
    .flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

test('no character of what somebody wrote is lost or changed', () => {
  const text = 'See https://example.org/a_(b), and John 3:16.\nA second line\n\n\nA second paragraph 🕊 שלום';
  const [first, second] = paragraphsOf(text, [{ start: 35, end: 44, reference: 'John 3:16' }]);
  const said = (pieces = first) => pieces?.map((piece) => piece.text).join('');
  expect(said(first)).toBe('See https://example.org/a_(b), and John 3:16.\nA second line');
  expect(said(second)).toBe('A second paragraph 🕊 שלום');
  expect(first?.map(({ kind }) => kind)).toEqual(['plain', 'link', 'plain', 'passage', 'plain']);
});

test('what ends a sentence is not part of the link', () => {
  expect(links('Look at https://example.org/psalms.')).toEqual(['https://example.org/psalms']);
  expect(links('(https://example.org/psalms)')).toEqual(['https://example.org/psalms']);
  expect(links('https://en.wikipedia.org/wiki/Ruth_(Bible)!')).toEqual([
    'https://en.wikipedia.org/wiki/Ruth_(Bible)',
  ]);
  expect(links('http://a.example, https://b.example?')).toEqual(['http://a.example', 'https://b.example']);
});

test('only pages are linked, and none that pretends to be another', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://example.org')).toEqual([]);
  expect(links('https://bank.example@evil.example/')).toEqual([]);
  expect(links('https://')).toEqual([]);
  expect(links('https://example.org/\u202egpj.exe')).toEqual(['https://example.org/']);
});

test('a name that lies outside of the words, or inside of a link, is left alone', () => {
  const text = 'https://example.org/John3:16';
  expect(
    paragraphsOf(text, [
      { start: 20, end: 28, reference: 'John 3:16' },
      { start: 5, end: 500, reference: 'John 3:16' },
    ]).flat(),
  ).toMatchObject([{ kind: 'link' }]);
});

test('a post of blank lines has no paragraphs', () => {
  expect(kinds('\n\n \n')).toEqual([]);
});

test('a long post is cut between two words, and a short one not at all', () => {
  expect(beginningOf('Short.')).toBe('Short.');
  const long = 'word '.repeat(600).trim();
  const beginning = beginningOf(long);
  expect(long.startsWith(beginning)).toBe(true);
  expect(beginning.length).toBeLessThan(800);
  expect(beginning.endsWith('word')).toBe(true);
  expect(beginningOf('line\n'.repeat(40)).split('\n')).toHaveLength(12);
  expect(beginningOf('🕊'.repeat(3000)).isWellFormed()).toBe(true);
});

test('an address of thousands of brackets is read as fast as any other text', () => {
  const brackets = `https://a${')'.repeat(4990)}`;
  const letters = `https://a/${'b'.repeat(4990)}`;

  expect(kinds(brackets)).toEqual([['link', 'plain']]);
  // Taken off one by one, each with a new count of all, they took a thousand times as long as the letters.
  expect(fastestOf(() => paragraphsOf(brackets, []))).toBeLessThan(
    200 * fastestOf(() => paragraphsOf(letters, [])),
  );
});

test('of nested brackets at the end of an address those stay that were opened in it', () => {
  const link = (text: string) => paragraphsOf(text, [])[0]?.find(({ kind }) => kind === 'link')?.text;

  expect(link('https://a.org/b_(c)')).toBe('https://a.org/b_(c)');
  expect(link('(https://a.org/b_(c)).')).toBe('https://a.org/b_(c)');
  expect(link('see https://a.org/b)]}')).toBe('https://a.org/b');
});

/** In milliseconds. */
function fastestOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
