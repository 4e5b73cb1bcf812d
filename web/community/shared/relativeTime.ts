import { formatShortDate } from '#web/lib/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a short relative time. A time in the future (clock skew) is also 'Just now'. */
export function relativeTime(moment: number, now: number): string {
  const past = now - moment;
  if (past < MINUTE) return 'Just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)}m ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)}h ago`;
  if (past < 7 * DAY) return `${Math.floor(past / DAY)}d ago`;
  return formatShortDate(moment);
}
