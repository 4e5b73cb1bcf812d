import { afterEach, expect, test, vi } from 'vitest';
import { endOfDay, isoDayOf, startOfDay, weekOf } from './week';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('the week of any day runs from Monday to Sunday', () => {
  for (const day of [16, 18, 21, 22]) {
    expect(weekOf(new Date(2026, 10, day, 12))).toEqual({ weekStart: '2026-11-16', weekEnd: '2026-11-22' });
  }
});

test('a week can span two months and two years', () => {
  expect(weekOf(new Date(2027, 0, 1))).toEqual({ weekStart: '2026-12-28', weekEnd: '2027-01-03' });
});

test('the days of a week are the same in every time zone', async () => {
  for (const zone of [
    'Pacific/Kiritimati',
    'Europe/Berlin',
    'UTC',
    'America/Los_Angeles',
    'Pacific/Midway',
  ]) {
    vi.stubEnv('TZ', zone);
    // A formatter keeps the time zone in which it was created, so the module has to be imported again.
    vi.resetModules();
    const { formatWeek } = await import('./week');
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);

    const week = { weekStart: startOfDay('2026-11-16') ?? '', weekEnd: endOfDay('2026-11-22') ?? '' };
    expect(week).toEqual({ weekStart: '2026-11-16T00:00:00.000Z', weekEnd: '2026-11-22T23:59:59.000Z' });
    expect([isoDayOf(week.weekStart), isoDayOf(week.weekEnd)]).toEqual(['2026-11-16', '2026-11-22']);
    expect(formatWeek(week)).toMatch(/^November 16\s–\s22, 2026$/);
    expect(weekOf(new Date(2026, 10, 22, 23, 59))).toEqual({
      weekStart: '2026-11-16',
      weekEnd: '2026-11-22',
    });
  }
});

test('an invalid date has neither start nor end', () => {
  for (const day of ['', 'tomorrow', '2026-13-01', '2026-11-31', '12026-01-01']) {
    expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]);
  }
});
