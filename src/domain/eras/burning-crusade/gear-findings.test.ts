import { expect, test } from 'vitest';
import {
  audited,
  BLUE,
  CHAOTIC,
  cases,
  GLAIVE,
  HOLO_GOGS,
  linesOf,
  RED,
  SPELLFIRE,
  SPELLSTRIKE,
  unenchanted,
  worn,
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
const TANK: Partial<Raider> = { roles: ['tanks'] };
const HUNTER: Partial<Raider> = { classKey: 'hunter', spec: 'BeastMastery' };
const WARRIOR: Partial<Raider> = { classKey: 'warrior', spec: 'Fury' };

cases('the off hand', [
  {
    why: 'a held item, which takes no enchant',
    gear: [unenchanted(16, { itemId: CHRONICLE })],
    lines: [],
  },
  {
    why: 'a bare shield',
    gear: [unenchanted(16, { itemId: BULWARK })],
    lines: ['Missing Enchant: Offhand'],
  },
  {
    why: 'a shield with a shield’s enchant',
    gear: [worn(16, { itemId: BULWARK, enchantId: 2654 })],
    lines: [],
  },
  { why: 'an item that no table knows', gear: [unenchanted(16, { itemId: 999_999 })], lines: [] },
  {
    why: 'nothing beside a two-hander',
    gear: [worn(15, { itemId: STAFF })],
    raider: { bareSlots: [16] },
    lines: [],
  },
  {
    why: 'nothing beside a one-hander',
    gear: [worn(15, { itemId: GLAIVE })],
    raider: { bareSlots: [16] },
    lines: ['Nothing Worn: Offhand'],
  },
]);

cases('the ranged slot', [
  {
    why: 'a hunter’s bow without a scope',
    gear: [unenchanted(17, { itemId: BOW })],
    raider: HUNTER,
    lines: ['No Scope: Ranged'],
  },
  {
    why: 'a hunter’s bow with a scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2724 })],
    raider: HUNTER,
    lines: [],
  },
  {
    why: 'a warrior’s bow without a scope',
    gear: [unenchanted(17, { itemId: BOW })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'a warrior’s bow with a lesser scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2723 })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'a hunter’s bow with a lesser scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2723 })],
    raider: HUNTER,
    lines: ['Lesser Enchant: Ranged'],
  },
  { why: 'a wand', gear: [unenchanted(17, { itemId: WAND, itemLevel: 141 })], lines: [] },
  { why: 'a thrown weapon', gear: [unenchanted(17, { itemId: THROWN })], lines: [] },
  {
    why: 'a libram of low level',
    gear: [unenchanted(17, { itemId: LIBRAM, itemLevel: 60 })],
    lines: [],
  },
]);

cases('rings', [
  { why: 'two bare rings', gear: [unenchanted(10), unenchanted(11)], lines: [] },
  {
    why: 'one ring enchanted by an enchanter and one bare',
    gear: [worn(10, { enchantId: 2928 }), unenchanted(11)],
    lines: ['Ring Enchant: Ring 2'],
  },
  {
    why: 'two enchanted rings',
    gear: [worn(10, { enchantId: 2928 }), worn(11, { enchantId: 2931 })],
    lines: [],
  },
]);

cases('belt, bracers and gloves', [
  {
    why: 'no gem beyond their own sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [RED, RED] })],
    lines: [],
  },
  {
    why: 'one gem more than the table knows of sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [RED, RED, BLUE] })],
    lines: [],
  },
  {
    why: 'gloves of an engineer without a tinker',
    gear: [worn(0, { itemId: HOLO_GOGS, gems: [CHAOTIC, BLUE] }), worn(9)],
    lines: [],
  },
]);

test('a gem beyond an item’s sockets shows no profession', () => {
  const raider = raiderIn([worn(9, { itemId: 30969, gems: [RED, RED] })]);
  expect(professionsSeen(raider, BURNING_CRUSADE, BURNING_CRUSADE_FACTS)).toEqual([]);
});

cases('the kind of armour', [
  {
    why: 'leather on a warrior',
    gear: [worn(4, { itemId: 31028, gems: [RED, RED, RED] })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'cloth on a holy paladin',
    gear: [worn(0, { itemId: SPELLSTRIKE, gems: [RED, RED, RED] })],
    raider: { classKey: 'paladin', spec: 'Holy' },
    lines: [],
  },
]);

cases('items that take no enchant', [
  { why: 'the Pummeler', gear: [unenchanted(15, { itemId: 9449, itemLevel: 36 })], lines: [] },
  {
    why: 'a weapon of the fight against Kael’thas',
    gear: [unenchanted(15, { itemId: 30316 })],
    lines: [],
  },
  { why: 'the Horseman’s Blade', gear: [unenchanted(15, { itemId: 38175 })], lines: [] },
]);

cases('resilience', [
  {
    why: 'on a tank, who is made uncrittable by it',
    gear: [
      worn(15, { itemId: ARENA_STAFF, enchantId: 2673 }),
      worn(4, { enchantId: 2933, gems: [MYSTIC] }),
    ],
    raider: TANK,
    lines: [],
  },
  {
    why: 'a gem and an enchant on others',
    gear: [worn(4, { enchantId: 2933, gems: [MYSTIC] })],
    lines: ['PvP Gem: Chest', 'PvP Enchant: Chest'],
  },
  {
    why: 'an arena weapon on others, which is advice only',
    gear: [worn(15, { itemId: ARENA_STAFF, enchantId: 2673 })],
    lines: ['PvP Gear: Mainhand'],
  },
]);

test('an arena weapon changes no verdict', () => {
  const gear = [worn(15, { itemId: ARENA_STAFF, enchantId: 2673 })];
  expect(audited(gear).verdicts).toEqual(['PASSED']);
});

test('a set is counted by its items first, and one of tier 6 has eight pieces', () => {
  const raider = raiderIn([
    worn(0, { itemId: 30972 }),
    worn(4, { itemId: 30975 }),
    worn(9, { itemId: 30969, setId: 1 }),
    worn(14, { itemId: 31_000_000, setId: 672 }),
  ]);
  expect(wornSets(raider, BURNING_CRUSADE_FACTS)).toMatchObject([{ tier: 6, count: 4, pieces: 8 }]);
});

test.each(['Restoration', 'Champion', 'Gladiator', 'Nonsense'])(
  'the logged spec %s changes no finding',
  (loggedSpec) => {
    const raider: Partial<Raider> = { classKey: 'druid', loggedSpec, talents: [0, 0, 99] };
    expect(linesOf([unenchanted(14)], { raider })).toEqual(['Missing Enchant: Cloak']);
    expect(linesOf([worn(14)], { raider })).toEqual([]);
  },
);
