import { SECOND } from '#domain/raid/time';
import { observable } from '../../observable';

export interface HourUse {
  /** In points, like `spent`. */
  limit: number;
  spent: number;
  /** Epoch milliseconds. */
  resetsAt: number;
}

/** From this share of the hourly limit the user is warned. */
export const NEAR_LIMIT = 0.75;

/** Undefined until the log site has sent it. */
export const hourUse = observable<HourUse | undefined>(undefined);

/** Marks the limit as reached: the site's refusal has no numbers. */
export function noteLimitReached(): void {
  const use = hourUse.get();
  if (use) hourUse.set({ ...use, spent: use.limit });
}

/** Returns the seconds until the points reset; undefined if unknown. */
export function secondsToReset(): number | undefined {
  const { resetsAt } = hourUse.get() ?? {};
  if (resetsAt === undefined || resetsAt <= Date.now()) return undefined;
  return Math.ceil((resetsAt - Date.now()) / SECOND);
}
