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

/**
 * Half of how far from 1970 a Date can be, so that a report's start and a fight's offset make a
 * date. Source: ECMAScript, "Time Values".
 */
export const MAX_TIME = 4.32e15;
