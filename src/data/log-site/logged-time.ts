import * as v from 'valibot';
import { MAX_TIME } from '#domain/raid/time';
import { LoggedNumber } from './logged-number';

/** A time in milliseconds. One beyond the range of Date would throw where it is shown. */
export const LoggedTime = v.pipe(LoggedNumber, v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));
