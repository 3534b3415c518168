/** All times are in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** From the first to the last moment, in epoch milliseconds. A single moment's name ends in `At`. */
export interface Span {
  begins: number;
  ends: number;
}

/** Whether two spans share a moment. */
export const overlap = (one: Span, other: Span): boolean =>
  one.begins <= other.ends && other.begins <= one.ends;

/** How far from 1970 a Date can be, in milliseconds. Source: ECMAScript, "Time Values". */
export const MAX_TIME = 8.64e15;
