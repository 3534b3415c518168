import { expect, test } from 'vitest';
import { bare, piece } from '#test/gear';
import type { Hand } from '../era/facts';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { enchantName, lacksEnchant } from './enchantable';

const POLE = 4;
const HANDS: Readonly<Record<number, Hand>> = {
  1: 'shield',
  2: 'held-in-off-hand',
  [POLE]: 'two-hand',
};

/** Only shields take an off-hand enchant here, and one two-hander takes none. */
const tables = CATACLYSM.tables && {
  ...CATACLYSM.tables,
  enchantable: new Set([15]),
  enchantableHands: new Map([[16, ['shield'] as const]]),
  unenchantable: new Set([POLE]),
};
const facts = {
  item: (id: number) => {
    const hand = HANDS[id];
    return hand && { hand, sockets: 0, hasMetaSocket: false, isPvp: false, hasQuestSocket: false };
  },
};

test.each([
  { why: 'a shield', worn: bare(16, { itemId: 1 }), lacks: true },
  { why: 'a held item', worn: bare(16, { itemId: 2 }), lacks: false },
  { why: 'an item that is not known', worn: bare(16, { itemId: 99 }), lacks: false },
  {
    why: 'a weapon in a slot that is always enchanted',
    worn: bare(15, { itemId: 99 }),
    lacks: true,
  },
  { why: 'an item that takes none', worn: bare(15, { itemId: POLE }), lacks: false },
  { why: 'an enchanted shield', worn: piece(16, { itemId: 1 }), lacks: false },
])('$why lacks an enchant: $lacks', ({ worn, lacks }) => {
  expect(lacksEnchant({ era: tables ? { tables } : {}, facts }, worn)).toBe(lacks);
});

test('whether an item takes an enchant is unknown before the facts are loaded, if its slot depends on the item', () => {
  const era = tables ? { tables } : {};
  expect(lacksEnchant({ era }, bare(16, { itemId: 1 }))).toBe(false);
  expect(lacksEnchant({ era }, bare(15, { itemId: 1 }))).toBe(true);
});

test('an era without tables needs no enchant', () => {
  expect(lacksEnchant({ era: {}, facts }, bare(15, { itemId: 1 }))).toBe(false);
});

test('an enchant can have another name in one slot', () => {
  const enchant = { name: '+12 Defense', nameBySlot: { 14: 'Steelweave' } };
  expect([enchantName(enchant, 14), enchantName(enchant, 8)]).toEqual([
    'Steelweave',
    '+12 Defense',
  ]);
});
