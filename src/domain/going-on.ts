import type { Raid } from './raid';

/** A report that ended longer ago than this is not written any more. In milliseconds. */
const MAX_AGE = 120 * 60_000;

/** Whether a raid may still be going on at a time, in epoch milliseconds. */
export const mayGoOn = ({ endedAt }: Pick<Raid, 'endedAt'>, now: number): boolean =>
  now - endedAt < MAX_AGE;
