import { expect, test } from 'vitest';
import { bare, piece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import { DEFAULT_STANDARDS, type Standards } from '../audit/standards';
import { averageItemLevel } from '../gear/item-level';
import { professionsSeen } from '../gear/professions';
import type { Fight } from '../raid/raid';
import type { Era } from './era';
import type { EraFacts, ItemFacts } from './facts';

const PLAIN: ItemFacts = {
  sockets: 0,
  hasMetaSocket: false,
  hand: 'none',
  isPvp: false,
  hasQuestSocket: false,
};
const ITEMS: Readonly<Record<number, ItemFacts>> = {
  1: { ...PLAIN, sockets: 1, armour: 'cloth' },
  2: { ...PLAIN, hand: 'two-hand' },
};

/** Five slots: gloves come first, and only gloves can be enchanted. */
const TOY_FACTS: EraFacts = {
  item: (id) => ITEMS[id],
  leastSockets: () => undefined,
  gem: (id) => (id === 7 ? { name: 'Pebble', colour: 'red', quality: 2, grade: 'low' } : undefined),
  enchant: (id) =>
    id === 8
      ? {
          name: 'Glue',
          slots: [0],
          grade: 'good',
          profession: 'tailoring',
        }
      : undefined,
  setOfItem: () => undefined,
  setById: () => undefined,
  professionItems: new Map(),
  armourKinds: new Set(['hands']),
  buckledKinds: ['back'],
  smithKinds: [],
  tinkeredKinds: [],
  scopeKinds: [],
  bareRings: new Set(),
  newerFitsFrom: 0,
};

const TOY: Era = {
  id: 'toy',
  name: 'Toy',
  gameVersion: 99,
  slots: [
    { slot: 0, word: 'Mittens', kind: 'hands' },
    { slot: 1, word: 'Bib', kind: 'tabard' },
    { slot: 2, word: 'Cape', kind: 'back' },
    { slot: 3, word: 'Club', kind: 'mainhand' },
    { slot: 4, word: 'Pan', kind: 'offhand' },
  ],
  itemPages: '/toy/',
  zones: [],
  tables: {
    enchantable: new Set([0]),
    minimumItemLevel: 12,
    raids: [
      {
        name: 'Den',
        tier: 1,
        zoneIds: [5],
        encounterIds: [6],
        minimumItemLevel: 20,
        colour: 'danger',
      },
    ],
    excusedByRaid: [2],
    loadBuffs: () => Promise.reject(new Error('A toy has no buffs')),
    loadFacts: async () => TOY_FACTS,
  },
};

const GEAR = [
  bare(0, { itemId: 1, itemLevel: 10 }),
  bare(1, { itemId: 1, itemLevel: 1 }),
  { ...bare(2, { itemId: 1, itemLevel: 15 }), gems: [{ itemId: 7 }] },
  bare(3, { itemId: 2, itemLevel: 18 }),
];
const inDen: Fight = {
  id: 1,
  boss: 'Bear',
  encounterId: 6,
  zone: '',
  difficulty: 3,
  startedAt: 0,
  endedAt: 1,
};

const judged = (standards: Partial<Standards>, fight?: Fight) =>
  audit(raiderIn(GEAR, { classKey: 'warrior' }), {
    era: TOY,
    facts: TOY_FACTS,
    standards: { ...DEFAULT_STANDARDS, ...standards },
    fight,
  });

test('what counts in a new era is read from its tables', () => {
  expect(resultLines(judged({})).map(({ line }) => line)).toEqual([
    'Missing Enchant: Mittens',
    'Low Item Level: Mittens',
  ]);
});

test('a new era’s minimum and excuses per raid are read from its tables', () => {
  const byRaid = judged({ minimumItemLevel: 'by raid' }, inDen);
  expect(resultLines(byRaid).map(({ line }) => line)).toContain('Low Item Level: Mittens, Cape');
});

test('advice in a new era is read from its facts', () => {
  expect(adviceLines(judged({})).map(({ line }) => line)).toEqual([
    'Empty Socket: Mittens',
    'No Belt Buckle: Cape',
    'Weak Gem: Cape',
    'Wrong Armour Type: Mittens',
  ]);
});

test('a new era’s two-handers count twice in the average, and its dress not at all', () => {
  expect(averageItemLevel(GEAR, TOY, TOY_FACTS)).toBe((10 + 15 + 18 + 18) / 4);
});

test('a new era’s professions show in its gear', () => {
  const raider = raiderIn([piece(0, { enchantId: 8 })]);
  expect(professionsSeen(raider, TOY, TOY_FACTS)).toEqual([
    { profession: 'tailoring', shownBy: [{ slot: 0, what: 'Glue' }] },
  ]);
});
