import type { BossFight, Raid } from '../raid/raid';
import { eraOf } from './era-of';

/** Removes the logged difficulties of an era with only one difficulty: they mean nothing. */
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
