// Formats dates in British style and in the time zone of this device. Intl.DateTimeFormat gives the same results, but
// its first use blocks a phone for 50 ms.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A date, milliseconds since 1970, or an ISO string from the server. */
type Moment = Date | number | string;

/** '22 November' */
export function formatMonthDay(moment: Moment): string {
  return dayAndMonth(new Date(moment));
}

/** '22 November 2026' */
export function formatDate(moment: Moment): string {
  const date = new Date(moment);
  return `${dayAndMonth(date)} ${date.getFullYear()}`;
}

/** '22 Nov 2026' */
export function formatShortDate(moment: Moment): string {
  const date = new Date(moment);
  return `${date.getDate()} ${shortMonth(date)} ${date.getFullYear()}`;
}

/** 'Sunday, 22 November 2026' */
export function formatWeekday(moment: Moment): string {
  return `${WEEKDAYS[new Date(moment).getDay()]}, ${formatDate(moment)}`;
}

/** '22 November 2026 at 08:05' */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)} at ${formatTime(moment)}`;
}

/** 'Sunday, 22 November 2026 at 08:05' */
export function formatWeekdayTime(moment: Moment): string {
  return `${formatWeekday(moment)} at ${formatTime(moment)}`;
}

/** '08:05' */
export function formatTime(moment: Moment): string {
  const date = new Date(moment);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '16–22 November 2026', '30 November – 6 December 2026' */
export function formatDateRange(first: Moment, last: Moment): string {
  const [from, to] = [new Date(first), new Date(last)];
  if (from.getFullYear() !== to.getFullYear()) return `${formatDate(first)} – ${formatDate(last)}`;
  if (from.getMonth() !== to.getMonth()) return `${dayAndMonth(from)} – ${formatDate(last)}`;
  return from.getDate() === to.getDate() ? formatDate(last) : `${from.getDate()}–${formatDate(last)}`;
}

function dayAndMonth(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]}`;
}

function shortMonth(date: Date): string {
  // September is the one month with a four-letter abbreviation.
  return date.getMonth() === 8 ? 'Sept' : (MONTHS[date.getMonth()] ?? '').slice(0, 3);
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
