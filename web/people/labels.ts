import type { Category, Energy, Frequency } from '#contract/people/relationshipLimits';
import { calendarDayNumber } from '#contract/people/relationshipOrder';
import type { Relationship } from '#contract/people/relationships';
import { formatMonthDay } from '#web/lib/dates';

export const CATEGORY_LABELS: Record<Category, string> = {
  family: 'Family',
  friend: 'Friend',
  church: 'Church',
  neighbour: 'Neighbor',
  work: 'Work',
  hard: 'Someone I struggle with',
  other: 'Someone else',
};

export const FREQUENCY_LABELS: Record<Frequency, string> = {
  1: 'Every day',
  7: 'Every week',
  30: 'Every month',
  0: 'Now and then',
};

export const ENERGY_LABELS: Record<Energy, string> = {
  [-2]: 'Drained',
  [-1]: 'Tired',
  0: 'Neutral',
  1: 'Uplifted',
  2: 'Refreshed',
};

/** Returns a summary such as 'Family · every week'. */
export function relationshipSummary({ category, frequency }: Relationship): string {
  return `${CATEGORY_LABELS[category]} · ${FREQUENCY_LABELS[frequency].toLowerCase()}`;
}

/** Older dates are hidden: they would feel like a reproach. */
const MAX_DAYS_SHOWN = 30;

/** Says when the user last prayed for this person. Returns null if they never did, or long ago. */
export function lastPrayedLabel({ prayedAt }: Relationship, today: number): string | null {
  if (prayedAt === null) return null;
  const moment = new Date(prayedAt);
  const days = today - calendarDayNumber(moment);
  if (days > MAX_DAYS_SHOWN) return null;
  if (days <= 0) return 'Prayed for today';
  return days === 1 ? 'Prayed for yesterday' : `Prayed for on ${formatMonthDay(moment)}`;
}
