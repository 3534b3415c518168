import { expect, test } from 'vitest';
import { optionalWords, schemaInWords } from '#test/schema-in-words';
import { StoredPull, StoredRaid, StoredRaiders } from './record-schemas';
import { RECORD_SHAPE, UPGRADES } from './record-upgrades';
import { SHARED_RESULT_SHAPE, StoredSharedResult } from './shared-result-record';

const FIGHT_OF_SHAPE_2 = {
  id: 'number',
  boss: 'string',
  encounterId: optionalWords('number'),
  zone: 'string',
  zoneId: optionalWords('number'),
  difficulty: 'number',
  size: optionalWords('number'),
  startedAt: 'number',
  endedAt: 'number',
};

const RAID_OF_SHAPE_2 = {
  title: 'string',
  owner: 'string',
  gameVersion: optionalWords('number'),
  zoneId: optionalWords('number'),
  hasMonk: optionalWords('boolean'),
  startedAt: 'number',
  endedAt: 'number',
  kills: [FIGHT_OF_SHAPE_2],
  tries: optionalWords([{ ...FIGHT_OF_SHAPE_2, bossPercentage: optionalWords('number') }]),
};

const PIECE_OF_SHAPE_2 = {
  slot: 'number',
  itemId: 'number',
  name: 'string',
  icon: 'string',
  quality: optionalWords('number'),
  itemLevel: optionalWords('number'),
  enchantId: optionalWords('number'),
  tinkerId: optionalWords('number'),
  setId: optionalWords('number'),
  gems: optionalWords([{ itemId: 'number' }]),
};

const RAIDER_OF_SHAPE_2 = {
  key: 'string',
  name: 'string',
  server: optionalWords('string'),
  picture: 'string',
  classKey: optionalWords('picklist'),
  spec: optionalWords('string'),
  roles: ['string'],
  talents: ['number'],
  gear: [PIECE_OF_SHAPE_2],
  bareSlots: optionalWords(['number']),
  potions: optionalWords('number'),
  healthstones: optionalWords('number'),
};

const RAID_OF_SHAPE_3 = {
  ...RAID_OF_SHAPE_2,
  host: optionalWords('picklist'),
  kills: [{ ...FIGHT_OF_SHAPE_2, isLost: optionalWords('literal') }],
  tries: optionalWords([
    {
      ...FIGHT_OF_SHAPE_2,
      isLost: optionalWords('literal'),
      bossPercentage: optionalWords('number'),
    },
  ]),
};

const RAIDER_OF_SHAPE_3 = {
  ...RAIDER_OF_SHAPE_2,
  logId: optionalWords('number'),
  loggedSpec: optionalWords('string'),
  gear: [{ ...PIECE_OF_SHAPE_2, temporaryEnchantId: optionalWords('number') }],
  unreadPieces: optionalWords([{ slot: optionalWords('number'), name: 'string' }]),
};

const PULL_OF_SHAPE_3 = {
  snapshots: [{ raider: 'string', auras: [{ id: 'number', name: optionalWords('string') }] }],
  buffs: ['number'],
};

/**
 * Every released shape. A released row never changes: a change of a schema adds a row, raises
 * `RECORD_SHAPE` and adds an upgrade from the shape before.
 */
const SHAPES: Readonly<Record<number, { raid: unknown; raiders: unknown; pull?: unknown }>> = {
  2: { raid: RAID_OF_SHAPE_2, raiders: [RAIDER_OF_SHAPE_2] },
  3: { raid: RAID_OF_SHAPE_3, raiders: [RAIDER_OF_SHAPE_3], pull: PULL_OF_SHAPE_3 },
  4: {
    raid: {
      ...RAID_OF_SHAPE_3,
      host: optionalWords('string'),
      guild: optionalWords('string'),
      hasLaterClass: optionalWords('boolean'),
    },
    raiders: [
      {
        ...RAIDER_OF_SHAPE_3,
        guid: optionalWords('number'),
        deaths: optionalWords([{ at: optionalWords('number'), ability: optionalWords('string') }]),
      },
    ],
    pull: { ...PULL_OF_SHAPE_3, names: optionalWords([{ id: 'number', name: 'string' }]) },
  },
};

test('the schemas of raid, raiders and pull match their shape number', () => {
  expect({
    raid: schemaInWords(StoredRaid),
    raiders: schemaInWords(StoredRaiders),
    pull: schemaInWords(StoredPull),
  }).toEqual(SHAPES[RECORD_SHAPE]);
});

/** Every released shape of a shared result. */
const SHARED_RESULTS: Readonly<Record<number, unknown>> = {
  1: { kind: 'literal', shape: 'literal', savedAt: 'number', fragment: 'string' },
};

test('the schema of a shared result matches its shape number', () => {
  expect(schemaInWords(StoredSharedResult)).toEqual(SHARED_RESULTS[SHARED_RESULT_SHAPE]);
});

test('each older shape of a record has an upgrade to the next shape', () => {
  expect(Object.keys(UPGRADES).map(Number)).toEqual(
    Array.from({ length: RECORD_SHAPE - 1 }, (_, index) => index + 1),
  );
});
