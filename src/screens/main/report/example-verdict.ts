import type { Verdict } from '#domain/audit/verdict';
import type { ClassKey } from '#domain/raid/classes';
import { ROLE_TEXTS } from '#texts/roles';
import type { FrameCell, FrameGroup } from '#ui/game/RaidFrame';
import { verdictMark } from '#ui/game/verdict-mark';

const PASSED = verdictMark('PASSED');
const BARE = verdictMark('MISSING ENCHANTS');
const LOW = verdictMark('LOW ITEM LEVEL');

const group = (role: string, ...cells: readonly [FrameCell['mark'], ClassKey][]): FrameGroup => ({
  role,
  cells: cells.map(([mark, classKey], index) => ({ key: `${index}`, mark, classKey })),
});

/** Returns Magmaw of the sample raid; a test checks it against the sample's audit. */
export const exampleGroups = (): FrameGroup[] => [
  group(ROLE_TEXTS.tanks, [LOW, 'warrior'], [PASSED, 'paladin'], [PASSED, 'deathknight']),
  group(
    ROLE_TEXTS.healers,
    [BARE, 'paladin'],
    [PASSED, 'priest'],
    [LOW, 'priest'],
    [PASSED, 'shaman'],
    [PASSED, 'druid'],
  ),
  group(
    ROLE_TEXTS.dps,
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

export interface ExampleRaider {
  name: string;
  classKey: ClassKey;
  picture: string;
  /** Slots; absent if nothing is wrong. */
  lacks?: readonly string[];
}

interface ExampleColumn {
  verdict: Verdict;
  raiders: readonly ExampleRaider[];
}

export const EXAMPLE_COLUMNS: readonly ExampleColumn[] = [
  {
    verdict: 'PASSED',
    raiders: [
      { name: 'Elsifer', classKey: 'paladin', picture: 'Paladin-Protection' },
      { name: 'Jorunna', classKey: 'shaman', picture: 'Shaman-Restoration' },
      { name: 'Grimtusk', classKey: 'warrior', picture: 'Warrior-Fury' },
    ],
  },
  {
    verdict: 'MISSING ENCHANTS',
    raiders: [
      { name: 'Nyxara', classKey: 'priest', picture: 'Priest-Shadow', lacks: ['Legs', 'Mainhand'] },
      { name: 'Mordaith', classKey: 'warlock', picture: 'Warlock-Demonology', lacks: ['Legs'] },
      {
        name: 'Coldbarrow',
        classKey: 'deathknight',
        picture: 'DeathKnight-Frost',
        lacks: ['Boots', 'Gloves'],
      },
    ],
  },
  {
    verdict: 'LOW ITEM LEVEL',
    raiders: [
      {
        name: 'Brannock',
        classKey: 'warrior',
        picture: 'Warrior-Protection',
        lacks: ['Shoulders', 'Bracers'],
      },
      { name: 'Fenwick', classKey: 'priest', picture: 'Priest-Holy', lacks: ['Head', 'Legs'] },
      { name: 'Thornclaw', classKey: 'druid', picture: 'Druid-Feral', lacks: ['Trinket 2'] },
    ],
  },
];
