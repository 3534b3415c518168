import { expect, test } from 'vitest';
import { matchesSearch } from './find-players';

const TAVARIN = ['Tavarin-Firemaw', 'Paladin', 'Healer', 'Boots, Cloak'];

test.each([
  ['', TAVARIN, 'finds'],
  ['  ', TAVARIN, 'finds'],
  ['tav', TAVARIN, 'finds'],
  ['TAVARIN', TAVARIN, 'finds'],
  ['firem', TAVARIN, 'finds'],
  ['cloak', TAVARIN, 'finds'],
  ['paladin heal', TAVARIN, 'finds'],
  ['boots cloak', TAVARIN, 'finds'],
  ['loak', TAVARIN, 'does not find'],
  ['paladin legs', TAVARIN, 'does not find'],
  ['tavarinn', TAVARIN, 'does not find'],
  [',', TAVARIN, 'finds'],
  ['eowyn', ['Éowyn'], 'finds'],
  ['éow', ['Eowyn'], 'finds'],
  ['E\u0301owyn', ['Éowyn'], 'finds'],
  ['aeth', ['Æthel'], 'finds'],
  ['æth', ['Aethel'], 'finds'],
  ['bjorn', ['Bjørn'], 'finds'],
  ['лис', ['Лисичка'], 'finds'],
  ['ель', ['Ёлька'], 'finds'],
  ['ring 2', ['Ring 2'], 'finds'],
  ['ring 1', ['Ring 2'], 'does not find'],
  ['a', [], 'does not find'],
] as const)('a search for $0 $2 a player of $1', (sought, texts, outcome) => {
  expect(matchesSearch(sought, texts)).toBe(outcome === 'finds');
});
