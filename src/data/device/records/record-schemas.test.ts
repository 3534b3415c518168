import { expect, test } from 'vitest';
import { inWords, optional } from '#test/schema-in-words';
import { StoredPull, StoredRaid, StoredRaiders } from './record-schemas';
import { SHAPE, UPGRADES } from './record-upgrades';
import { SHARED_RESULT_SHAPE, StoredSharedResult } from './shared-result-record';

const FIGHT_OF_SHAPE_2 = {
  id: 'number',
  boss: 'string',
  encounterId: optional('number'),
  zone: 'string',
  zoneId: optional('number'),
  difficulty: 'number',
  size: optional('number'),
  startedAt: 'number',
  endedAt: 'number',
};

const RAID_OF_SHAPE_2 = {
  title: 'string',
  owner: 'string',
  gameVersion: optional('number'),
  zoneId: optional('number'),
  hasMonk: optional('boolean'),
  startedAt: 'number',
  endedAt: 'number',
  kills: [FIGHT_OF_SHAPE_2],
  tries: optional([{ ...FIGHT_OF_SHAPE_2, bossPercentage: optional('number') }]),
};

const PIECE_OF_SHAPE_2 = {
  slot: 'number',
  itemId: 'number',
  name: 'string',
  icon: 'string',
  quality: optional('number'),
  itemLevel: optional('number'),
  enchantId: optional('number'),
  tinkerId: optional('number'),
  setId: optional('number'),
  gems: optional([{ itemId: 'number' }]),
};

const RAIDER_OF_SHAPE_2 = {
  key: 'string',
  name: 'string',
  server: optional('string'),
  picture: 'string',
  classKey: optional('picklist'),
  spec: optional('string'),
  roles: ['string'],
  talents: ['number'],
  gear: [PIECE_OF_SHAPE_2],
  bareSlots: optional(['number']),
  potions: optional('number'),
  healthstones: optional('number'),
};

const RAID_OF_SHAPE_3 = {
  ...RAID_OF_SHAPE_2,
  host: optional('picklist'),
  kills: [{ ...FIGHT_OF_SHAPE_2, isLost: optional('literal') }],
  tries: optional([
    { ...FIGHT_OF_SHAPE_2, isLost: optional('literal'), bossPercentage: optional('number') },
  ]),
};

const RAIDER_OF_SHAPE_3 = {
  ...RAIDER_OF_SHAPE_2,
  logId: optional('number'),
  loggedSpec: optional('string'),
  gear: [{ ...PIECE_OF_SHAPE_2, temporaryEnchantId: optional('number') }],
  unreadPieces: optional([{ slot: optional('number'), name: 'string' }]),
};

const PULL_OF_SHAPE_3 = {
  snapshots: [{ raider: 'string', auras: [{ id: 'number', name: optional('string') }] }],
  buffs: ['number'],
};

/**
 * Every released shape. A released row never changes: a change of a schema adds a row, raises
 * `SHAPE` and adds an upgrade from the shape before.
 */
const SHAPES: Readonly<Record<number, { raid: unknown; raiders: unknown; pull?: unknown }>> = {
  2: { raid: RAID_OF_SHAPE_2, raiders: [RAIDER_OF_SHAPE_2] },
  3: { raid: RAID_OF_SHAPE_3, raiders: [RAIDER_OF_SHAPE_3], pull: PULL_OF_SHAPE_3 },
  4: {
    raid: {
      ...RAID_OF_SHAPE_3,
      host: optional('string'),
      guild: optional('string'),
      hasLaterClass: optional('boolean'),
    },
    raiders: [
      {
        ...RAIDER_OF_SHAPE_3,
        guid: optional('number'),
        deaths: optional([{ at: optional('number'), ability: optional('string') }]),
      },
    ],
    pull: { ...PULL_OF_SHAPE_3, names: optional([{ id: 'number', name: 'string' }]) },
  },
};

test('the schemas of raid, raiders and pull match their shape number', () => {
  expect({
    raid: inWords(StoredRaid),
    raiders: inWords(StoredRaiders),
    pull: inWords(StoredPull),
  }).toEqual(SHAPES[SHAPE]);
});

/** Every released shape of a shared result. */
const SHARED_RESULTS: Readonly<Record<number, unknown>> = {
  1: { kind: 'literal', shape: 'literal', savedAt: 'number', fragment: 'string' },
};

test('the schema of a shared result matches its shape number', () => {
  expect(inWords(StoredSharedResult)).toEqual(SHARED_RESULTS[SHARED_RESULT_SHAPE]);
});

test('each older shape of a record has an upgrade to the next shape', () => {
  expect(Object.keys(UPGRADES).map(Number)).toEqual(
    Array.from({ length: SHAPE - 1 }, (_, index) => index + 1),
  );
});
