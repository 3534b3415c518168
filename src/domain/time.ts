/** All times are in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A span's first and last moment, in epoch milliseconds. Names of single moments end in `At`. */
export interface Span {
  begins: number;
  ends: number;
}

/** Whether two spans share a moment. */
export const spansOverlap = (one: Span, other: Span): boolean =>
  one.begins <= other.ends && other.begins <= one.ends;

/** How far from 1970 a Date can be, in milliseconds. Source: ECMAScript, "Time Values". */
export const MAX_TIME = 8.64e15;
