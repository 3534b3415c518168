import { currentLocale } from './language';
import { SECOND } from './time';

const KILOBYTE = 1000;

/** Returns a cached formatter per locale: constructing a formatter is slow. */
function formatterOf<Formatter>(create: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const tag = currentLocale();
    const formatter = made.get(tag) ?? create(tag);
    made.set(tag, formatter);
    return formatter;
  };
}

const dateFormat = (options: Intl.DateTimeFormatOptions): ((time: number) => string) => {
  const formatter = formatterOf((tag) => new Intl.DateTimeFormat(tag, options));
  return (time) => formatter().format(time);
};

const MONTH_AND_DAY = { month: 'short', day: 'numeric' } as const;

/** Returns `21 Nov 2026, 20:15`, from epoch milliseconds. */
export const formatDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A time in 1970 is unknown: the log has 0, or a pull's offset in a report without a start. */
const FIRST_KNOWN_TIME = Date.UTC(1971);

const ifKnown =
  (format: (time: number) => string) =>
  (time: number): string =>
    time < FIRST_KNOWN_TIME ? '' : format(time);

/** Returns `21 Nov 2026`, from epoch milliseconds. Empty if the time is unknown. */
export const formatDate = ifKnown(dateFormat({ dateStyle: 'medium' }));

/** Returns `21 Nov`, for texts in which the year is clear. Empty if the time is unknown. */
export const formatShortDate = ifKnown(dateFormat(MONTH_AND_DAY));

/** Returns `21 Nov`, with the year if it differs from the year of `now`, in epoch milliseconds. */
export const formatDateSeenFrom = (now: number, time: number): string =>
  new Date(now).getFullYear() === new Date(time).getFullYear()
    ? formatShortDate(time)
    : formatDate(time);

/** Returns `Saturday, 21 Nov`, from epoch milliseconds. */
export const formatWeekday = dateFormat({ weekday: 'long', ...MONTH_AND_DAY });

/** Returns `21 Nov, 20:15`, from epoch milliseconds. */
export const formatShortDateTime = dateFormat({
  ...MONTH_AND_DAY,
  hour: 'numeric',
  minute: 'numeric',
});

/** Returns `21 November 2026`, from epoch milliseconds. */
export const formatLongDate = dateFormat({ dateStyle: 'long' });

/** Returns the month alone: in Russian its form differs from that in a date. */
export const formatMonth = dateFormat({ month: 'long' });

/** Returns `August 2024`, from epoch milliseconds. */
export const formatMonthOfYear = dateFormat({ month: 'long', year: 'numeric' });

/** Returns `20:15`, from epoch milliseconds. */
export const formatTime = dateFormat({ timeStyle: 'short' });

/** Returns `4:50`, from milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** Rounds to one decimal, halves up. Never returns `-0`. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10 || 0;

const numberFormat = (options?: Intl.NumberFormatOptions) =>
  formatterOf((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, ...options }));

const plainNumberFormat = numberFormat();

/** Formats with at most one decimal. */
export const formatNumber = (value: number): string =>
  plainNumberFormat().format(oneDecimal(value));

/** Returns `+1.5`, `−2` or `0`. */
export function formatChange(value: number): string {
  const rounded = oneDecimal(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + formatNumber(Math.abs(rounded));
}

const BYTES_FORMATS = (['kilobyte', 'megabyte', 'gigabyte'] as const).map((unit) =>
  numberFormat({ style: 'unit', unit }),
);

/** Creates the formatters before they are needed. Call it when the page is idle. */
export function warmFormatters(): void {
  formatDate(FIRST_KNOWN_TIME);
  formatDateTime(FIRST_KNOWN_TIME);
  formatNumber(0);
}

/** Returns `318 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const nth = kilobytes < KILOBYTE ? 0 : kilobytes < KILOBYTE ** 2 ? 1 : 2;
  const size = nth === 0 ? Math.ceil(kilobytes) : kilobytes / KILOBYTE ** nth;
  return BYTES_FORMATS[nth]?.().format(size) ?? '';
}
