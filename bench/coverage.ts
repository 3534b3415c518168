import { fewestAdditions, remedyFor } from '#domain/coverage/additions';
import type { RaidBuffs } from '#domain/coverage/category';
import { coverRaid } from '#domain/coverage/coverage';
import { BURNING_CRUSADE_BUFFS } from '#domain/eras/burning-crusade/buffs';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import type { Raider } from '#domain/raid/raid';
import { raidByIcons } from '#test/raid-by-icons';

/** Ten raiders with gaps: missing categories, and one paladin's blessing for two others. */
const TEN = [
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

/** Forty raiders: a usual raid, and those whose choices are the most work. */
const RAIDS: { name: string; icons: string[]; buffs?: RaidBuffs }[] = [
  { name: 'coverage, 40 raiders', icons: [...TEN, ...TEN, ...TEN, ...TEN] },
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
    icons: [...TEN, ...TEN, ...TEN, ...TEN],
    buffs: BURNING_CRUSADE_BUFFS,
  },
];

const WARM_UP_RUNS = 200;
const MEASURED_RUNS = 500;

/** What the Buffs/Debuffs panel computes when it opens. */
function workOut(raiders: readonly Raider[], buffs: RaidBuffs): void {
  const { classes } = buffs;
  const missing = coverRaid(raiders, buffs)
    .categories.filter(({ state }) => state === 'missing')
    .map(({ category }) => category);
  for (const category of missing) remedyFor(category, classes);
  fewestAdditions(missing, classes);
}

function medianMicroseconds(work: () => void): number {
  for (let run = 0; run < WARM_UP_RUNS; run++) work();
  const times = Array.from({ length: MEASURED_RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  times.sort((one, other) => one - other);
  return Math.round((times[MEASURED_RUNS / 2] ?? 0) * 1000);
}

/** Median time per raid of forty; the target is below 2000. */
export function benchCoverage(): { name: string; microseconds: number }[] {
  return RAIDS.map(({ name, icons, buffs = CATACLYSM_BUFFS }) => {
    const raiders = raidByIcons(icons);
    return { name, microseconds: medianMicroseconds(() => workOut(raiders, buffs)) };
  });
}
