import type { Fight, Raid } from '../raid/raid';
import { eraOf } from './era-of';

/** Removes difficulties if the era has only one: the log writes a number all the same. */
export function withoutOnlyDifficulty(raid: Raid): Raid {
  if (!eraOf(raid).era.hasOneDifficulty) return raid;
  return {
    ...raid,
    kills: raid.kills.map(withoutDifficulty),
    ...(raid.tries && { tries: raid.tries.map(withoutDifficulty) }),
  };
}

const withoutDifficulty = <Some extends Fight>(fight: Some): Some => ({ ...fight, difficulty: 0 });
