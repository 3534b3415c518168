/**
 * The tier11-25 raid by the rules, worked out by hand from docs/specification.md and the logged
 * gear, not from the app.
 */

interface ExpectedKill {
  fight: number;
  boss: string;
  zone: string;
  /** The difference of `end_time` and `start_time`, to the nearest second. */
  length: string;
  isHeroic?: true;
}

const BASTION = 'The Bastion of Twilight';
const DESCENT = 'Blackwing Descent';
const THRONE = 'Throne of the Four Winds';

export const KILLS: readonly ExpectedKill[] = [
  { fight: 2, boss: 'Halfus Wyrmbreaker', zone: BASTION, length: '4:05' },
  { fight: 4, boss: 'Theralion and Valiona', zone: BASTION, length: '3:03' },
  { fight: 8, boss: 'Ascendant Council', zone: BASTION, length: '4:57' },
  { fight: 10, boss: "Cho'gall", zone: BASTION, length: '6:12' },
  { fight: 12, boss: 'Magmaw', zone: DESCENT, length: '4:50', isHeroic: true },
  { fight: 16, boss: 'Omnotron Defense System', zone: DESCENT, length: '6:47', isHeroic: true },
  { fight: 19, boss: 'Maloriak', zone: DESCENT, length: '3:49' },
  { fight: 21, boss: 'Atramedes', zone: DESCENT, length: '3:11' },
  { fight: 23, boss: 'Chimaeron', zone: DESCENT, length: '4:56' },
  { fight: 25, boss: "Nefarian's End", zone: DESCENT, length: '6:23' },
  { fight: 28, boss: 'Conclave of Wind', zone: THRONE, length: '3:19' },
  { fight: 30, boss: "Al'Akir", zone: THRONE, length: '3:55' },
];

/** A raider, who never changes spec. */
export interface ExpectedRaider {
  name: string;
  /** Class and spec, as in the log's icon. */
  picture: string;
  talents: string;
  missing?: string;
  low?: string;
  /** The fight from which on nothing is missing or low. */
  fixedBy?: number;
  /** Fights whose log lacks the raider's gear. */
  notLoggedIn?: readonly number[];
}

/** All 25 raiders. The five who fixed their gear did so before fight 12. */
export const RAIDERS: readonly ExpectedRaider[] = [
  {
    name: 'Brannock',
    picture: 'Warrior-Protection',
    talents: '5 / 3 / 33',
    low: 'Shoulders, Bracers',
  },
  { name: 'Elsifer', picture: 'Paladin-Protection', talents: '0 / 32 / 9' },
  { name: 'Morwenn', picture: 'DeathKnight-Blood', talents: '31 / 3 / 7' },
  { name: 'Tavarin', picture: 'Paladin-Holy', talents: '32 / 6 / 3', missing: 'Boots, Cloak' },
  { name: 'Oskilde', picture: 'Priest-Discipline', talents: '31 / 10 / 0' },
  { name: 'Fenwick', picture: 'Priest-Holy', talents: '8 / 31 / 2', low: 'Head, Legs' },
  { name: 'Jorunna', picture: 'Shaman-Restoration', talents: '7 / 3 / 31' },
  { name: 'Saltpaw', picture: 'Druid-Restoration', talents: '8 / 2 / 31' },
  {
    name: 'Grimtusk',
    picture: 'Warrior-Fury',
    talents: '3 / 32 / 6',
    missing: 'Gloves',
    fixedBy: 12,
  },
  { name: 'Haldora', picture: 'Warrior-Arms', talents: '33 / 5 / 3', low: 'Boots, Ring 2' },
  { name: 'Veyra', picture: 'Paladin-Retribution', talents: '3 / 5 / 33', missing: 'Cloak' },
  {
    name: 'Quillan',
    picture: 'Hunter-Survival',
    talents: '0 / 10 / 31',
    missing: 'Legs, Cloak',
    fixedBy: 12,
  },
  { name: 'Rookmar', picture: 'Hunter-Marksmanship', talents: '6 / 31 / 4' },
  {
    name: 'Dusklin',
    picture: 'Rogue-Combat',
    talents: '2 / 31 / 8',
    missing: 'Bracers',
    low: 'Trinket 1',
  },
  {
    name: 'Pellucid',
    picture: 'Rogue-Assassination',
    talents: '31 / 2 / 8',
    missing: 'Chest, Bracers',
    fixedBy: 12,
  },
  { name: 'Nyxara', picture: 'Priest-Shadow', talents: '9 / 0 / 32', missing: 'Legs, Mainhand' },
  {
    name: 'Coldbarrow',
    picture: 'DeathKnight-Frost',
    talents: '3 / 32 / 6',
    missing: 'Boots, Gloves',
  },
  {
    name: 'Wrathgar',
    picture: 'DeathKnight-Unholy',
    talents: '3 / 7 / 31',
    missing: 'Head, Shoulders',
    fixedBy: 12,
  },
  { name: 'Stormglen', picture: 'Shaman-Elemental', talents: '32 / 9 / 0' },
  { name: 'Zephrine', picture: 'Mage-Arcane', talents: '31 / 3 / 7', missing: 'Gloves' },
  { name: 'Cinderly', picture: 'Mage-Fire', talents: '3 / 31 / 7', low: 'Gloves, Trinket 2' },
  {
    name: 'Mordaith',
    picture: 'Warlock-Demonology',
    talents: '3 / 31 / 7',
    missing: 'Legs',
    low: 'Trinket 2',
  },
  {
    name: 'Blightworth',
    picture: 'Warlock-Affliction',
    talents: '31 / 3 / 7',
    missing: 'Boots, Offhand',
    notLoggedIn: [8, 16, 23, 30],
  },
  {
    name: 'Moonfen',
    picture: 'Druid-Balance',
    talents: '31 / 0 / 10',
    missing: 'Chest, Boots',
    fixedBy: 12,
  },
  {
    name: 'Thornclaw',
    picture: 'Druid-Feral',
    talents: '0 / 32 / 9',
    missing: 'Mainhand',
    low: 'Trinket 2',
  },
];

/** One fight's columns, with faults as `Name: slots`. */
interface ExpectedColumns {
  passed: string[];
  missing: string[];
  low: string[];
  notLogged: string[];
}

/** Returns the columns, each in alphabetical order. */
export function expectedColumns(fight: number): ExpectedColumns {
  const columns: ExpectedColumns = { passed: [], missing: [], low: [], notLogged: [] };
  for (const { name, missing, low, fixedBy, notLoggedIn } of RAIDERS) {
    const isFixed = fixedBy !== undefined && fight >= fixedBy;
    if (notLoggedIn?.includes(fight)) columns.notLogged.push(name);
    else if (isFixed || (!missing && !low)) columns.passed.push(name);
    else {
      if (missing) columns.missing.push(`${name}: ${missing}`);
      if (low) columns.low.push(`${name}: ${low}`);
    }
  }
  for (const names of Object.values(columns)) names.sort();
  return columns;
}

/** The night by raider: the cell of each kill, and then the last column. */
export const NIGHT_ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  RAIDERS.map((raider) => [raider.name, nightRow(raider)]),
);

function nightRow({ missing, low, fixedBy, notLoggedIn }: ExpectedRaider): string[] {
  const faults = [missing, low && `low: ${low}`].filter(Boolean).join('; ') || 'passed';
  const cells = KILLS.map(({ fight }) => {
    if (notLoggedIn?.includes(fight)) return 'no gear';
    if (fixedBy === undefined || fight < fixedBy) return faults;
    return fight === fixedBy ? 'passed, fixed' : 'passed';
  });
  return [...cells, `${fixedBy ? 'passed' : faults} · ${KILLS.length} of ${KILLS.length}`];
}
