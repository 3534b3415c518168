import type { Fight, Kill, Raid } from './raid';

/** What identifies a fight of a report beside its number. */
export type FightIdentity = Pick<Fight, 'boss' | 'encounterId' | 'startedAt' | 'endedAt'>;

/** The identity of a fight, and nothing else of it. */
export const identityOf = ({
  boss,
  encounterId,
  startedAt,
  endedAt,
}: FightIdentity): FightIdentity => ({
  boss,
  ...(encounterId !== undefined && { encounterId }),
  startedAt,
  endedAt,
});

/**
 * Whether two fights with one number are the same: of one boss, and overlapping in time. A report that was cut or
 * uploaded again may use the number for another fight.
 */
export const isSameFight = (one: FightIdentity, other: FightIdentity): boolean =>
  isSameBoss(one, other) && one.startedAt <= other.endedAt && other.startedAt <= one.endedAt;

/** By id where both have one: a log can be read in several languages. */
const isSameBoss = (one: FightIdentity, other: FightIdentity): boolean =>
  one.encounterId !== undefined && other.encounterId !== undefined
    ? one.encounterId === other.encounterId
    : one.boss === other.boss;

/**
 * A report as fetched now, with those kills of the copy before that it has lost and that are saved. They are marked
 * `isLost`. A kill whose number another fight has by now is not among them.
 */
export function withLostKills(raid: Raid, before: Raid, savedIds: readonly number[]): Raid {
  const numbers = new Set([...raid.kills, ...(raid.tries ?? [])].map(({ id }) => id));
  const lost = before.kills.filter(({ id }) => savedIds.includes(id) && !numbers.has(id));
  if (lost.length === 0) return raid;
  const kills: Kill[] = [...raid.kills, ...lost.map((kill): Kill => ({ ...kill, isLost: true }))];
  return { ...raid, kills: kills.sort((one, other) => one.startedAt - other.startedAt) };
}

/** Those of some saved kills whose number another fight has in a later copy of their report. */
export const reusedNumbers = (
  before: Raid,
  now: Raid,
  savedIds: readonly number[],
): readonly Kill[] =>
  before.kills.filter(
    (kill) =>
      savedIds.includes(kill.id) &&
      !now.kills.some((other) => other.id === kill.id && isSameFight(other, kill)),
  );
