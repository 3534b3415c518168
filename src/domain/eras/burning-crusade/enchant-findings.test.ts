import { describe, expect, test } from 'vitest';
import {
  cases,
  GLAIVE,
  IN_KARAZHAN,
  linesOf,
  unenchanted,
  whyOf,
  worn,
} from '#test/burning-crusade';
import { BURNING_CRUSADE_FACTS } from './burning-crusade-facts';

describe('enchants of factions, and rare ones', () => {
  const INSCRIPTIONS = [2977, 2979, 2981, 2983, 2990, 2992, 2994, 2996];

  test.each(INSCRIPTIONS)(
    'an honoured inscription (%i) is lesser, and the greater one of its own faction is named',
    (enchantId) => {
      const name = BURNING_CRUSADE_FACTS.enchant(enchantId)?.name ?? '';
      const gear = [worn(2, { enchantId })];
      expect(linesOf(gear)).toEqual(['Lesser Enchant: Shoulders']);
      expect(whyOf(gear)).toContain(`Greater ${name}`);
    },
  );

  test.each([2978, 2980, 2982, 2986, 2991, 2993, 2995, 2997])(
    'an exalted inscription (%i) of any faction is good',
    (enchantId) => {
      expect(linesOf([worn(2, { enchantId })])).toEqual([]);
    },
  );
});

cases('enchants', [
  {
    why: 'a rare spellthread',
    gear: [worn(6, { enchantId: 2745 })],
    lines: ['Lesser Enchant: Legs'],
  },
  { why: 'an epic spellthread on anybody', gear: [worn(6, { enchantId: 2746 })], lines: [] },
  {
    why: 'Crusader, of the game before',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 1900 })],
    lines: ['Lesser Enchant: Mainhand'],
  },
  { why: 'the shoulders of Naxxramas', gear: [worn(2, { enchantId: 2717 })], lines: [] },
  { why: 'healing on bracers', gear: [worn(8, { enchantId: 2617 })], lines: [] },
  {
    why: 'the id of healing on bracers, but on gloves',
    gear: [worn(9, { enchantId: 2617 })],
    lines: ['Lesser Enchant: Gloves'],
  },
  {
    why: '15 agility on a weapon in tier 6',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 2564 })],
    lines: ['Lesser Enchant: Mainhand'],
  },
  {
    why: '15 agility on a weapon before tier 6, when it was the best',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 2564 })],
    fight: IN_KARAZHAN,
    lines: [],
  },
  { why: '15 agility on gloves', gear: [worn(9, { enchantId: 2564 })], lines: [] },
  { why: 'less threat on a caster’s cloak', gear: [worn(14, { enchantId: 2621 })], lines: [] },
  { why: 'spell penetration on a cloak', gear: [worn(14, { enchantId: 2938 })], lines: [] },
  { why: 'resistance on a cloak', gear: [worn(14, { enchantId: 2664 })], lines: [] },
  { why: 'none on a caster’s cloak', gear: [unenchanted(14)], lines: ['Missing Enchant: Cloak'] },
  {
    why: 'an oil and no enchant',
    gear: [unenchanted(15, { itemId: GLAIVE, temporaryEnchantId: 2678 })],
    lines: ['Missing Enchant: Mainhand'],
  },
  { why: 'an enchant that no table knows', gear: [worn(4, { enchantId: 999_999 })], lines: [] },
]);

test.each([
  { slot: 8, name: 'Enchant Bracer - Major Defense' },
  { slot: 14, name: 'Enchant Cloak - Steelweave' },
])('the enchant 2648 has its own name on slot $slot: $name', ({ slot, name }) => {
  expect(BURNING_CRUSADE_FACTS.enchant(2648)?.nameBySlot?.[slot]).toBe(name);
});

test('an enchant that supersedes another on a slot fits that slot', () => {
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
