import type { EraId } from '../era/era';
import { CLASS_KEYS, type ClassKey } from '../raid/class-keys';

const RAID_SIZES = [10, 15, 20, 25, 30, 40] as const;

/** Raid sizes. Source: the game; Forever's as announced for 9 December 2026; retail 10 to 30. */
const SIZES_BY_ERA: Readonly<Record<EraId, readonly number[]>> = {
  vanilla: [10, 20, 40],
  'burning-crusade': [10, 25],
  wrath: [10, 25],
  cataclysm: [10, 25],
  mists: [10, 25],
  retail: [10, 15, 20, 25, 30],
  forever: [10, 20, 40],
};

/** Returns the sizes of an era's raids; every size for an unknown era. */
export const raidSizes = ({ id }: { id: EraId }): readonly number[] =>
  SIZES_BY_ERA[id] ?? RAID_SIZES;

/** Returns the smallest size for this many players, or the largest if there are more. */
export function sizeFor(era: { id: EraId }, players: number): number {
  const sizes = raidSizes(era);
  return sizes.find((size) => size >= players) ?? sizes.at(-1) ?? players;
}

/** Classes that an era lacks. Source: the game; Forever's as announced for 9 December 2026. */
const MISSING_CLASSES: Readonly<Record<EraId, readonly ClassKey[]>> = {
  vanilla: ['deathknight', 'monk', 'demonhunter'],
  'burning-crusade': ['deathknight', 'monk', 'demonhunter'],
  wrath: ['monk', 'demonhunter'],
  cataclysm: ['monk', 'demonhunter'],
  mists: ['demonhunter'],
  forever: ['deathknight', 'monk', 'demonhunter'],
};

/** Returns the classes of an era; every class for an unknown era. */
export const eraClasses = ({ id }: { id: EraId }): readonly ClassKey[] =>
  CLASS_KEYS.filter((key) => !MISSING_CLASSES[id]?.includes(key));
