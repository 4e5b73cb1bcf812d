import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonthDay,
  formatShortDate,
  formatShortDateTime,
  formatTime,
  formatWeekday,
  formatWeekdayTime,
} from './dates';

const SUNDAY = new Date(2026, 10, 22, 8, 5).getTime();

test('dates and times follow the locale, which is American English in these tests', () => {
  expect(formatMonthDay(SUNDAY)).toBe('November 22');
  expect(formatDate(SUNDAY)).toBe('November 22, 2026');
  expect(formatShortDate(SUNDAY)).toBe('Nov 22, 2026');
  expect(formatShortDateTime(SUNDAY)).toMatch(/^Nov 22, 2026, 8:05\sAM$/);
  expect(formatWeekday(SUNDAY)).toBe('Sunday, November 22, 2026');
  expect(formatTime(SUNDAY)).toMatch(/^8:05\sAM$/);
  expect(formatDateTime(SUNDAY)).toMatch(/^November 22, 2026 at 8:05\sAM$/);
  expect(formatWeekdayTime(SUNDAY)).toMatch(/^Sunday, November 22, 2026 at 8:05\sAM$/);
  expect(formatDate(new Date(SUNDAY).toISOString())).toBe('November 22, 2026');
});

test('a date range does not repeat a month or year that both dates share', () => {
  const moment = (month: number, date: number, year = 2026) => new Date(year, month - 1, date, 12);
  expect(formatDateRange(moment(11, 16), moment(11, 22))).toMatch(/^November 16\s–\s22, 2026$/);
  expect(formatDateRange(moment(11, 30), moment(12, 6))).toMatch(/^November 30\s–\sDecember 6, 2026$/);
  expect(formatDateRange(moment(12, 28), moment(1, 3, 2027))).toMatch(
    /^December 28, 2026\s–\sJanuary 3, 2027$/,
  );
  expect(formatDateRange(moment(11, 22), moment(11, 22))).toBe('November 22, 2026');
});
