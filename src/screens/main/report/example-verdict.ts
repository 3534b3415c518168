import type { ClassKey } from '#domain/classes';
import type { Verdict } from '#domain/verdict';
import { ROLE_TEXTS } from '#texts/roles';
import type { FrameGroup } from '#ui/RaidFrame';
import { verdictMark } from '#ui/verdict-mark';

const PASSED = verdictMark('PASSED');
const BARE = verdictMark('MISSING ENCHANTS');
const LOW = verdictMark('LOW ITEM LEVEL');

const group = (
  role: string,
  ...cells: readonly [FrameGroup['cells'][number]['mark'], ClassKey][]
) => ({
  role,
  cells: cells.map(([mark, classKey], index) => ({ key: `${index}`, mark, classKey })),
});

/** Magmaw of the sample raid as its frame shows it; a test holds it to the sample's own audit. */
export const EXAMPLE_GROUPS: readonly FrameGroup[] = [
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

/** Somebody of the example: name, class, the log's picture name, and what is missing. */
export interface ExampleRaider {
  name: string;
  classKey: ClassKey;
  picture: string;
  lacks: string;
}

const raider = (name: string, classKey: ClassKey, picture: string, lacks = ''): ExampleRaider => ({
  name,
  classKey,
  picture,
  lacks,
});

const column = (verdict: Verdict, ...raiders: readonly ExampleRaider[]) => ({ verdict, raiders });

/** Three of each column. */
export const EXAMPLE_COLUMNS = [
  column(
    'PASSED',
    raider('Elsifer', 'paladin', 'Paladin-Protection'),
    raider('Jorunna', 'shaman', 'Shaman-Restoration'),
    raider('Grimtusk', 'warrior', 'Warrior-Fury'),
  ),
  column(
    'MISSING ENCHANTS',
    raider('Nyxara', 'priest', 'Priest-Shadow', 'Legs, Mainhand'),
    raider('Mordaith', 'warlock', 'Warlock-Demonology', 'Legs'),
    raider('Coldbarrow', 'deathknight', 'DeathKnight-Frost', 'Boots, Gloves'),
  ),
  column(
    'LOW ITEM LEVEL',
    raider('Brannock', 'warrior', 'Warrior-Protection', 'Shoulders, Bracers'),
    raider('Fenwick', 'priest', 'Priest-Holy', 'Head, Legs'),
    raider('Thornclaw', 'druid', 'Druid-Feral', 'Trinket 2'),
  ),
];
