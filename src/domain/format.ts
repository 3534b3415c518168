import { currentLocale } from './language';
import { SECOND } from './time';

const KILOBYTE = 1000;

/** Returns a cached formatter per locale, as constructing one is slow. */
function formatterOf<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const tag = currentLocale();
    const formatter = made.get(tag) ?? create(tag);
    made.set(tag, formatter);
    return formatter;
  };
}

const dateFormat = formatterOf((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
const shortDateFormat = formatterOf(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }),
);
const weekdayFormat = formatterOf(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'short', day: 'numeric' }),
);
const shortDateTimeFormat = formatterOf(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);
const longDateFormat = formatterOf((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
const monthFormat = formatterOf((tag) => new Intl.DateTimeFormat(tag, { month: 'long' }));
const monthOfYearFormat = formatterOf(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
);
const dateTimeFormat = formatterOf(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
);
const timeFormat = formatterOf((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
const numberFormat = formatterOf((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

const bytesFormats = (['kilobyte', 'megabyte', 'gigabyte'] as const).map((unit) =>
  formatterOf(
    (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }),
  ),
);

/** Creates the formatters ahead of need. Call it when the page is idle. */
export function warmFormats(): void {
  dateFormat();
  dateTimeFormat();
  numberFormat();
}

/** Returns `21 Nov 2026, 20:15`, from epoch milliseconds. */
export const formatDateTime = (time: number): string => dateTimeFormat().format(time);

/** Times in 1970 are unknown: 0, or a pull's offset in a report without a start. */
const FIRST_KNOWN_TIME = Date.UTC(1971);

/** Returns `21 Nov 2026`, from epoch milliseconds. Empty if the time is unknown. */
export const formatDate = (time: number): string =>
  time < FIRST_KNOWN_TIME ? '' : dateFormat().format(time);

/** Returns `21 Nov`, for texts in which the year is clear. Empty if the time is unknown. */
export const formatShortDate = (time: number): string =>
  time < FIRST_KNOWN_TIME ? '' : shortDateFormat().format(time);

/** Returns `21 Nov`, with the year if it differs from that of `now`, from epoch milliseconds. */
export const formatDateSeenFrom = (now: number, time: number): string =>
  new Date(now).getFullYear() === new Date(time).getFullYear()
    ? formatShortDate(time)
    : formatDate(time);

/** Returns `Saturday, 21 Nov`, from epoch milliseconds. */
export const formatWeekday = (time: number): string => weekdayFormat().format(time);

/** Returns `21 Nov, 20:15`, from epoch milliseconds. */
export const formatShortDateTime = (time: number): string => shortDateTimeFormat().format(time);

/** Returns `21 November 2026`, from epoch milliseconds. */
export const formatLongDate = (time: number): string => longDateFormat().format(time);

/** Returns the month alone, which in Russian has another form than in a date. */
export const formatMonth = (time: number): string => monthFormat().format(time);

/** Returns `August 2024`, from epoch milliseconds. */
export const formatMonthOfYear = (time: number): string => monthOfYearFormat().format(time);

/** Returns `20:15`, from epoch milliseconds. */
export const formatTime = (time: number): string => timeFormat().format(time);

/** Returns `4:50`, from milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** Rounds to one decimal, halves up; never `-0`. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Formats with at most one decimal. */
export const formatNumber = (value: number): string => numberFormat().format(oneDecimal(value));

/** Returns `+1.5`, `−2` or `0`. */
export function formatChange(value: number): string {
  const rounded = oneDecimal(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + formatNumber(Math.abs(rounded));
}

/** Returns `318 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const nth = kilobytes < KILOBYTE ? 0 : kilobytes < KILOBYTE ** 2 ? 1 : 2;
  const size = nth === 0 ? Math.ceil(kilobytes) : kilobytes / KILOBYTE ** nth;
  return bytesFormats[nth]?.().format(size) ?? '';
}
