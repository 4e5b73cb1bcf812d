import { expect, test } from 'vitest';
import { DIFFERENCES, ENTRIES } from './knowledge';

test.each<[what: string, texts: readonly string[], least: number, most: number]>([
  ['an entry', ENTRIES.map(({ text }) => text), 40, 110],
  ['what nearly all Christians hold', DIFFERENCES.map(({ shared }) => shared), 25, 65],
  ['a view', DIFFERENCES.flatMap(({ views }) => views.map(({ holds }) => holds)), 30, 60],
])('the text of %s is long enough to be clear and short enough for a chat', (_, texts, least, most) => {
  const tooLongOrShort = texts.filter((text) => {
    const words = text.split(/\s+/).length;
    return words < least || words > most;
  });
  expect(texts.length).toBeGreaterThan(30);
  expect(tooLongOrShort).toEqual([]);
});
