import { describe, expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists, CATACLYSM_CONTEXT } from '#test/advice';
import { killWith } from '#test/fights';
import { piece, raiderIn } from '#test/gear';
import type { Fight } from '../../raid/raid';
import { audit } from '../audit';
import { adviceLines } from '../audit-lines';

test.each([
  { slot: 4, id: 4102, why: 'Peerless Stats', lines: [] },
  { slot: 4, id: 4063, why: 'Mighty Stats', lines: ['Lesser Enchant: Chest'] },
  { slot: 14, id: 983, why: 'an enchant of Wrath', lines: ['Weak Enchant: Cloak'] },
  { slot: 14, id: 1099, why: 'an old enchant that nothing surpasses', lines: [] },
  { slot: 15, id: 4066, why: 'Mending', lines: ['Weak Enchant: Mainhand'] },
  { slot: 0, id: 4245, why: 'an arcanum with resilience', lines: ['PvP Enchant: Head'] },
  { slot: 2, id: 4250, why: 'an inscription with resilience', lines: ['PvP Enchant: Shoulders'] },
  { slot: 15, id: 4083, why: 'Hurricane, the best of its stat', lines: [] },
  { slot: 15, id: 4084, why: 'Heartsong, the best of its stat', lines: [] },
  { slot: 7, id: 4089, why: 'Precision, the best of its stat', lines: [] },
  { slot: 8, id: 4093, why: 'Exceptional Spirit on bracers, the best of its stat', lines: [] },
  { slot: 4, id: 4088, why: 'Exceptional Spirit on a chest, the best of its stat', lines: [] },
  { slot: 2, id: 4196, why: 'a scribe’s inscription', lines: [] },
  { slot: 8, id: 4190, why: 'a leatherworker’s bracer', lines: [] },
  { slot: 6, id: 4438, why: 'a leatherworker’s legs', lines: [] },
  { slot: 14, id: 4115, why: 'a tailor’s embroidery', lines: [] },
  { slot: 6, id: 4113, why: 'a tailor’s thread', lines: [] },
  { slot: 15, id: 3368, why: 'a runeforge', lines: [] },
  { slot: 16, id: 3370, why: 'a runeforge in the off hand', lines: [] },
  { slot: 16, id: 4091, why: 'intellect on a held item', lines: [] },
  { slot: 16, id: 4215, why: 'a shield spike', lines: [] },
  { slot: 15, id: 4217, why: 'a weapon chain', lines: ['Weak Enchant: Mainhand'] },
  { slot: 9, id: 4121, why: 'a kit where it is good', lines: [] },
  { slot: 7, id: 4121, why: 'a kit where it is lesser', lines: ['Lesser Enchant: Boots'] },
  { slot: 2, id: 4121, why: 'a kit where it is weak', lines: ['Weak Enchant: Shoulders'] },
  { slot: 6, id: 999_999, why: 'an enchant that nobody knows', lines: [] },
])('enchant $id in slot $slot ($why) has the findings $lines', ({ slot, id, lines }) => {
  expect(adviceInCataclysm([piece(slot, { enchantId: id })])).toEqual(lines);
});

test('an old enchant below item level 300 has no finding because no new enchant fits', () => {
  const linesAt = (itemLevel: number) =>
    adviceInCataclysm([piece(14, { enchantId: 983, itemLevel })]);
  expect([linesAt(299), linesAt(300)]).toEqual([[], ['Weak Enchant: Cloak']]);
});

test('a lesser enchant below item level 300 has the finding Lesser Enchant', () => {
  const lines = adviceInCataclysm([piece(4, { enchantId: 4063, itemLevel: 299 })]);
  expect(lines).toEqual(['Lesser Enchant: Chest']);
});

test('an old enchant on a piece of unknown level has no finding', () => {
  const { itemLevel: _, ...cloak } = piece(14, { enchantId: 983 });
  expect(adviceInCataclysm([cloak])).toEqual([]);
});

describe('a scope', () => {
  const fightIn = (zone: string): Fight => killWith({ zone });
  const onRanged = (id: number) => [piece(17, { enchantId: id })];

  test.each([
    { why: 'a weak scope', id: 4176, classKey: 'hunter', lines: ['Weak Enchant: Ranged'] },
    { why: 'a weak scope on a gun', id: 4176, classKey: 'warrior', lines: [] },
    { why: 'a weak scope on a bow', id: 4177, classKey: 'rogue', lines: [] },
    { why: 'the best scope', id: 4267, classKey: 'hunter', lines: [] },
  ] as const)('$why of a $classKey has the findings $lines', ({ id, classKey, lines }) => {
    expect(adviceInCataclysm(onRanged(id), { classKey })).toEqual(lines);
  });

  test.each([
    { zone: 'Firelands', lines: ['Lesser Enchant: Ranged'] },
    { zone: 'Dragon Soul', lines: ['Lesser Enchant: Ranged'] },
    { zone: 'Blackwing Descent', lines: [] },
    { zone: 'Nowhere', lines: [] },
  ])('the scope X-Ray in $zone has the findings $lines', ({ zone, lines }) => {
    const found = adviceInCataclysm(onRanged(4175), { classKey: 'hunter' }, fightIn(zone));
    expect(found).toEqual(lines);
  });
});

describe('explanation of an enchant', () => {
  const explanationOf = (slot: number, enchantId: number) =>
    adviceLines(audit(raiderIn([piece(slot, { enchantId })]), CATACLYSM_CONTEXT))[0]?.explanation;

  test('an enchant’s explanation names the stronger enchant', () => {
    const text = 'Enchant Chest - Mighty Stats; stronger: Enchant Chest - Peerless Stats.';
    expect(explanationOf(4, 4063)).toBe(text);
  });

  test('the explanation of a kit on boots names no enchant that fits only chests', () => {
    expect(explanationOf(7, 4121)).toBe('Heavy Savage Armor Kit.');
  });
});

test.each([
  { slot: 2, id: 4803, why: 'an inscription for everybody', lines: [] },
  { slot: 2, id: 4912, why: 'a scribe’s own inscription', lines: [] },
  { slot: 4, id: 4102, why: 'an enchant of Cataclysm', lines: ['Weak Enchant: Chest'] },
  { slot: 15, id: 4699, why: 'a hunter’s scope in the main hand', lines: [] },
  { slot: 16, id: 4434, why: 'intellect on a held item', lines: [] },
  { slot: 16, id: 4993, why: 'a shield’s own enchant', lines: [] },
  { slot: 15, id: 3368, why: 'a runeforge', lines: [] },
  { slot: 15, id: 4443, why: 'Elemental Force', lines: ['Lesser Enchant: Mainhand'] },
])('in Mists enchant $id in slot $slot ($why) has the findings $lines', ({ slot, id, lines }) => {
  expect(adviceInMists([piece(slot, { enchantId: id })], { classKey: 'hunter' })).toEqual(lines);
});
