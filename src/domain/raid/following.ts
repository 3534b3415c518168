import { MINUTE } from '../time';
import { allFights } from './open-fight';
import type { Fight, Raid } from './raid';

/** Following stops after this long without anything new. */
const MAX_SILENCE = 45 * MINUTE;

/** A raid that is refetched while it is logged. Times are epoch milliseconds. */
export interface FollowedRaid {
  /** When something new last came; at first, when following began. */
  newAt: number;
  /** When the last response came; an earlier time, after a clock change, is new too. */
  fetchedAt: number;
  /** Every fight ever seen, by `fightKey`. */
  seen: ReadonlySet<string>;
  /** The latest new fights; empty at first. */
  news: readonly Fight[];
  isOver: boolean;
}

/** Starts following, with every current fight as seen. */
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
 * Applies a response: new fights, or too long a silence. A report can lose a fight and get it back,
 * or turn an attempt into a kill.
 */
export function applyResponse(before: FollowedRaid, raid: Raid, now: number): FollowedRaid {
  const news = allFights(raid).filter((fight) => !before.seen.has(fightKey(fight)));
  if (news.length > 0) {
    const seen = new Set([...before.seen, ...news.map(fightKey)]);
    return { newAt: now, fetchedAt: now, seen, news, isOver: false };
  }
  // Later than now only if the clock was set back.
  const newAt = Math.min(before.newAt, now);
  return { ...before, newAt, fetchedAt: now, isOver: now - newAt >= MAX_SILENCE };
}

/** Identity across refreshes. A different boss, or an attempt that became a kill, is new. */
const fightKey = ({ id, boss, kind }: Fight): string => `${id} ${kind} ${boss}`;
