import { numberedTries, type OpenFight } from './open-fight';
import type { Raid } from './raid';
import { MINUTE } from './time';

/** Following stops by itself when nothing new came for as long. */
const MAX_SILENCE = 45 * MINUTE;

/** A raid that is asked for again and again. Times are epoch milliseconds. */
export interface Following {
  /** When something new came last; at first, when following began. */
  newAt: number;
  /** When the last answer came. Another time is another answer, an earlier one too: clocks are set back. */
  askedAt: number;
  /** Every kill and try that was ever there, as `seenAs` names it. */
  seen: ReadonlySet<string>;
  /** What the last news were; empty at first. */
  news: readonly OpenFight[];
  isOver: boolean;
}

/** What following starts from: all that is there was seen, and none of it is news. */
export const beginFollowing = (
  raid: Raid,
  times: Pick<Following, 'newAt' | 'askedAt'>,
): Following => ({
  ...times,
  seen: new Set(fightsOf(raid).map(seenAs)),
  news: [],
  isOver: false,
});

/**
 * What an answer that came at a time makes of it: news, or too long a silence. A report may lose a fight and get it
 * back, or say of a fight only later that it was a kill.
 */
export function followOn(before: Following, raid: Raid, now: number): Following {
  const news = fightsOf(raid).filter((fight) => !before.seen.has(seenAs(fight)));
  if (news.length > 0) {
    const seen = new Set([...before.seen, ...news.map(seenAs)]);
    return { newAt: now, askedAt: now, seen, news, isOver: false };
  }
  // In the future only where the clock was set back since.
  const newAt = Math.min(before.newAt, now);
  return { ...before, newAt, askedAt: now, isOver: now - newAt >= MAX_SILENCE };
}

/** By what a fight is known again: as another boss's, or as a kill after it was a try, it is news. */
const seenAs = ({ id, boss, nthTry }: OpenFight): string =>
  `${id} ${nthTry === undefined ? 'kill' : 'try'} ${boss}`;

/** In the order of their numbers, which a growing report adds to. */
const fightsOf = (raid: Raid): OpenFight[] =>
  [...raid.kills, ...numberedTries(raid)].sort((one, other) => one.id - other.id);
