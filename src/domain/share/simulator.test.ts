import { expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { eraById } from '../eras/era-list';
import { MISTS } from '../eras/mists/mists';
import type { SeenProfession } from '../gear/professions';
import { CLASS_KEYS } from '../raid/class-keys';
import { CLASSES } from '../raid/classes';
import type { Piece } from '../raid/raid';
import { formatForSimulator } from './simulator';

const piece = (slot: number, more: Partial<Piece> = {}): Piece => ({
  slot,
  itemId: 1000 + slot,
  name: '',
  icon: '',
  ...more,
});

const rookmar = plainRaider('Rookmar', {
  server: 'Firemaw',
  classKey: 'deathknight',
  talents: [2, 31, 8],
  gear: [
    piece(0, { enchantId: 4207, gems: [{ itemId: 68780 }, { itemId: 52236 }] }),
    piece(3),
    piece(9, { enchantId: 4106, tinkerId: 4179, gems: [] }),
  ],
});

const engineer: SeenProfession[] = [{ profession: 'engineering', shownBy: [] }];

/**
 * The shape that the addon import reads. The import throws if class, race, professions or glyphs
 * are missing, and at any unknown item field.  Source: individual_addon_importer.tsx of
 * wowsims/cata 7fbc26a and wowsims/mop 278b054; ItemSpec of their proto/common.proto: `id`,
 * `enchant`, `gems`, and in Mists `tinker`.
 */
test('exported gear has the shape of the simulator addon’s export', () => {
  expect(JSON.parse(formatForSimulator(rookmar, CATACLYSM, engineer) ?? '')).toEqual({
    name: 'Rookmar',
    realm: 'Firemaw',
    race: 'Troll',
    class: 'Death Knight',
    level: 85,
    talents: '',
    professions: [{ name: 'Engineering', level: 525 }],
    glyphs: { prime: [], major: [], minor: [] },
    gear: {
      items: [
        { id: 1000, enchant: 4207, gems: [68780, 52236] },
        { id: 1009, enchant: 4106 },
      ],
    },
  });
});

test.each(CLASS_KEYS)('exported gear has the class and a race of a %s', (classKey) => {
  const read = JSON.parse(formatForSimulator({ ...rookmar, classKey }, MISTS, []) ?? '');
  const race = classKey === 'paladin' ? 'Blood Elf' : 'Troll';
  expect(read).toMatchObject({ class: CLASSES[classKey].name, race });
});

test('exported gear of Mists has tinkers and the level and skill of Mists', () => {
  const { gear, ...read } = JSON.parse(formatForSimulator(rookmar, MISTS, engineer) ?? '');
  expect(read).toMatchObject({ level: 90, professions: [{ name: 'Engineering', level: 600 }] });
  expect(gear.items[1]).toEqual({ id: 1009, enchant: 4106, tinker: 4179 });
});

test('exported gear leaves out an unreadable tinker', () => {
  const gear = [piece(9, { tinkerId: -1 })];
  const { items } = JSON.parse(formatForSimulator({ ...rookmar, gear }, MISTS, []) ?? '').gear;
  expect(items).toEqual([expect.not.objectContaining({ tinker: expect.anything() })]);
});

test('no gear is exported if the class is unknown or the era has no simulator', () => {
  const { classKey: _, ...unknown } = rookmar;
  expect(formatForSimulator(unknown, CATACLYSM, [])).toBeUndefined();
  expect(formatForSimulator(rookmar, eraById('wrath'), [])).toBeUndefined();
});
