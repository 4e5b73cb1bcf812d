/** A date, milliseconds since 1970, or an ISO string from the server. */
type Moment = Date | number | string;

// The locale, the 12- or 24-hour clock, and the time zone are those of the device. The examples are from the US.

/** 'November 22' */
export const formatMonthDay = formatter({ month: 'long', day: 'numeric' });

/** 'November 22, 2026' */
export const formatDate = formatter({ dateStyle: 'long' });

/** 'Nov 22, 2026' */
export const formatShortDate = formatter({ dateStyle: 'medium' });

/** 'Nov 22, 2026, 8:05 AM' */
export const formatShortDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Sunday, November 22, 2026' */
export const formatWeekday = formatter({ dateStyle: 'full' });

/** 'November 22, 2026 at 8:05 AM' */
export const formatDateTime = formatter({ dateStyle: 'long', timeStyle: 'short' });

/** 'Sunday, November 22, 2026 at 8:05 AM' */
export const formatWeekdayTime = formatter({ dateStyle: 'full', timeStyle: 'short' });

/** '8:05 AM' */
export const formatTime = formatter({ timeStyle: 'short' });

/** 'November 16 – 22, 2026' */
export function formatDateRange(first: Moment, last: Moment): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).formatRange(
    new Date(first),
    new Date(last),
  );
}

/** Creates a formatter on its first use, because most pages need one or none. */
function formatter(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(undefined, options);
    return format.format(new Date(moment));
  };
}
