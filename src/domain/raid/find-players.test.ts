import { expect, test } from 'vitest';
import { isFound } from './find-players';

const TAVARIN = ['Tavarin-Firemaw', 'Paladin', 'Healer', 'Boots, Cloak'];

test.each([
  ['', TAVARIN, true],
  ['  ', TAVARIN, true],
  ['tav', TAVARIN, true],
  ['TAVARIN', TAVARIN, true],
  ['firem', TAVARIN, true],
  ['cloak', TAVARIN, true],
  ['paladin heal', TAVARIN, true],
  ['boots cloak', TAVARIN, true],
  ['loak', TAVARIN, false],
  ['paladin legs', TAVARIN, false],
  ['tavarinn', TAVARIN, false],
  [',', TAVARIN, true],
  ['eowyn', ['Éowyn'], true],
  ['éow', ['Eowyn'], true],
  ['E\u0301owyn', ['Éowyn'], true],
  ['aeth', ['Æthel'], true],
  ['æth', ['Aethel'], true],
  ['bjorn', ['Bjørn'], true],
  ['лис', ['Лисичка'], true],
  ['ель', ['Ёлька'], true],
  ['ring 2', ['Ring 2'], true],
  ['ring 1', ['Ring 2'], false],
  ['a', [], false],
] as const)('a search for %j finds a player of %j: %s', (sought, texts, expected) => {
  expect(isFound(sought, texts)).toBe(expected);
});
