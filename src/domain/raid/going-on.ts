import type { Raid } from './raid';
import { MINUTE } from './time';

/** A report that ended longer ago than this is not written any more. */
const MAX_AGE = 120 * MINUTE;

/** Whether a raid may still be going on at a time, in epoch milliseconds. */
export const mayGoOn = ({ endedAt }: Pick<Raid, 'endedAt'>, now: number): boolean =>
  now - endedAt < MAX_AGE;
