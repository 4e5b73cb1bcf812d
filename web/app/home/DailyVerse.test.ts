import { expect, test } from 'vitest';
import { DAILY_VERSES } from '#content/scripture/dailyVerses';
import { LONGEST_VERSE } from './DailyVerse';

test('the space for the verse of the day is that of the longest one', () => {
  const texts = DAILY_VERSES.map(({ text }) => text.replace(/[[\]]/g, ''));
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
  expect(LONGEST_VERSE).toBe(longest);
});
