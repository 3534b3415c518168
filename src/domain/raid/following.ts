import { MINUTE } from '../time';
import { allFights } from './open-fight';
import type { Fight, Raid } from './raid';

/** The milliseconds without a new fight after which following stops. */
const MAX_SILENCE = 45 * MINUTE;

/** A report that ended longer ago is finished. */
const MAX_LIVE_AGE = 120 * MINUTE;

/** Whether a raid may still be under way at a time in epoch milliseconds. */
export const mayStillGrow = ({ endedAt }: Pick<Raid, 'endedAt'>, now: number): boolean =>
  now - endedAt < MAX_LIVE_AGE;

/** A raid that is refetched while it is logged. Times are epoch milliseconds. */
export interface FollowedRaid {
  /** When a new fight last came, or following began. */
  newAt: number;
  /** When the last response came. If the clock was set back, this may be earlier than before. */
  fetchedAt: number;
  /** The keys of all fights so far, by `fightKey`. */
  seen: ReadonlySet<string>;
  /** The latest new fights; empty before the first new fight. */
  news: readonly Fight[];
  isOver: boolean;
}

/** Starts following a raid, whose fights so far are not new. */
export const beginFollowing = (
  raid: Raid,
  times: Pick<FollowedRaid, 'newAt' | 'fetchedAt'>,
): FollowedRaid => ({
  ...times,
  seen: new Set(allFights(raid).map(fightKey)),
  news: [],
  isOver: false,
});

/**
 * Returns a followed raid after a response, with its new fights, or as over after too long without
 * a new fight. A report can lose a fight and regain it, or turn an attempt into a kill.
 */
export function applyResponse(before: FollowedRaid, raid: Raid, now: number): FollowedRaid {
  const news = allFights(raid).filter((fight) => !before.seen.has(fightKey(fight)));
  if (news.length > 0) {
    const seen = new Set([...before.seen, ...news.map(fightKey)]);
    return { newAt: now, fetchedAt: now, seen, news, isOver: false };
  }
  // `newAt` is in the future if the clock was set back.
  const newAt = Math.min(before.newAt, now);
  return { ...before, newAt, fetchedAt: now, isOver: now - newAt >= MAX_SILENCE };
}

/** Returns a fight's key. Another boss, or an attempt that became a kill, makes a new key. */
const fightKey = ({ id, boss, kind }: Fight): string => `${id} ${kind} ${boss}`;
