import { expect, test } from 'vitest';
import type { ClassKey } from './classes';
import type { Raider } from './raid';
import type { Role } from './roles';
import {
  classAndSpecByTalents,
  findSpecWord,
  pointsByTree,
  type TalentTrees,
} from './talent-trees';

const TREES: TalentTrees = {
  trees: {
    druid: ['Balance', 'Feral', 'Restoration'],
    paladin: ['Holy', 'Protection', 'Retribution'],
  },
  words: [
    { classKey: 'druid', spec: 'Guardian', tree: 'Feral' },
    { classKey: 'druid', spec: 'Dreamstate', excludedTree: 'Restoration' },
    { classKey: 'paladin', spec: 'Justicar', tree: 'Protection' },
  ],
  maxPoints: 61,
  clear: { least: 41, nextAtMost: 20 },
  mixed: [
    {
      classKey: 'druid',
      spec: 'Dreamstate',
      role: 'healers',
      least: { Balance: 30, Restoration: 20 },
    },
  ],
};

interface Known {
  classKey?: ClassKey;
  spec?: string;
  loggedSpec?: string;
  role?: Role;
}

const raider = (talents: number[], { role = 'dps', ...more }: Known = {}): Raider => ({
  key: 'Kadda',
  name: 'Kadda',
  picture: 'Druid',
  classKey: 'druid',
  roles: [role],
  talents,
  gear: [],
  ...more,
});

test.each<[why: string, talents: number[], points: object | undefined, known?: Known]>([
  ['the class has three trees', [8, 0, 53], { Balance: 8, Feral: 0, Restoration: 53 }],
  ['they are the most that one can have', [0, 0, 61], { Balance: 0, Feral: 0, Restoration: 61 }],
  ['the log has none', [0, 0, 0], undefined],
  ['they are more than a raider can have', [31, 0, 31], undefined],
  ['one is negative', [-1, 0, 53], undefined],
  ['one is not a whole number', [0.5, 0, 53], undefined],
  ['a tree is missing', [8, 53], undefined],
  ['the class has no trees', [8, 0, 53], undefined, { classKey: 'mage' }],
])('talent points $1 are read as $2 if $0', (_, talents, points, known) => {
  expect(pointsByTree(raider(talents, known), TREES)).toEqual(points);
});

test.each([
  ['the log names the tree', { loggedSpec: 'Feral' }, 'Feral'],
  ['the log names a spec of that tree', { loggedSpec: 'Guardian' }, 'Feral'],
  ['the logged spec has no tree of its own', { loggedSpec: 'Dreamstate' }, undefined],
  ['the known spec differs from the log’s', { spec: 'Feral', loggedSpec: 'Guardian' }, 'Feral'],
  ['the logged spec is of another class', { loggedSpec: 'Justicar' }, undefined],
  ['the log names no spec', {}, undefined],
])('a raider’s talent tree is $2 if $0', (_, known, tree) => {
  expect(findSpecWord(raider([], known), TREES)?.tree).toBe(tree);
});

test('a raider’s talent tree is unknown if the class is unknown or has no trees', () => {
  const { classKey: _, ...classless } = raider([], { loggedSpec: 'Feral' });
  expect(findSpecWord(classless, TREES)).toBeUndefined();
  expect(findSpecWord({ ...classless, classKey: 'mage' }, TREES)).toBeUndefined();
});

test.each([
  ['that tree is clearly the fullest', [0, 41, 20], 'Feral'],
  ['that tree is the fullest, though the last', [0, 20, 41], 'Restoration'],
  ['the fullest tree lacks a point', [0, 40, 20], undefined],
  ['the next tree may have fewer points', [0, 41, 19], 'Feral'],
  ['a mixed build has a spec only as a healer', [30, 11, 20], undefined],
  ['no points were logged', [], undefined],
])('a class without a spec, with points $1, has the spec $2: $0', (_, talents, spec) => {
  const expected = { classKey: 'druid', ...(spec && { spec }) };
  expect(classAndSpecByTalents(raider(talents), TREES)).toEqual(expected);
});

test('a class without a spec has no spec if its next tree is full too', () => {
  const roomy = { ...TREES, maxPoints: 71 };
  expect(classAndSpecByTalents(raider([0, 50, 21]), roomy)).toEqual({ classKey: 'druid' });
});

test.each([
  [[30, 0, 20], 'Dreamstate'],
  [[30, 0, 19], undefined],
  [[29, 0, 20], undefined],
  [[0, 0, 41], 'Restoration'],
])('a healer of a class without a spec, with points $0, has the spec $1', (talents, spec) => {
  expect(classAndSpecByTalents(raider(talents, { role: 'healers' }), TREES).spec).toBe(spec);
});

test('a spec of two trees exists only in its own class', () => {
  const paladin = raider([30, 0, 20], { classKey: 'paladin', role: 'healers' });
  expect(classAndSpecByTalents(paladin, TREES)).toEqual({ classKey: 'paladin' });
});

test('a class without a spec keeps the logged spec despite its points', () => {
  const druid = raider([0, 41, 20], { loggedSpec: 'Balance' });
  expect(classAndSpecByTalents(druid, TREES).spec).toBe('Balance');
});

test('a raider of no class has no spec', () => {
  const { classKey: _, ...classless } = raider([0, 41, 20], { loggedSpec: 'Feral' });
  expect(classAndSpecByTalents(classless, TREES)).toEqual({});
});
