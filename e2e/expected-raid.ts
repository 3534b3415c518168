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

/**
 * All 25 raiders: name, picture, talents, missing enchants, low pieces and the fight from which on
 * nothing is missing. The five who fixed their gear did so before fight 12.
 */
const ROSTER = `
Brannock | Warrior-Protection | 5 / 3 / 33 | | Shoulders, Bracers
Elsifer | Paladin-Protection | 0 / 32 / 9
Morwenn | DeathKnight-Blood | 31 / 3 / 7
Tavarin | Paladin-Holy | 32 / 6 / 3 | Boots, Cloak
Oskilde | Priest-Discipline | 31 / 10 / 0
Fenwick | Priest-Holy | 8 / 31 / 2 | | Head, Legs
Jorunna | Shaman-Restoration | 7 / 3 / 31
Saltpaw | Druid-Restoration | 8 / 2 / 31
Grimtusk | Warrior-Fury | 3 / 32 / 6 | Gloves | | 12
Haldora | Warrior-Arms | 33 / 5 / 3 | | Boots, Ring 2
Veyra | Paladin-Retribution | 3 / 5 / 33 | Cloak
Quillan | Hunter-Survival | 0 / 10 / 31 | Legs, Cloak | | 12
Rookmar | Hunter-Marksmanship | 6 / 31 / 4
Dusklin | Rogue-Combat | 2 / 31 / 8 | Bracers | Trinket 1
Pellucid | Rogue-Assassination | 31 / 2 / 8 | Chest, Bracers | | 12
Nyxara | Priest-Shadow | 9 / 0 / 32 | Legs, Mainhand
Coldbarrow | DeathKnight-Frost | 3 / 32 / 6 | Boots, Gloves
Wrathgar | DeathKnight-Unholy | 3 / 7 / 31 | Head, Shoulders | | 12
Stormglen | Shaman-Elemental | 32 / 9 / 0
Zephrine | Mage-Arcane | 31 / 3 / 7 | Gloves
Cinderly | Mage-Fire | 3 / 31 / 7 | | Gloves, Trinket 2
Mordaith | Warlock-Demonology | 3 / 31 / 7 | Legs | Trinket 2
Blightworth | Warlock-Affliction | 31 / 3 / 7 | Boots, Offhand
Moonfen | Druid-Balance | 31 / 0 / 10 | Chest, Boots | | 12
Thornclaw | Druid-Feral | 0 / 32 / 9 | Mainhand | Trinket 2
`;

export const RAIDERS: readonly ExpectedRaider[] = ROSTER.trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [name = '', picture = '', talents = '', missing, low, fixedBy] = cells;
    return {
      name,
      picture,
      talents,
      ...(missing && { missing }),
      ...(low && { low }),
      ...(fixedBy && { fixedBy: Number(fixedBy) }),
      ...(name === 'Blightworth' && { notLoggedIn: [8, 16, 23, 30] }),
    };
  });

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
