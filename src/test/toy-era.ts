import type { Era } from '#domain/era/era';
import type { EraFacts, ItemFacts } from '#domain/era/facts';

const PLAIN_ITEM: ItemFacts = {
  sockets: 0,
  hasMetaSocket: false,
  hand: 'none',
  isPvp: false,
  hasQuestSocket: false,
};
const ITEMS: Readonly<Record<number, ItemFacts>> = {
  1: { ...PLAIN_ITEM, sockets: 1, armour: 'cloth' },
  2: { ...PLAIN_ITEM, hand: 'two-hand' },
};

/** An era of five slots: gloves are first, and only gloves can be enchanted. */
export const TOY_FACTS: EraFacts = {
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
  unenchantableRings: new Set(),
  newerFitsFrom: 0,
};

/** An invented era, which is in no table of the app. */
export const TOY: Era & Required<Pick<Era, 'gameVersion'>> = {
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
  zones: [{ id: 9001, name: 'Toy Chest' }],
  realmGroup: { name: 'Toy Anniversary', host: 'fresh', realms: { US: [], EU: ['Doll House'] } },
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
    exemptByRaid: [2],
    loadBuffs: () => Promise.reject(new Error('A toy has no buffs')),
    loadFacts: async () => TOY_FACTS,
  },
};
