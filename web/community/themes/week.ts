import type { Theme } from '#contract/themes';
import { days } from '#web/lib/dates';

/** Monday and Sunday of the week in which `now` lies, as a date field writes them. */
export function weekOf(now: Date): { weekStart: string; weekEnd: string } {
  const sinceMonday = (now.getDay() + 6) % 7;
  const dayAfter = (days: number) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + days));
  return { weekStart: dayAfter(0), weekEnd: dayAfter(6) };
}

/** '2026-11-21', by the clock of this device. */
function dayOf(moment: Date): string {
  const pad = (part: number, digits = 2) => String(part).padStart(digits, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

// A theme's days are days of the calendar, the same for whoever reads them and wherever: they are written, and read, by
// the clock of Greenwich.

/** The first second of a day; null when there is no such day. */
export function startOf(day: string): string | null {
  return isoOf(day, '00:00:00.000Z');
}

/** Its last second. */
export function endOf(day: string): string | null {
  return isoOf(day, '23:59:59.000Z');
}

/** The day that a theme's moment stands for, as a date field writes it. */
export function dayIn(moment: string): string {
  return moment.slice(0, 10);
}

/** '16–22 November 2026' */
export function weekWords({ weekStart, weekEnd }: Pick<Theme, 'weekStart' | 'weekEnd'>): string {
  return days(noonOf(weekStart), noonOf(weekEnd));
}

/** At noon, by the clock of this device, which day it is is beyond doubt. */
function noonOf(moment: string): string {
  return `${dayIn(moment)}T12:00`;
}

function isoOf(day: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const moment = new Date(`${day}T${time}`);
  // The 31st of November would become the 1st of December.
  return Number.isNaN(moment.getTime()) || dayIn(moment.toISOString()) !== day ? null : moment.toISOString();
}
