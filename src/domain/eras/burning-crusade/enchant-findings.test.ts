import { describe, expect, test } from 'vitest';
import {
  explanationOf,
  GLAIVE,
  KARAZHAN_KILL,
  linesOf,
  pieceWithoutEnchant,
  testCases,
  wornPiece,
} from '#test/burning-crusade';
import { BURNING_CRUSADE_FACTS } from './burning-crusade-facts';

describe('rare enchants and enchants of factions', () => {
  const INSCRIPTIONS = [2977, 2979, 2981, 2983, 2990, 2992, 2994, 2996];

  test.each(INSCRIPTIONS)(
    'an honoured inscription (%i) is lesser than its faction’s exalted inscription',
    (enchantId) => {
      const name = BURNING_CRUSADE_FACTS.enchant(enchantId)?.name ?? '';
      const gear = [wornPiece(2, { enchantId })];
      expect(linesOf(gear)).toEqual(['Lesser Enchant: Shoulders']);
      expect(explanationOf(gear)).toContain(`Greater ${name}`);
    },
  );

  test.each([2978, 2980, 2982, 2986, 2991, 2993, 2995, 2997])(
    'an exalted inscription (%i) of any faction is good',
    (enchantId) => {
      expect(linesOf([wornPiece(2, { enchantId })])).toEqual([]);
    },
  );
});

testCases('enchants', [
  ['a rare spellthread', wornPiece(6, { enchantId: 2745 }), 'Lesser Enchant: Legs'],
  ['an epic spellthread on anybody', wornPiece(6, { enchantId: 2746 }), []],
  [
    'Crusader, of the game before',
    wornPiece(15, { itemId: GLAIVE, enchantId: 1900 }),
    'Lesser Enchant: Mainhand',
  ],
  ['the shoulders of Naxxramas', wornPiece(2, { enchantId: 2717 }), []],
  ['healing on bracers', wornPiece(8, { enchantId: 2617 }), []],
  ['healing for bracers on gloves', wornPiece(9, { enchantId: 2617 }), 'Lesser Enchant: Gloves'],
  [
    '15 agility on a weapon in tier 6',
    wornPiece(15, { itemId: GLAIVE, enchantId: 2564 }),
    'Lesser Enchant: Mainhand',
  ],
  [
    '15 agility on a weapon before tier 6, when it was the best',
    wornPiece(15, { itemId: GLAIVE, enchantId: 2564 }),
    [],
    { fight: KARAZHAN_KILL },
  ],
  ['15 agility on gloves', wornPiece(9, { enchantId: 2564 }), []],
  ['less threat on a caster’s cloak', wornPiece(14, { enchantId: 2621 }), []],
  ['spell penetration on a cloak', wornPiece(14, { enchantId: 2938 }), []],
  ['resistance on a cloak', wornPiece(14, { enchantId: 2664 }), []],
  ['none on a caster’s cloak', pieceWithoutEnchant(14), 'Missing Enchant: Cloak'],
  [
    'an oil and no enchant',
    pieceWithoutEnchant(15, { itemId: GLAIVE, temporaryEnchantId: 2678 }),
    'Missing Enchant: Mainhand',
  ],
  ['an enchant that no table knows', wornPiece(4, { enchantId: 999_999 }), []],
]);

test.each([
  { slot: 8, name: 'Enchant Bracer - Major Defense' },
  { slot: 14, name: 'Enchant Cloak - Steelweave' },
])('the enchant 2648 has its own name on slot $slot: $name', ({ slot, name }) => {
  expect(BURNING_CRUSADE_FACTS.enchant(2648)?.nameBySlot?.[slot]).toBe(name);
});

test('an enchant that replaces another in a slot fits that slot', () => {
  const wrong: string[] = [];
  for (let id = 1; id < 3500; id += 1) {
    const enchant = BURNING_CRUSADE_FACTS.enchant(id);
    for (const slot of enchant?.slots ?? []) {
      const stronger = enchant?.supersededBySlot?.[slot];
      const facts = stronger === undefined ? undefined : BURNING_CRUSADE_FACTS.enchant(stronger);
      if (stronger !== undefined && !facts?.slots.includes(slot)) wrong.push(`${id} on ${slot}`);
    }
  }
  expect(wrong).toEqual([]);
});
