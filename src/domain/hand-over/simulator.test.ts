import { expect, test } from 'vitest';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { eraById } from '../eras/era-list';
import { MISTS } from '../eras/mists/mists';
import type { SeenProfession } from '../gear/professions';
import { CLASS_KEYS } from '../raid/class-keys';
import { CLASSES } from '../raid/classes';
import type { Piece, Raider } from '../raid/raid';
import { formatForSimulator } from './simulator';

const piece = (slot: number, more: Partial<Piece> = {}): Piece => ({
  slot,
  itemId: 1000 + slot,
  name: '',
  icon: '',
  ...more,
});

const rookmar: Raider = {
  key: 'Rookmar',
  name: 'Rookmar',
  server: 'Firemaw',
  classKey: 'deathknight',
  spec: 'Frost',
  picture: 'DeathKnight-Frost',
  roles: ['dps'],
  talents: [2, 31, 8],
  gear: [
    piece(0, { enchantId: 4207, gems: [{ itemId: 68780 }, { itemId: 52236 }] }),
    piece(3),
    piece(9, { enchantId: 4106, tinkerId: 4179, gems: [] }),
  ],
};

const engineer: SeenProfession[] = [{ profession: 'engineering', shownBy: [] }];

/**
 * The shape that the addon import reads. It throws without a class, race, professions and glyphs,
 * and on any unknown item field.
 *
 * Source: individual_addon_importer.tsx of wowsims/cata 7fbc26a and wowsims/mop 278b054; ItemSpec
 * of their proto/common.proto: `id`, `enchant`, `gems`, and in Mists `tinker`.
 */
test('gear for the simulator has the shape of the addon’s export, without shirt and tabard', () => {
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

test.each(
  [CATACLYSM, MISTS].flatMap((era) =>
    CLASS_KEYS.filter((classKey) => classKey !== 'monk' || era === MISTS).map((classKey) => ({
      era,
      classKey,
      name: era.name,
    })),
  ),
)(
  'gear for the simulator is accepted by the importer of $name, for a $classKey',
  ({ era, classKey }) => {
    const gear = [piece(0, { gems: [] }), ...rookmar.gear, piece(14, { tinkerId: 4180 })];
    const read = JSON.parse(
      formatForSimulator({ ...rookmar, classKey, gear }, era, engineer) ?? '',
    );
    expect(read).toEqual({
      name: 'Rookmar',
      realm: 'Firemaw',
      race: expect.stringMatching(/^(Troll|Blood Elf)$/),
      class: CLASSES[classKey].name,
      level: era === MISTS ? 90 : 85,
      talents: '',
      professions: [{ name: 'Engineering', level: era === MISTS ? 600 : 525 }],
      glyphs: { prime: [], major: [], minor: [] },
      gear: { items: expect.any(Array) },
    });
    expect(read.gear.items).toHaveLength(4);
    for (const item of read.gear.items) {
      const { id, enchant = 0, tinker = 0, gems = [], ...unknown } = item;
      expect([id, enchant, tinker, ...gems].every(Number.isInteger)).toBe(true);
      expect(unknown).toEqual({});
      if (era === CATACLYSM) expect(item).not.toHaveProperty('tinker');
    }
  },
);

test('gear for the simulator names tinkers in Mists, whose items have a field for them', () => {
  const { gear, level } = JSON.parse(formatForSimulator(rookmar, MISTS, []) ?? '');
  expect(level).toBe(90);
  expect(gear.items[1]).toEqual({ id: 1009, enchant: 4106, tinker: 4179 });
});

test('gear for the simulator leaves out a tinker that could not be read', () => {
  const gear = [piece(9, { tinkerId: -1 })];
  const { items } = JSON.parse(formatForSimulator({ ...rookmar, gear }, MISTS, []) ?? '').gear;
  expect(items).toEqual([expect.not.objectContaining({ tinker: expect.anything() })]);
});

test('gear for the simulator gives paladins a race other than troll', () => {
  const paladin: Raider = { ...rookmar, classKey: 'paladin' };
  expect(JSON.parse(formatForSimulator(paladin, CATACLYSM, []) ?? '').race).toBe('Blood Elf');
});

test('gear for the simulator is undefined if the class is unknown or the era has no simulator', () => {
  const { classKey: _, ...unknown } = rookmar;
  expect(formatForSimulator(unknown, CATACLYSM, [])).toBeUndefined();
  expect(formatForSimulator(rookmar, eraById('wrath'), [])).toBeUndefined();
});
