import { describe, expect, test } from 'vitest';
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
    { classKey: 'druid', spec: 'Dreamstate', without: 'Restoration' },
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

describe('points per tree', () => {
  test('are named by the class’s trees', () => {
    expect(pointsByTree(raider([8, 0, 53]), TREES)).toEqual({
      Balance: 8,
      Feral: 0,
      Restoration: 53,
    });
  });

  test.each([
    { talents: [0, 0, 0], why: 'the log has none' },
    { talents: [31, 0, 31], why: 'nobody has so many' },
    { talents: [-1, 0, 53], why: 'none can be negative' },
    { talents: [0.5, 0, 53], why: 'none can be broken' },
    { talents: [8, 53], why: 'a tree is missing' },
  ])('are unknown if $why', ({ talents }) => {
    expect(pointsByTree(raider(talents), TREES)).toBeUndefined();
  });

  test('may be as many as a raider can have', () => {
    expect(pointsByTree(raider([0, 0, 61]), TREES)).toMatchObject({ Restoration: 61 });
  });

  test('are unknown for a class without trees', () => {
    expect(pointsByTree(raider([8, 0, 53], { classKey: 'mage' }), TREES)).toBeUndefined();
  });
});

describe('a logged spec', () => {
  test.each([
    { known: { loggedSpec: 'Feral' }, tree: 'Feral', why: 'is its tree' },
    { known: { loggedSpec: 'Guardian' }, tree: 'Feral', why: 'may be played by another tree' },
    { known: { loggedSpec: 'Dreamstate' }, tree: undefined, why: 'may have no tree of its own' },
    { known: { spec: 'Feral', loggedSpec: 'Guardian' }, tree: 'Feral', why: 'yields to ours' },
    { known: { loggedSpec: 'Justicar' }, tree: undefined, why: 'of another class is unknown' },
    { known: {}, tree: undefined, why: 'may be missing' },
  ])('$why', ({ known, tree }) => {
    expect(findSpecWord(raider([], known), TREES)?.tree).toBe(tree);
  });

  test('of a class without trees is looked up all the same', () => {
    const { classKey: _, ...classless } = raider([], { loggedSpec: 'Feral' });
    expect(findSpecWord(classless, TREES)).toBeUndefined();
    expect(findSpecWord({ ...classless, classKey: 'mage' }, TREES)).toBeUndefined();
  });
});

describe('a class alone has the spec', () => {
  test.each([
    { talents: [0, 41, 20], spec: 'Feral', why: 'of its clearly fullest tree' },
    { talents: [0, 20, 41], spec: 'Restoration', why: 'of its fullest tree, wherever that stands' },
    { talents: [0, 40, 20], spec: undefined, why: 'unknown with a point too few' },
    { talents: [0, 41, 19], spec: 'Feral', why: 'with fewer in the next' },
    { talents: [30, 11, 20], spec: undefined, why: 'unknown of a mixed build that does not heal' },
    { talents: [], spec: undefined, why: 'unknown without points' },
  ])('$why: $talents', ({ talents, spec }) => {
    expect(classAndSpecByTalents(raider(talents), TREES)).toEqual({
      classKey: 'druid',
      ...(spec && { spec }),
    });
  });

  test('unknown if the next tree is full too', () => {
    const roomy = { ...TREES, maxPoints: 71 };
    expect(classAndSpecByTalents(raider([0, 50, 21]), roomy)).toEqual({ classKey: 'druid' });
  });

  test.each([
    { talents: [30, 0, 20], spec: 'Dreamstate' },
    { talents: [30, 0, 19], spec: undefined },
    { talents: [29, 0, 20], spec: undefined },
    { talents: [0, 0, 41], spec: 'Restoration' },
  ])('of two trees at once, if it heals: $talents', ({ talents, spec }) => {
    expect(classAndSpecByTalents(raider(talents, { role: 'healers' }), TREES).spec).toBe(spec);
  });

  test('of two trees only in the class that has it', () => {
    const paladin = raider([30, 0, 20], { classKey: 'paladin', role: 'healers' });
    expect(classAndSpecByTalents(paladin, TREES)).toEqual({ classKey: 'paladin' });
  });

  test('as logged, whatever the points say', () => {
    expect(classAndSpecByTalents(raider([0, 41, 20], { loggedSpec: 'Balance' }), TREES).spec).toBe(
      'Balance',
    );
  });

  test('of no class', () => {
    const { classKey: _, ...classless } = raider([0, 41, 20], { loggedSpec: 'Feral' });
    expect(classAndSpecByTalents(classless, TREES)).toEqual({});
  });
});
