import { expect, test } from 'vitest';
import { duplicateExports, retiredWordsIn } from '../scripts/vocabularyRules.mjs';

const retired = (text: string, isDocument = false) =>
  retiredWordsIn(text, isDocument).map(({ line, word }) => `${line}: ${word}`);

test('the check finds a retired word in comments and names, and reports its line', () => {
  expect(retired('const a = 1;\n// Whoever asks\nfunction openHouse() {}')).toEqual([
    '2: Whoever',
    '3: House',
  ]);
});

test('the check finds a retired word in test titles', () => {
  expect(retired("test('a house of its own', () => {});\ntest.each([1])('lest it %s', f);")).toEqual([
    '1: house',
    '2: lest',
  ]);
});

test('the check ignores a retired word in strings other than test titles', () => {
  expect(retired("const sample = 'whoever you are'; const of = `a house`;")).toEqual([]);
});

test('the check searches the whole text of a document', () => {
  expect(retired('The deeds of a user', true)).toEqual(['1: deeds']);
});

test('in a document, the check ignores the target of a link and searches its text', () => {
  expect(retired('See [16](decisions/016-when-somebody-comes.md).', true)).toEqual([]);
  expect(retired('See [the deeds](decisions/016-when-somebody-comes.md).', true)).toEqual(['1: deeds']);
});

test('several files may export a Playwright fixture named `test`', () => {
  const sources = ['a.ts', 'b.ts'].map((file) => ({ file, text: 'export const test = base.extend({});' }));
  expect(duplicateExports(sources)).toEqual([]);
});

test('a name that two files export is reported, but a schema and its type in one file are not', () => {
  const sources = [
    { file: 'a.ts', text: 'export const Post = z;\nexport type Post = string;\nexport function read() {}' },
    { file: 'b.ts', text: 'export async function read() {}' },
  ];
  expect(duplicateExports(sources)).toEqual([{ name: 'read', files: ['a.ts', 'b.ts'] }]);
});
