import type { Category, Energy, Frequency } from '#contract/relationshipLimits';
import { dayOf } from '#contract/relationshipOrder';
import type { Relationship } from '#contract/relationships';
import { dayInYear } from '#web/lib/dates';

export const CATEGORY_WORDS: Record<Category, string> = {
  family: 'Family',
  friend: 'Friend',
  church: 'Church',
  neighbour: 'Neighbour',
  work: 'Work',
  hard: 'Someone I find hard',
  other: 'Someone else',
};

export const FREQUENCY_WORDS: Record<Frequency, string> = {
  1: 'Each day',
  7: 'Each week',
  30: 'Each month',
  0: 'Now and then',
};

export const ENERGY_WORDS: Record<Energy, string> = {
  [-2]: 'takes much',
  [-1]: 'takes a little',
  0: 'neither',
  1: 'gives a little',
  2: 'gives much',
};

/** 'Family · each week · gives much strength' */
export function lineOf({ category, frequency, energy }: Relationship): string {
  const strength = energy === 0 ? [] : [`${ENERGY_WORDS[energy]} strength`];
  return [CATEGORY_WORDS[category], FREQUENCY_WORDS[frequency].toLowerCase(), ...strength].join(' · ');
}

/** An older day would only be held against somebody. */
const RECENT_DAYS = 30;

/** When somebody was last prayed for, as long as that is a kind thing to say. */
export function prayedLineOf({ prayedAt }: Relationship, today: number): string | null {
  if (prayedAt === null) return null;
  const moment = new Date(prayedAt);
  const days = today - dayOf(moment);
  if (days > RECENT_DAYS) return null;
  if (days <= 0) return 'Prayed for today';
  return days === 1 ? 'Prayed for yesterday' : `Prayed for on ${dayInYear(moment)}`;
}
