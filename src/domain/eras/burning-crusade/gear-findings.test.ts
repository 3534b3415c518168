import { expect, test } from 'vitest';
import {
  BLUE_GEM,
  CHAOTIC_META,
  GLAIVE,
  HOLO_GOGS,
  linesOf,
  pieceWithoutEnchant,
  RED_GEM,
  SPELLFIRE,
  SPELLSTRIKE,
  testCases,
  wornPiece,
} from '#test/burning-crusade';
import { raiderIn } from '#test/gear';
import { wornSets } from '../../gear/armour-sets';
import { professionsSeen } from '../../gear/professions';
import type { Raider } from '../../raid/raid';
import { BURNING_CRUSADE } from './burning-crusade';
import { BURNING_CRUSADE_FACTS } from './burning-crusade-facts';

const STAFF = 32374; // Zhar'doom, both hands
const BULWARK = 32375; // a shield
const CHRONICLE = 30872; // held in the off hand
const BOW = 32336;
const WAND = 13534;
const THROWN = 25871;
const LIBRAM = 22401; // of low level
const ARENA_STAFF = 32055;
const MYSTIC = { itemId: 32209 }; // resilience
const TANK = { raider: { roles: ['tanks'] } };
const HUNTER = { raider: { classKey: 'hunter', spec: 'BeastMastery' } } as const;
const WARRIOR = { raider: { classKey: 'warrior', spec: 'Fury' } } as const;

testCases('the off hand', [
  ['a held item, which takes no enchant', pieceWithoutEnchant(16, { itemId: CHRONICLE }), []],
  ['a bare shield', pieceWithoutEnchant(16, { itemId: BULWARK }), 'Missing Enchant: Offhand'],
  ['a shield with a shield’s enchant', wornPiece(16, { itemId: BULWARK, enchantId: 2654 }), []],
  ['an item that no table knows', pieceWithoutEnchant(16, { itemId: 999_999 }), []],
  ['only a two-hander', wornPiece(15, { itemId: STAFF }), [], { raider: { bareSlots: [16] } }],
  [
    'nothing beside a one-hander',
    wornPiece(15, { itemId: GLAIVE }),
    'Nothing Worn: Offhand',
    { raider: { bareSlots: [16] } },
  ],
]);

testCases('the ranged slot', [
  ['a hunter’s bare bow', pieceWithoutEnchant(17, { itemId: BOW }), 'No Scope: Ranged', HUNTER],
  ['a hunter’s bow with a scope', wornPiece(17, { itemId: BOW, enchantId: 2724 }), [], HUNTER],
  ['a warrior’s bow without a scope', pieceWithoutEnchant(17, { itemId: BOW }), [], WARRIOR],
  ['a warrior’s lesser scope', wornPiece(17, { itemId: BOW, enchantId: 2723 }), [], WARRIOR],
  [
    'a hunter’s bow with a lesser scope',
    wornPiece(17, { itemId: BOW, enchantId: 2723 }),
    'Lesser Enchant: Ranged',
    HUNTER,
  ],
  ['a wand', pieceWithoutEnchant(17, { itemId: WAND, itemLevel: 141 }), []],
  ['a thrown weapon', pieceWithoutEnchant(17, { itemId: THROWN }), []],
  ['a libram of low level', pieceWithoutEnchant(17, { itemId: LIBRAM, itemLevel: 60 }), []],
]);

testCases('rings', [
  ['two bare rings', [pieceWithoutEnchant(10), pieceWithoutEnchant(11)], []],
  [
    'one ring enchanted by an enchanter and one bare',
    [wornPiece(10, { enchantId: 2928 }), pieceWithoutEnchant(11)],
    'Ring Enchant: Ring 2',
  ],
  ['both enchanted', [wornPiece(10, { enchantId: 2928 }), wornPiece(11, { enchantId: 2931 })], []],
]);

testCases('belt, bracers and gloves', [
  ['no gem beyond the sockets', wornPiece(5, { itemId: SPELLFIRE, gems: [RED_GEM, RED_GEM] }), []],
  [
    'one gem more than the table knows of sockets',
    wornPiece(5, { itemId: SPELLFIRE, gems: [RED_GEM, RED_GEM, BLUE_GEM] }),
    [],
  ],
  [
    'gloves of an engineer without a tinker',
    [wornPiece(0, { itemId: HOLO_GOGS, gems: [CHAOTIC_META, BLUE_GEM] }), wornPiece(9)],
    [],
  ],
]);

test('a gem beyond an item’s sockets does not show a profession', () => {
  const raider = raiderIn([wornPiece(9, { itemId: 30969, gems: [RED_GEM, RED_GEM] })]);
  expect(professionsSeen(raider, BURNING_CRUSADE, BURNING_CRUSADE_FACTS)).toEqual([]);
});

testCases('the kind of armour', [
  [
    'leather on a warrior',
    wornPiece(4, { itemId: 31028, gems: [RED_GEM, RED_GEM, RED_GEM] }),
    [],
    WARRIOR,
  ],
  [
    'cloth on a holy paladin',
    wornPiece(0, { itemId: SPELLSTRIKE, gems: [RED_GEM, RED_GEM, RED_GEM] }),
    [],
    { raider: { classKey: 'paladin', spec: 'Holy' } },
  ],
]);

testCases('items that take no enchant', [
  ['the Pummeler', pieceWithoutEnchant(15, { itemId: 9449, itemLevel: 36 }), []],
  ['a weapon of the fight against Kael’thas', pieceWithoutEnchant(15, { itemId: 30316 }), []],
  ['the Horseman’s Blade', pieceWithoutEnchant(15, { itemId: 38175 }), []],
]);

testCases('resilience', [
  [
    'on a tank, who is made uncrittable by it',
    [
      wornPiece(15, { itemId: ARENA_STAFF, enchantId: 2673 }),
      wornPiece(4, { enchantId: 2933, gems: [MYSTIC] }),
    ],
    [],
    TANK,
  ],
  [
    'a gem and an enchant on others',
    wornPiece(4, { enchantId: 2933, gems: [MYSTIC] }),
    ['PvP Gem: Chest', 'PvP Enchant: Chest'],
  ],
  [
    'an arena weapon on others, which is advice only',
    wornPiece(15, { itemId: ARENA_STAFF, enchantId: 2673 }),
    'PvP Gear: Mainhand',
  ],
]);

test('a set is counted by its items before its logged number', () => {
  const raider = raiderIn([
    wornPiece(0, { itemId: 30972 }),
    wornPiece(4, { itemId: 30975 }),
    wornPiece(9, { itemId: 30969, setId: 1 }),
    wornPiece(14, { itemId: 31_000_000, setId: 672 }),
  ]);
  expect(wornSets(raider, BURNING_CRUSADE_FACTS)).toMatchObject([{ tier: 6, count: 4, pieces: 8 }]);
});

test.each(['Restoration', 'Champion', 'Gladiator', 'Nonsense'])(
  'the logged spec %s changes no finding',
  (loggedSpec) => {
    const raider: Partial<Raider> = { classKey: 'druid', loggedSpec, talents: [0, 0, 99] };
    expect(linesOf([pieceWithoutEnchant(14)], { raider })).toEqual(['Missing Enchant: Cloak']);
    expect(linesOf([wornPiece(14)], { raider })).toEqual([]);
  },
);
