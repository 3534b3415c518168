import * as v from 'valibot';
import { LoggedNumber } from './logged-number';

/** How far from 1970 a date can lie, in milliseconds. Source: ECMAScript, "Time Values". */
export const MAX_TIME = 8.64e15;

/** A time in an answer, in milliseconds. A number that no date can hold would fail where it is shown. */
export const LoggedTime = v.pipe(LoggedNumber, v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));
