import { expect, test } from 'vitest';
import { BURNING_CRUSADE_CONSUMABLES } from './burning-crusade/consumables';
import { CATACLYSM_FACTS } from './cataclysm/cataclysm-facts';
import { MISTS_FACTS } from './mists/mists-facts';

/** Rows that were wrong or missing. Sources: docs/compared-tables.md. */
test.each([
  { id: 76_502, name: 'Rigid Lapis Lazuli', colour: 'blue', grade: 'low' },
  { id: 76_504, name: 'Stormy Lapis Lazuli', colour: 'blue', grade: 'pvp' },
  { id: 76_505, name: 'Sparkling Lapis Lazuli', colour: 'blue', grade: 'low' },
  { id: 76_506, name: 'Solid Lapis Lazuli', colour: 'blue', grade: 'low' },
  { id: 76_507, name: 'Misty Alexandrite', colour: 'green', grade: 'low' },
  { id: 76_508, name: 'Piercing Alexandrite', colour: 'green', grade: 'low' },
  { id: 76_509, name: 'Lightning Alexandrite', colour: 'green', grade: 'low' },
  { id: 76_510, name: "Sensei's Alexandrite", colour: 'green', grade: 'low' },
  { id: 76_511, name: 'Effulgent Alexandrite', colour: 'green', grade: 'pvp' },
  { id: 76_512, name: 'Zen Alexandrite', colour: 'green', grade: 'low' },
  { id: 76_513, name: 'Balanced Alexandrite', colour: 'green', grade: 'pvp' },
  { id: 76_514, name: 'Vivid Alexandrite', colour: 'green', grade: 'pvp' },
  { id: 76_515, name: 'Turbid Alexandrite', colour: 'green', grade: 'pvp' },
  { id: 89_675, name: 'Tense Roguestone', colour: 'purple', grade: 'pvp' },
  { id: 89_678, name: "Assassin's Roguestone", colour: 'purple', grade: 'pvp' },
  { id: 93_706, name: 'Nimble Alexandrite', colour: 'green', grade: 'low' },
])('in Mists the gem $id is $name, graded $grade', ({ id, ...facts }) => {
  expect(MISTS_FACTS.gem(id)).toEqual({ id, quality: 2, ...facts });
});

test('in Mists no gem has the id 76516', () => {
  expect(MISTS_FACTS.gem(76_516)).toBeUndefined();
});

test.each([
  { id: 81_077, sockets: 1, hasMetaSocket: false, facts: MISTS_FACTS },
  { id: 81_112, sockets: 1, hasMetaSocket: false, facts: MISTS_FACTS },
  { id: 81_285, sockets: 1, hasMetaSocket: false, facts: MISTS_FACTS },
  { id: 81_698, sockets: 1, hasMetaSocket: false, facts: MISTS_FACTS },
  { id: 81_105, sockets: 2, hasMetaSocket: true, facts: MISTS_FACTS },
  { id: 59_351, sockets: 2, hasMetaSocket: false, facts: CATACLYSM_FACTS },
])('the item $id has $sockets sockets', ({ id, sockets, hasMetaSocket, facts }) => {
  expect(facts.item(id)).toMatchObject({ sockets, hasMetaSocket });
});

test.each([
  { aura: 11_390, kind: 'battle elixir', name: 'Arcane Elixir' },
  { aura: 26_276, kind: 'battle elixir', name: 'Elixir of Greater Firepower' },
  { aura: 11_396, kind: 'guardian elixir', name: 'Elixir of Greater Intellect' },
  { aura: 11_405, kind: 'battle elixir', name: 'Elixir of Giants' },
  { aura: 11_474, kind: 'battle elixir', name: 'Elixir of Shadow Power' },
  { aura: 17_038, kind: 'battle elixir', name: 'Winterfall Firewater' },
  { aura: 11_334, kind: 'battle elixir', name: 'Elixir of Greater Agility' },
  { aura: 21_920, kind: 'battle elixir', name: 'Elixir of Frost Power' },
  { aura: 17_537, kind: 'battle elixir', name: 'Elixir of Brute Force' },
  { aura: 24_417, kind: 'guardian elixir', name: 'Sheen of Zanza' },
  { aura: 3593, kind: 'guardian elixir', name: 'Elixir of Fortitude' },
  { aura: 24_373, kind: 'guardian elixir', name: "Major Troll's Blood Elixir" },
])('in Burning Crusade $name is known as an old $kind', ({ aura, kind, name }) => {
  expect(BURNING_CRUSADE_CONSUMABLES.aura(aura)).toEqual({ kind, name, tier: 'old' });
});
