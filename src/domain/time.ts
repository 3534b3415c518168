/** All times are in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far from 1970 a Date can be, in milliseconds. Source: ECMAScript, "Time Values". */
export const MAX_TIME = 8.64e15;
