/** A date, milliseconds since 1970, or an ISO string from the server. */
type Moment = Date | number | string;

// Formatters are made on first use, because most pages need one or none. The locale, the 12- or 24-hour clock, and the
// time zone are those of the device.
const monthDay = formatter({ month: 'long', day: 'numeric' });
const date = formatter({ dateStyle: 'long' });
const shortDate = formatter({ dateStyle: 'medium' });
const weekday = formatter({ dateStyle: 'full' });
const shortDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
const dateTime = formatter({ dateStyle: 'long', timeStyle: 'short' });
const weekdayTime = formatter({ dateStyle: 'full', timeStyle: 'short' });
const time = formatter({ timeStyle: 'short' });

/** Formats a date, in the US as 'November 22'. */
export function formatMonthDay(moment: Moment): string {
  return monthDay().format(new Date(moment));
}

/** Formats a date, in the US as 'November 22, 2026'. */
export function formatDate(moment: Moment): string {
  return date().format(new Date(moment));
}

/** Formats a date, in the US as 'Nov 22, 2026'. */
export function formatShortDate(moment: Moment): string {
  return shortDate().format(new Date(moment));
}

/** Formats a date and time, in the US as 'Nov 22, 2026, 8:05 AM'. */
export function formatShortDateTime(moment: Moment): string {
  return shortDateTime().format(new Date(moment));
}

/** Formats a date, in the US as 'Sunday, November 22, 2026'. */
export function formatWeekday(moment: Moment): string {
  return weekday().format(new Date(moment));
}

/** Formats a date and time, in the US as 'November 22, 2026 at 8:05 AM'. */
export function formatDateTime(moment: Moment): string {
  return dateTime().format(new Date(moment));
}

/** Formats a date and time, in the US as 'Sunday, November 22, 2026 at 8:05 AM'. */
export function formatWeekdayTime(moment: Moment): string {
  return weekdayTime().format(new Date(moment));
}

/** Formats a time, in the US as '8:05 AM'. */
export function formatTime(moment: Moment): string {
  return time().format(new Date(moment));
}

/** Formats a range of dates, in the US as 'November 16 – 22, 2026'. */
export function formatDateRange(first: Moment, last: Moment): string {
  return date().formatRange(new Date(first), new Date(last));
}

function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(undefined, options);
    return format;
  };
}
