import type { BossFight, Raid } from '../raid/raid';
import { eraOf } from './era-of';

/** Removes difficulties if the era has only one, as the log has a number all the same. */
export function withoutOnlyDifficulty(raid: Raid): Raid {
  if (!eraOf(raid).era.hasOneDifficulty) return raid;
  return {
    ...raid,
    kills: raid.kills.map(withoutDifficulty),
    ...(raid.attempts && { attempts: raid.attempts.map(withoutDifficulty) }),
  };
}

const withoutDifficulty = <Some extends BossFight>(fight: Some): Some => ({
  ...fight,
  difficulty: 0,
});
