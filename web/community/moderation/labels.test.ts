import { expect, test } from 'vitest';
import { fillKind, reasonLabel, waitingTime } from './labels';

test('the waiting time of a reported item is shown in whole minutes, hours or days', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const waited = (minutes: number) => waitingTime(new Date(now - minutes * 60_000).toISOString(), now);

  expect([-5, 0, 1, 59, 60, 119, 120, 1439, 1440, 2880].map(waited)).toEqual([
    'a minute',
    'a minute',
    'a minute',
    '59 minutes',
    'an hour',
    'an hour',
    '2 hours',
    '23 hours',
    'a day',
    '2 days',
  ]);
});

test('a report reason has a label, whether a user or the automatic filter gave the reason', () => {
  expect(reasonLabel('worried')).toBe('I am worried about this person');
  expect(reasonLabel('money')).not.toBe('');
});

test('fillKind replaces {kind} in a text with the kind of the item', () => {
  expect(fillKind('A {kind} was taken down', 'comment')).toBe('A comment was taken down');
});
