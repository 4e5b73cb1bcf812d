import { expect, test } from 'vitest';
import { dayOf, endOf, startOf, weekOf, weekWords } from './week';

test('a week runs from Monday to Sunday, whichever of its days it is', () => {
  for (const day of [16, 18, 21, 22]) {
    expect(weekOf(new Date(2026, 10, day, 12))).toEqual({ weekStart: '2026-11-16', weekEnd: '2026-11-22' });
  }
});

test('a week may reach into another month and another year', () => {
  expect(weekOf(new Date(2027, 0, 1))).toEqual({ weekStart: '2026-12-28', weekEnd: '2027-01-03' });
});

test('a day begins at midnight and ends a second before the next, by the clock of the device', () => {
  const start = new Date(startOf('2026-11-16') ?? '');
  const end = new Date(endOf('2026-11-16') ?? '');

  expect([start.getHours(), start.getMinutes(), dayOf(start)]).toEqual([0, 0, '2026-11-16']);
  expect([end.getHours(), end.getMinutes(), end.getSeconds(), dayOf(end)]).toEqual([
    23,
    59,
    59,
    '2026-11-16',
  ]);
});

test('what is no day has neither beginning nor end', () => {
  for (const day of ['', 'tomorrow', '2026-13-01', '2026-11-31', '12026-01-01']) {
    expect([startOf(day), endOf(day)]).toEqual([null, null]);
  }
});

test('a week is told without saying its month twice', () => {
  const week = { weekStart: startOf('2026-11-16') ?? '', weekEnd: endOf('2026-11-22') ?? '' };

  expect(weekWords(week)).toMatch(/^16\s?–\s?22 November 2026$/);
});
