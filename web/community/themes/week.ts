import type { Theme } from '#contract/community/themes';
import { formatDateRange } from '#web/lib/dates';

/** Returns the Monday and Sunday of the week of `now`, as values of date inputs. */
export function weekOf(now: Date): { weekStart: string; weekEnd: string } {
  const sinceMonday = (now.getDay() + 6) % 7;
  const dayAfter = (days: number) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + days));
  return { weekStart: dayAfter(0), weekEnd: dayAfter(6) };
}

/** Formats the local date as '2026-11-21'. */
function dayOf(moment: Date): string {
  const pad = (part: number, digits = 2) => String(part).padStart(digits, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

// A theme's days are calendar days, the same in every time zone, so they are stored and read in UTC.

/** Returns the first second of a day in UTC. Returns null if the date is invalid. */
export function startOfDay(day: string): string | null {
  return isoOf(day, '00:00:00.000Z');
}

/** Returns the last second of a day in UTC. Returns null if the date is invalid. */
export function endOfDay(day: string): string | null {
  return isoOf(day, '23:59:59.000Z');
}

/** Returns the day of a timestamp as the value of a date input. */
export function isoDayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** Formats a week, in the US as 'November 16 – 22, 2026'. */
export function formatWeek({ weekStart, weekEnd }: Pick<Theme, 'weekStart' | 'weekEnd'>): string {
  return formatDateRange(noonOf(weekStart), noonOf(weekEnd));
}

/** Returns noon of the day in local time, so that the formatted day is the same in every time zone. */
function noonOf(moment: string): string {
  return `${isoDayOf(moment)}T12:00`;
}

function isoOf(day: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const moment = new Date(`${day}T${time}`);
  // Date would turn November 31 into December 1.
  return Number.isNaN(moment.getTime()) || isoDayOf(moment.toISOString()) !== day
    ? null
    : moment.toISOString();
}
