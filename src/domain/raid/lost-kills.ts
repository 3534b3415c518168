import { type FightIdentity, isSameFight } from './fight-identity';
import type { Kill, Raid } from './raid';

/** A saved kill as in its report, and as in a later copy of the report. */
export interface RenumberedKill {
  before: Kill;
  now: Kill;
}

/** A later copy of a report, with kills that it lost, and each saved kill's new number. */
interface MergedReport {
  raid: Raid;
  saved: readonly RenumberedKill[];
}

/**
 * Finds the previous copy's saved kills in a fetched report, which may have other numbers or
 * another start if it was uploaded again. Kills that it lost are added, marked `isLost`; if another
 * fight has their number, they get a free number.
 */
export function mergeSavedKills(
  raid: Raid,
  before: Raid,
  savedIds: readonly number[],
): MergedReport {
  const ids = new Set(savedIds);
  const shift = raid.startedAt && before.startedAt ? before.startedAt - raid.startedAt : 0;
  const numbers = new Set([...raid.kills, ...(raid.attempts ?? [])].map(({ id }) => id));
  const lost: Kill[] = [];
  const saved = before.kills
    .filter(({ id }) => ids.has(id))
    .map((kill): RenumberedKill => {
      const startedAt = kill.startedAt + shift;
      const moved: Kill = { ...kill, startedAt, endedAt: kill.endedAt + shift, isLost: true };
      const same = findSameFight(raid.kills, moved) ?? findSameFight(lost, moved);
      if (same) return { before: kill, now: same };
      const id = numbers.has(kill.id) ? Math.max(...numbers, ...ids) + 1 : kill.id;
      numbers.add(id);
      const now = { ...moved, id };
      lost.push(now);
      return { before: kill, now };
    });
  if (lost.length === 0) return { raid, saved };
  const kills = [...raid.kills, ...lost].sort((one, other) => one.startedAt - other.startedAt);
  return { raid: { ...raid, kills }, saved };
}

/** Finds a fight, whatever its number. A merged log may contain it twice. */
export const findSameFight = (
  kills: readonly Kill[],
  fight: FightIdentity & { id: number },
): Kill | undefined => {
  const same = kills.filter((other) => isSameFight(other, fight));
  return same.find(({ id }) => id === fight.id) ?? same[0];
};
