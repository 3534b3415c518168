import { isSameFight } from './fight-identity';
import type { BossFight, Raid } from './raid';

/** Adds a copy's further fights. Undefined if no fight is new or the copies' times differ. */
export function withFightsOf(raid: Raid, other: Raid): Raid | undefined {
  if (raid.startedAt !== other.startedAt) return undefined;
  const known = fightsOf(raid);
  const ids = new Set(known.map(({ id }) => id));
  const isNew = (fight: BossFight): boolean =>
    !ids.has(fight.id) && !known.some((one) => isSameFight(one, fight));
  const kills = other.kills.filter(isNew);
  const attempts = (other.attempts ?? []).filter(isNew);
  if (kills.length + attempts.length === 0) return undefined;
  const allAttempts = [...(raid.attempts ?? []), ...attempts].sort(byStart);
  return {
    ...raid,
    endedAt: Math.max(raid.endedAt, other.endedAt),
    kills: [...raid.kills, ...kills].sort(byStart),
    ...(allAttempts.length > 0 && { attempts: allAttempts }),
  };
}

/** Whether a report has every fight of another copy under the same number, except lost fights. */
export function hasFightsOf(raid: Raid, other: Raid): boolean {
  const fights = new Map(fightsOf(raid).map((fight) => [fight.id, fight]));
  return (
    raid.startedAt === other.startedAt &&
    fightsOf(other).every((fight) => {
      const same = fights.get(fight.id);
      return fight.isLost || (same !== undefined && isSameFight(same, fight));
    })
  );
}

const fightsOf = ({ kills, attempts = [] }: Raid): readonly BossFight[] => [...kills, ...attempts];

const byStart = (one: BossFight, other: BossFight): number => one.startedAt - other.startedAt;
