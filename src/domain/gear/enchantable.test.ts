import { expect, test } from 'vitest';
import { barePiece, piece } from '#test/gear';
import type { Hand } from '../era/facts';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { enchantName, lacksEnchant } from './enchantable';

const POLE = 4;
const HANDS: Readonly<Record<number, Hand>> = {
  1: 'shield',
  2: 'held-in-off-hand',
  [POLE]: 'two-hand',
};

/** In this era only shields take an off-hand enchant, and one two-hander takes no enchant. */
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
  ['a shield', barePiece(16, { itemId: 1 }), 'lacks'],
  ['a held item', barePiece(16, { itemId: 2 }), 'does not lack'],
  ['an unknown item', barePiece(16, { itemId: 99 }), 'does not lack'],
  ['a weapon in a slot that is always enchanted', barePiece(15, { itemId: 99 }), 'lacks'],
  ['an item that cannot be enchanted', barePiece(15, { itemId: POLE }), 'does not lack'],
  ['an enchanted shield', piece(16, { itemId: 1 }), 'does not lack'],
])('$0 $2 an enchant', (_, worn, verb) => {
  expect(lacksEnchant({ era: tables ? { tables } : {}, facts }, worn)).toBe(verb === 'lacks');
});

test('a slot that depends on its item lacks no enchant until the facts are loaded', () => {
  const era = tables ? { tables } : {};
  expect(lacksEnchant({ era }, barePiece(16, { itemId: 1 }))).toBe(false);
  expect(lacksEnchant({ era }, barePiece(15, { itemId: 1 }))).toBe(true);
});

test('no piece of an era without tables needs an enchant', () => {
  expect(lacksEnchant({ era: {}, facts }, barePiece(15, { itemId: 1 }))).toBe(false);
});

test('an enchant can have another name in one slot', () => {
  const enchant = { name: '+12 Defense', nameBySlot: { 14: 'Steelweave' } };
  expect([enchantName(enchant, 14), enchantName(enchant, 8)]).toEqual([
    'Steelweave',
    '+12 Defense',
  ]);
});
