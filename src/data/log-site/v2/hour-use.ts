import { SECOND } from '#domain/raid/time';
import { observable } from '../../observable';

/** What the log site says of this hour's requests. */
export interface HourUse {
  /** In points, as `spent` is. */
  limit: number;
  spent: number;
  /** In epoch milliseconds. */
  resetsAt: number;
}

/** The share of the limit from which it counts as near. */
export const NEAR_LIMIT = 0.75;

/** Undefined until the log site has said it in this visit. */
export const hourUse = observable<HourUse | undefined>(undefined);

/** The answer that says so has no figures of its own. */
export function noteLimitReached(): void {
  const use = hourUse.get();
  if (use) hourUse.set({ ...use, spent: use.limit });
}

/** Seconds until the hour's points are there again; undefined where that is not known. */
export function secondsToReset(): number | undefined {
  const { resetsAt } = hourUse.get() ?? {};
  if (resetsAt === undefined || resetsAt <= Date.now()) return undefined;
  return Math.ceil((resetsAt - Date.now()) / SECOND);
}
