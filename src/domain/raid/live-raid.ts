import { MINUTE } from '../time';
import type { Raid } from './raid';

/** A report that ended this long ago is finished. */
const MAX_AGE = 120 * MINUTE;

/** Whether a raid may still be logged at a time in epoch milliseconds. */
export const mayStillGrow = ({ endedAt }: Pick<Raid, 'endedAt'>, now: number): boolean =>
  now - endedAt < MAX_AGE;
