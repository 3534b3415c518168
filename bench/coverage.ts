import { fewestAdditions, remedyFor } from '#domain/coverage/additions';
import type { RaidBuffs } from '#domain/coverage/category';
import { coverRaid } from '#domain/coverage/coverage';
import { BURNING_CRUSADE_BUFFS } from '#domain/eras/burning-crusade/buffs';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import type { Raider } from '#domain/raid/raid';
import { raidByIcons } from '#test/raid-by-icons';
import { type Figure, requireBelow } from './figure';
import { medianMicroseconds } from './rounds';

/** Ten raiders: some categories are missing, and the only paladin has to choose a blessing. */
const RAID_OF_TEN = [
  'Warrior-Protection tanks',
  'Druid-Feral tanks',
  'Paladin-Holy healers',
  'Shaman-Restoration healers',
  'Priest-Discipline healers',
  'Mage-Frost',
  'Hunter-BeastMastery',
  'Hunter-Marksmanship',
  'Rogue-Assassination',
  'Warlock-Affliction',
];

const manyOf = (count: number, icon: string): string[] => Array.from({ length: count }, () => icon);

/** Forty raiders: a usual raid, and raids with the most exclusive choices, which take longest. */
const RAIDS: { name: string; icons: string[]; buffs?: RaidBuffs }[] = [
  {
    name: 'coverage, 40 raiders',
    icons: [...RAID_OF_TEN, ...RAID_OF_TEN, ...RAID_OF_TEN, ...RAID_OF_TEN],
  },
  { name: 'coverage, 40 raiders of one spec', icons: manyOf(40, 'Hunter-BeastMastery') },
  {
    name: 'coverage, 40 raiders, 6 of them known and all at odds',
    icons: [...manyOf(6, 'Hunter-BeastMastery'), ...manyOf(34, 'Unknown')],
  },
  {
    name: 'coverage in Mists, 40 raiders of one spec',
    icons: manyOf(40, 'Hunter-BeastMastery'),
    buffs: MISTS_BUFFS,
  },
  {
    name: 'coverage in Burning Crusade, 40 raiders',
    icons: [...RAID_OF_TEN, ...RAID_OF_TEN, ...RAID_OF_TEN, ...RAID_OF_TEN],
    buffs: BURNING_CRUSADE_BUFFS,
  },
];

/** Computes what the Buffs/Debuffs panel shows when it opens. */
function workOut(raiders: readonly Raider[], buffs: RaidBuffs): void {
  const { classes } = buffs;
  const missing = coverRaid(raiders, buffs)
    .categories.filter(({ state }) => state === 'missing')
    .map(({ category }) => category);
  for (const category of missing) remedyFor(category, classes);
  fewestAdditions(missing, classes);
}

/** Measures the panel of each raid. */
export const benchCoverage = (): Figure[] =>
  RAIDS.map(({ name, icons, buffs = CATACLYSM_BUFFS }) => {
    const raiders = raidByIcons(icons);
    const values = [Math.round(medianMicroseconds(() => workOut(raiders, buffs)))];
    return requireBelow(2000, { name: `${name}, in Node`, values, unit: 'µs' });
  });
