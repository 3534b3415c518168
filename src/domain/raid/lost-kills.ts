import type { Fight, Kill, Raid } from './raid';

/** Distinguishes two fights with the same number. */
export type FightIdentity = Pick<Fight, 'boss' | 'encounterId' | 'startedAt' | 'endedAt'>;

export const fightIdentity = ({
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
 * Whether two fights of one number are the same: same boss, overlapping in time. A report cut or
 * uploaded again may reuse numbers.
 */
export const isSameFight = (one: FightIdentity, other: FightIdentity): boolean =>
  isSameBoss(one, other) && one.startedAt <= other.endedAt && other.startedAt <= one.endedAt;

/** Compares ids if possible, since languages differ. */
const isSameBoss = (one: FightIdentity, other: FightIdentity): boolean =>
  one.encounterId !== undefined && other.encounterId !== undefined
    ? one.encounterId === other.encounterId
    : one.boss === other.boss;

/**
 * Returns a fetched report with the previous copy's saved kills that it no longer has, marked
 * `isLost`, unless their number was reused.
 */
export function withLostKills(raid: Raid, before: Raid, savedIds: readonly number[]): Raid {
  const numbers = new Set([...raid.kills, ...(raid.tries ?? [])].map(({ id }) => id));
  const lost = before.kills.filter(({ id }) => savedIds.includes(id) && !numbers.has(id));
  if (lost.length === 0) return raid;
  const kills: Kill[] = [...raid.kills, ...lost.map((kill): Kill => ({ ...kill, isLost: true }))];
  return { ...raid, kills: kills.sort((one, other) => one.startedAt - other.startedAt) };
}

/** Returns saved kills whose number a later copy gave to another fight. */
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
