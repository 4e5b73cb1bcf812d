import { expect, test } from 'vitest';
import { duplicateExports, retiredWordsIn } from '../scripts/vocabularyRules.mjs';

const retired = (text: string, isDocument = false) =>
  retiredWordsIn(text, isDocument).map(({ line, word }) => `${line}: ${word}`);

test('a retired word is found in comments and names, with its line', () => {
  expect(retired('const a = 1;\n// Whoever asks\nfunction openHouse() {}')).toEqual([
    '2: Whoever',
    '3: House',
  ]);
});

test('test titles are searched too', () => {
  expect(retired("test('a house of its own', () => {});\ntest.each([1])('lest it %s', f);")).toEqual([
    '1: house',
    '2: lest',
  ]);
});

test('a retired word in other strings is ignored', () => {
  expect(retired("const sample = 'whoever you are'; const of = `a house`;")).toEqual([]);
});

test('documents are searched everywhere', () => {
  expect(retired('The deeds of a user', true)).toEqual(['1: deeds']);
});

test('link targets in documents are ignored, but not the text of the link', () => {
  expect(retired('See [16](decisions/016-when-somebody-comes.md).', true)).toEqual([]);
  expect(retired('See [the deeds](decisions/016-when-somebody-comes.md).', true)).toEqual(['1: deeds']);
});

test('Playwright fixtures may export `test` from several files', () => {
  const sources = ['a.ts', 'b.ts'].map((file) => ({ file, text: 'export const test = base.extend({});' }));
  expect(duplicateExports(sources)).toEqual([]);
});

test('names that two files export are found, but not a schema and its type in one file', () => {
  const sources = [
    { file: 'a.ts', text: 'export const Post = z;\nexport type Post = string;\nexport function read() {}' },
    { file: 'b.ts', text: 'export async function read() {}' },
  ];
  expect(duplicateExports(sources)).toEqual([{ name: 'read', files: ['a.ts', 'b.ts'] }]);
});
