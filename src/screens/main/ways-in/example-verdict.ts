import type { Verdict } from '#domain/audit/verdict';
import type { ClassKey } from '#domain/raid/classes';
import { ROLE_WORDS } from '#domain/raid/role-words';
import type { FrameCell, FrameGroup } from '#ui/game/RaidFrame';
import { verdictMark } from '#ui/game/verdict-mark';

const PASSED = verdictMark('PASSED');
const BARE = verdictMark('MISSING ENCHANTS');
const LOW = verdictMark('LOW ITEM LEVEL');

const group = (role: string, ...cells: readonly [FrameCell['mark'], ClassKey][]): FrameGroup => ({
  role,
  cells: cells.map(([mark, classKey], index) => ({ key: `${index}`, mark, classKey })),
});

/** Returns the sample raid at Magmaw. A test compares this with the sample's audit. */
export const exampleGroups = (): FrameGroup[] => [
  group(ROLE_WORDS.tanks, [LOW, 'warrior'], [PASSED, 'paladin'], [PASSED, 'deathknight']),
  group(
    ROLE_WORDS.healers,
    [BARE, 'paladin'],
    [PASSED, 'priest'],
    [LOW, 'priest'],
    [PASSED, 'shaman'],
    [PASSED, 'druid'],
  ),
  group(
    ROLE_WORDS.dps,
    [PASSED, 'warrior'],
    [LOW, 'warrior'],
    [BARE, 'paladin'],
    [PASSED, 'hunter'],
    [PASSED, 'hunter'],
    [BARE, 'rogue'],
    [PASSED, 'rogue'],
    [BARE, 'priest'],
    [BARE, 'deathknight'],
    [PASSED, 'deathknight'],
    [PASSED, 'shaman'],
    [BARE, 'mage'],
    [LOW, 'mage'],
    [BARE, 'warlock'],
    [BARE, 'warlock'],
    [PASSED, 'druid'],
    [BARE, 'druid'],
  ),
];

interface ExampleRaider {
  name: string;
  classKey: ClassKey;
  picture: string;
  level: number;
  /** A letter for each place, which readBarcode reads. */
  gear: string;
  lacks: readonly string[];
  advice?: number;
}

interface ExampleColumn {
  verdict: Verdict;
  count: number;
  raiders: readonly ExampleRaider[];
}

export const EXAMPLE_COLUMNS: readonly ExampleColumn[] = [
  {
    verdict: 'MISSING ENCHANTS',
    count: 9,
    raiders: [
      {
        name: 'Tavarin',
        classKey: 'paladin',
        picture: 'Paladin-Holy',
        level: 356,
        gear: '663663x366666x3o6',
        lacks: ['Boots', 'Cloak'],
        advice: 1,
      },
      {
        name: 'Nyxara',
        classKey: 'priest',
        picture: 'Priest-Shadow',
        level: 372,
        gear: 'bb6b9x6bb9b96bx8b',
        lacks: ['Legs', 'Mainhand'],
      },
      {
        name: 'Coldbarrow',
        classKey: 'deathknight',
        picture: 'DeathKnight-Frost',
        level: 371,
        gear: '999999x9xb9699996',
        lacks: ['Boots', 'Gloves'],
      },
    ],
  },
  {
    verdict: 'LOW ITEM LEVEL',
    count: 7,
    raiders: [
      {
        name: 'Brannock',
        classKey: 'warrior',
        picture: 'Warrior-Protection',
        level: 367,
        gear: '9bv999bv9b9999996',
        lacks: ['Shoulders', 'Bracers'],
      },
      {
        name: 'Fenwick',
        classKey: 'priest',
        picture: 'Priest-Holy',
        level: 365,
        gear: 'vb6b9v6bb9b96b88b',
        lacks: ['Head', 'Legs'],
      },
      {
        name: 'Haldora',
        classKey: 'warrior',
        picture: 'Warrior-Arms',
        level: 367,
        gear: '999999vb9bv9699-6',
        lacks: ['Boots', 'Ring 2'],
        advice: 1,
      },
    ],
  },
];
