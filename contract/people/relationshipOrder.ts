import type { Relationship } from './relationships';

type Schedule = Pick<Relationship, 'id' | 'frequency' | 'prayedAt' | 'createdAt'>;

/** Days between prayers for 'now and then': one season. */
const NOW_AND_THEN_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the person who has been due the longest, so that every person gets a turn. Returns null if none is due. */
export function nextToPrayFor<Person extends Schedule>(
  relationships: readonly Person[],
  today: number,
): Person | null {
  const due = relationships.filter((person) => person.prayedAt === null || dueDayOf(person) <= today);
  return due.toSorted((a, b) => dueDayOf(a) - dueDayOf(b) || a.id - b.id)[0] ?? null;
}

export function wasPrayedForOn(day: number, { prayedAt }: Pick<Schedule, 'prayedAt'>): boolean {
  return prayedAt !== null && calendarDayNumber(new Date(prayedAt)) === day;
}

/** Returns the day from which a person is due. A new person is due on the day they were added. */
export function dueDayOf({ frequency, prayedAt, createdAt }: Schedule): number {
  if (prayedAt === null) return calendarDayNumber(new Date(createdAt));
  return calendarDayNumber(new Date(prayedAt)) + (frequency || NOW_AND_THEN_DAYS);
}

/**
 * Returns the local calendar day as a number of days since 1970. Due dates compare days and not hours, so a person to pray
 * for every day is due again from the next midnight.
 */
export function calendarDayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;
}
