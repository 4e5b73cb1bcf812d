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
export function dayInYear(moment: Moment): string {
  return dayAndMonth(new Date(moment));
}

/** '22 November 2026' */
export function day(moment: Moment): string {
  const date = new Date(moment);
  return `${dayAndMonth(date)} ${date.getFullYear()}`;
}

/** '22 Nov 2026' */
export function shortDay(moment: Moment): string {
  const date = new Date(moment);
  return `${date.getDate()} ${shortMonth(date)} ${date.getFullYear()}`;
}

/** 'Sunday, 22 November 2026' */
export function weekday(moment: Moment): string {
  return `${WEEKDAYS[new Date(moment).getDay()]}, ${day(moment)}`;
}

/** '22 November 2026 at 08:05' */
export function dayAndTime(moment: Moment): string {
  return `${day(moment)} at ${time(moment)}`;
}

/** 'Sunday, 22 November 2026 at 08:05' */
export function weekdayAndTime(moment: Moment): string {
  return `${weekday(moment)} at ${time(moment)}`;
}

/** '08:05' */
export function time(moment: Moment): string {
  const date = new Date(moment);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '16–22 November 2026', '30 November – 6 December 2026' */
export function days(first: Moment, last: Moment): string {
  const [from, to] = [new Date(first), new Date(last)];
  if (from.getFullYear() !== to.getFullYear()) return `${day(first)} – ${day(last)}`;
  if (from.getMonth() !== to.getMonth()) return `${dayAndMonth(from)} – ${day(last)}`;
  return from.getDate() === to.getDate() ? day(last) : `${from.getDate()}–${day(last)}`;
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
