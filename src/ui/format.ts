import { SECOND } from '#domain/time';
import { whenNeeded } from '#texts/when-needed';

const dateTime = whenNeeded(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);
const date = whenNeeded(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));
const time = whenNeeded(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));
const oneDecimal = whenNeeded(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }));

const KILOBYTE = 1000;

/** Epoch milliseconds as a date with the time: `21 Nov 2026, 20:15`. */
export const formatDateTime = (time: number): string => dateTime().format(time);

/** Epoch milliseconds as a date: `21 Nov 2026`. */
export const formatDate = (time: number): string => date().format(time);

/** Epoch milliseconds as a time of day: `20:15:03`. */
export const formatTime = (when: number): string => time().format(when);

/** Milliseconds as minutes and seconds: `4:50`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** A number with at most one decimal. */
export const formatNumber = (value: number): string => oneDecimal().format(value);

/** Bytes in the unit that reads best: `318 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.ceil(kilobytes)} kB`;
  const megabytes = kilobytes / KILOBYTE;
  return megabytes < KILOBYTE
    ? `${formatNumber(megabytes)} MB`
    : `${formatNumber(megabytes / KILOBYTE)} GB`;
}
