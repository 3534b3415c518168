import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import type { Raider } from '#domain/raid/raid';
import { freshClient, loseFacts, raiderWith, save, startEmpty, type TestRaid } from '#test/device';
import { bare, piece } from '#test/gear';
import { deviceStore } from '../../device/device-store';
import { raidersKey } from '../../device/records/stored-records';
import { EraFactsNotLoaded } from '../../eras/era-queries';
import { earlierFindingsQueries } from './earlier-findings';

const OPEN = 'TheOpenRaid00000';
const BEFORE = 'TheRaidBefore000';

/** Returns the slots of each player's findings in earlier raids, by id. */
async function slotsBefore(players: readonly Raider[], standards: Standards = DEFAULT_STANDARDS) {
  const query = earlierFindingsQueries.of(OPEN, { players, present: players, standards });
  return (await freshClient().fetchQuery(query)).map((then) =>
    Object.fromEntries([...then].map(([id, found]) => [id, found.map(({ slot }) => slot)])),
  );
}

const saveOpenRaid = (startedAt = 9000) => save({ code: OPEN, startedAt, kills: [] });
const saveBefore = (raid: Partial<TestRaid>) => save({ code: BEFORE, kills: [], ...raid });

const KADDA = raiderWith('Kadda');

beforeEach(startEmpty);
afterEach(() => expect(fetch).not.toHaveBeenCalled());

const naked = raiderWith('Kadda', []);
const inLegs = raiderWith('Kadda', [bare(6)]);
const inCloak = raiderWith('Kadda', [bare(14)]);

test.each<{ title: string; kills: TestRaid['kills']; slots: object }>([
  {
    title: 'the last kill counts: what was fixed before it is no fault',
    kills: [[inLegs], [inCloak]],
    slots: { Kadda: [14] },
  },
  {
    title: 'a kill without logged gear is skipped for the one before',
    kills: [[inLegs], [naked]],
    slots: { Kadda: [6] },
  },
  {
    title: 'an absent player counts as at their last kill',
    kills: [[inLegs], [raiderWith('Wizzle')]],
    slots: { Kadda: [6] },
  },
  {
    title: 'a kill that is not saved is skipped',
    kills: [[inLegs], 'unsaved'],
    slots: { Kadda: [6] },
  },
  {
    title: 'a player without faults has an empty list',
    kills: [[raiderWith('Kadda', [piece(6)])]],
    slots: { Kadda: [] },
  },
  {
    title: 'an absent player is unknown',
    kills: [[raiderWith('Wizzle')]],
    slots: {},
  },
  {
    title: 'a player without logged gear is unknown',
    kills: [[naked]],
    slots: {},
  },
])('$title', async ({ kills, slots }) => {
  await saveOpenRaid();
  await saveBefore({ kills });
  expect(await slotsBefore([KADDA])).toEqual([slots]);
});

test.each<{ title: string; sought: Partial<Raider>; before: Partial<Raider>; slots: object }>([
  {
    title: 'a player from another server is somebody else',
    sought: { server: 'Everlook' },
    before: { server: 'Lakeshire' },
    slots: {},
  },
  {
    title: 'a record without servers means the player of that name',
    sought: { server: 'Everlook' },
    before: {},
    slots: { 'Kadda-Everlook': [6] },
  },
  {
    title: 'a name like `constructor` works',
    sought: { key: 'constructor', name: 'constructor' },
    before: { key: 'constructor', name: 'constructor' },
    slots: { constructor: [6] },
  },
])('$title', async ({ sought, before, slots }) => {
  await saveOpenRaid();
  await saveBefore({ kills: [[raiderWith('Kadda', [bare(6)], before)]] });
  expect(await slotsBefore([raiderWith('Kadda', [bare(6)], sought)])).toEqual([slots]);
});

test.each<{ title: string; raid: Partial<TestRaid>; openAt?: number }>([
  { title: 'a raid after this one is not before it', raid: { startedAt: 9500 } },
  { title: 'a raid of no known date is not said to be before', raid: { startedAt: 0 } },
  { title: 'before a raid of no known date there is none', raid: {}, openAt: 0 },
])('$title', async ({ raid, openAt }) => {
  await saveOpenRaid(openAt);
  await saveBefore({ kills: [[KADDA]], ...raid });
  expect(await slotsBefore([KADDA])).toEqual([]);
});

test('a raid that is not saved has no earlier findings', async () => {
  await saveBefore({ kills: [[KADDA]] });
  expect(await slotsBefore([KADDA])).toEqual([]);
});

test('the latest twelve earlier raids are read, latest first', async () => {
  await saveOpenRaid();
  for (let nth = 1; nth <= 13; nth += 1) {
    const kills = [[raiderWith('Kadda', [bare(nth === 12 ? 14 : 6)])]];
    await save({ code: `RaidNumber${nth}`, startedAt: nth * 100, kills });
  }
  const found = await slotsBefore([KADDA]);
  expect(found).toHaveLength(12);
  expect(found.slice(0, 2)).toEqual([{ Kadda: [6] }, { Kadda: [14] }]);
});

test('an evening logged by two players counts once, by the log that ends last', async () => {
  await saveOpenRaid();
  await save({ code: 'FirstLogger', startedAt: 1000, kills: [[inLegs, raiderWith('Wizzle')]] });
  await save({ code: 'SecondLogger', startedAt: 1000.5, kills: [[inCloak]] });
  await save({ code: 'WeekBefore', startedAt: 500, kills: [[inLegs]] });
  expect(await slotsBefore([KADDA, raiderWith('Wizzle')])).toEqual([
    { Kadda: [14], Wizzle: [6] },
    { Kadda: [6] },
  ]);
});

test('the same evening logged by another player is not earlier', async () => {
  await save({ code: OPEN, startedAt: 9000, kills: [[KADDA]] });
  await saveBefore({ startedAt: 8999.5, kills: [[KADDA]] });
  expect(await slotsBefore([KADDA])).toEqual([]);
});

test('an era without rules has no findings', async () => {
  await saveOpenRaid();
  await saveBefore({ gameVersion: 4, kills: [[KADDA]] });
  expect(await slotsBefore([KADDA])).toEqual([{}]);
});

test('earlier gear is judged by today’s standards', async () => {
  await saveOpenRaid();
  await saveBefore({ kills: [[KADDA]] });
  const lenient: Standards = { ...DEFAULT_STANDARDS, ruleSettings: { 'missing-enchant': 'off' } };
  expect(await slotsBefore([KADDA], lenient)).toEqual([{ Kadda: [] }]);
});

test('a damaged kill is skipped for the one before', async () => {
  await saveOpenRaid();
  await saveBefore({ kills: [[inLegs], [inCloak]] });
  await deviceStore.change(async (records) => records.put('garbage', raidersKey(BEFORE, 2)));
  expect(await slotsBefore([KADDA])).toEqual([{ Kadda: [6] }]);
});

test('without its era’s facts a raid is not judged at all', async () => {
  await saveOpenRaid();
  await saveBefore({ kills: [[KADDA]] });
  loseFacts();
  await expect(slotsBefore([KADDA])).rejects.toThrow(EraFactsNotLoaded);
});
