import { SECOND } from '#domain/raid/time';

/*
 * In English, as all words here. A page's first `Intl` format reads the browser's tables, which takes a slow phone a fifth
 * of a second, and stood before the first raid.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const KILOBYTE = 1000;

/** Epoch milliseconds as a date with the time: `21 Nov 2026, 20:15`. */
export const formatDateTime = (time: number): string =>
  `${formatDate(time)}, ${hoursAndMinutes(new Date(time))}`;

/** Epoch milliseconds as a date: `21 Nov 2026`. */
export function formatDate(time: number): string {
  const date = new Date(time);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** Epoch milliseconds as a time of day: `20:15:03`. */
export function formatTime(time: number): string {
  const date = new Date(time);
  return `${hoursAndMinutes(date)}:${twoDigits(date.getSeconds())}`;
}

const hoursAndMinutes = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** Milliseconds as minutes and seconds: `4:50`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** A number with at most one decimal. */
export const formatNumber = (value: number): string => `${Math.round(value * 10) / 10}`;

/** Bytes in the unit that reads best: `318 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.ceil(kilobytes)} kB`;
  const megabytes = kilobytes / KILOBYTE;
  return megabytes < KILOBYTE
    ? `${formatNumber(megabytes)} MB`
    : `${formatNumber(megabytes / KILOBYTE)} GB`;
}
