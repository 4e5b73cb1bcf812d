import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonthDay,
  formatShortDate,
  formatTime,
  formatWeekday,
  formatWeekdayTime,
} from './dates';

const SUNDAY = new Date(2026, 10, 22, 8, 5).getTime();

test('dates and times are written in British format', () => {
  expect(formatMonthDay(SUNDAY)).toBe('22 November');
  expect(formatDate(SUNDAY)).toBe('22 November 2026');
  expect(formatShortDate(SUNDAY)).toBe('22 Nov 2026');
  expect(formatWeekday(SUNDAY)).toBe('Sunday, 22 November 2026');
  expect(formatTime(SUNDAY)).toBe('08:05');
  expect(formatDateTime(SUNDAY)).toBe('22 November 2026 at 08:05');
  expect(formatWeekdayTime(SUNDAY)).toBe('Sunday, 22 November 2026 at 08:05');
  expect(formatDate(new Date(SUNDAY).toISOString())).toBe('22 November 2026');
});

test('every day of two years is formatted as Intl.DateTimeFormat does', () => {
  const formats = (['long', 'medium', 'full'] as const).map(
    (dateStyle) => new Intl.DateTimeFormat('en-GB', { dateStyle }),
  );
  for (let since = 0; since < 731; since += 1) {
    const moment = new Date(2027, 0, 1 + since, since % 24, since % 60);
    expect([formatDate(moment), formatShortDate(moment), formatWeekday(moment)]).toEqual(
      formats.map((format) => format.format(moment)),
    );
  }
});

test('a range of days does not repeat the month or the year', () => {
  const moment = (month: number, date: number, year = 2026) => new Date(year, month - 1, date, 12);
  expect(formatDateRange(moment(11, 16), moment(11, 22))).toBe('16–22 November 2026');
  expect(formatDateRange(moment(11, 30), moment(12, 6))).toBe('30 November – 6 December 2026');
  expect(formatDateRange(moment(12, 28), moment(1, 3, 2027))).toBe('28 December 2026 – 3 January 2027');
  expect(formatDateRange(moment(11, 22), moment(11, 22))).toBe('22 November 2026');
});
