import type { Relationship } from './relationships';

type Turn = Pick<Relationship, 'id' | 'frequency' | 'prayedAt' | 'createdAt'>;

/** A season: whoever is prayed for now and then comes to mind again at the latest then. */
const NOW_AND_THEN_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Who is next to be prayed for on a day; null when nobody’s turn has come, and one may rest. Whose turn came first is
 * first, so that nobody is forgotten, however rarely one comes.
 */
export function nextOf<Known extends Turn>(relationships: readonly Known[], today: number): Known | null {
  const waiting = relationships.filter((one) => one.prayedAt === null || turnOf(one) <= today);
  return waiting.toSorted((a, b) => turnOf(a) - turnOf(b) || a.id - b.id)[0] ?? null;
}

export function isPrayedOn(day: number, { prayedAt }: Pick<Turn, 'prayedAt'>): boolean {
  return prayedAt !== null && dayOf(new Date(prayedAt)) === day;
}

/** The day from which on somebody may come up: for who is new, the day she was written down. */
export function turnOf({ frequency, prayedAt, createdAt }: Turn): number {
  if (prayedAt === null) return dayOf(new Date(createdAt));
  return dayOf(new Date(prayedAt)) + (frequency || NOW_AND_THEN_DAYS);
}

/** A day of the calendar where one is, as a number: 'each day' means each morning, not every 24 hours. */
export function dayOf(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;
}
