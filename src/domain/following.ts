import { numberedTries, type OpenFight } from './open-fight';
import type { Raid } from './raid';

const MINUTE = 60_000;

/** A report that ended longer ago than this is not written any more. */
const MAX_AGE = 120 * MINUTE;
/** Following stops by itself when nothing new came for as long. */
const MAX_SILENCE = 45 * MINUTE;

/** A raid that is asked for again and again. Times are epoch milliseconds. */
export interface Following {
  /** When something new came last; at first, when following began. */
  newAt: number;
  askedAt: number;
  /** How many kills and tries there were. */
  seen: number;
  /** What the last news were; empty at first. */
  news: readonly OpenFight[];
  isOver: boolean;
}

/** Whether a raid may still be going on. */
export const mayGoOn = ({ endedAt }: Pick<Raid, 'endedAt'>, now: number): boolean =>
  now - endedAt < MAX_AGE;

/** Begins to follow. */
export const beginFollowing = (raid: Raid, now: number): Following => ({
  newAt: now,
  askedAt: now,
  seen: fightsOf(raid).length,
  news: [],
  isOver: false,
});

/** What an answer that came at a time makes of it: news, or too long a silence. */
export function followOn(before: Following, raid: Raid, now: number): Following {
  const fights = fightsOf(raid);
  if (fights.length > before.seen) {
    const news = fights.slice(before.seen);
    return { newAt: now, askedAt: now, seen: fights.length, news, isOver: false };
  }
  return { ...before, askedAt: now, isOver: now - before.newAt >= MAX_SILENCE };
}

/** In the order of their numbers, which a growing report only adds to. */
const fightsOf = (raid: Raid): OpenFight[] =>
  [...raid.kills, ...numberedTries(raid)].sort((one, other) => one.id - other.id);
