import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * MINUTE, 'Just now'],
  [59 * SECOND, 'Just now'],
  [MINUTE, '1m ago'],
  [59 * MINUTE + 59 * SECOND, '59m ago'],
  [HOUR, '1h ago'],
  [DAY - 1, '23h ago'],
  [DAY, '1d ago'],
  [7 * DAY - 1, '6d ago'],
  [7 * DAY, 'Nov 14, 2026'],
])('a time %i milliseconds ago is shown as "%s"', (past, words) => {
  expect(relativeTime(NOW - past, NOW)).toBe(words);
});
