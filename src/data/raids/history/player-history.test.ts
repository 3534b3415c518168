import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import type { Raider } from '#domain/raid/raid';
import { freshClient, loseFacts, raiderWith, save, startEmpty, type TestRaid } from '#test/device';
import { bare, piece } from '#test/gear';
import { deviceStore } from '../../device/device-store';
import { raidKey } from '../../device/records/stored-records';
import { EraFactsNotLoaded } from '../../eras/era-queries';
import { playerHistoryQueries } from './player-history';

const historyOf = (
  player: Raider,
  standards: Standards = DEFAULT_STANDARDS,
  present: readonly Raider[] = [player],
) => freshClient().fetchQuery(playerHistoryQueries.of({ player, present, standards }));

const KADDA = raiderWith('Kadda');

beforeEach(startEmpty);
afterEach(() => expect(fetch).not.toHaveBeenCalled());

test('a player’s raids are listed oldest first, with level and open faults', async () => {
  const worse = raiderWith('Kadda', [bare(6), bare(14), piece(0, { itemLevel: 540 })]);
  const better = raiderWith('Kadda', [piece(6), piece(14)]);
  await save({ code: 'Later', title: 'Thursday', startedAt: 2000, kills: [[better]] });
  await save({ code: 'Older', title: 'Monday', startedAt: 1000, kills: [[worse]] });
  expect(await historyOf(KADDA)).toEqual([
    { code: 'Older', title: 'Monday', startedAt: 1000, itemLevel: 580, faults: 2 },
    { code: 'Later', title: 'Thursday', startedAt: 2000, itemLevel: 600, faults: 0 },
  ]);
});

test('an evening logged by two players is listed once, by the log that ends last', async () => {
  const worse = raiderWith('Kadda', [bare(6)]);
  const better = raiderWith('Kadda', [piece(6)]);
  await save({ code: 'FirstLogger', startedAt: 2000, kills: [[worse]] });
  await save({ code: 'SecondLogger', startedAt: 2000.5, kills: [[better]] });
  await save({ code: 'WeekBefore', startedAt: 1000, kills: [[worse]] });
  expect(await historyOf(KADDA)).toMatchObject([
    { code: 'WeekBefore', faults: 1 },
    { code: 'SecondLogger', faults: 0 },
  ]);
});

test('an evening that one player logged whole and another in halves is listed once', async () => {
  await save({ code: 'SecondHalf', startedAt: 2001.9, kills: [[KADDA]] });
  await save({ code: 'FirstHalf', startedAt: 2000.1, kills: [[KADDA]] });
  await save({ code: 'Whole', startedAt: 2000, kills: [[KADDA], [KADDA], [KADDA]] });
  expect(await historyOf(KADDA)).toMatchObject([{ code: 'Whole' }]);
});

test('an evening shows its last saved kill, though the log that ends last has an earlier one', async () => {
  const fixed = raiderWith('Kadda', [piece(6)]);
  await save({
    code: 'Glimpsed',
    startedAt: 2000.5,
    kills: [[raiderWith('Kadda', [bare(6)])], 'unsaved', 'unsaved'],
  });
  await save({ code: 'Whole', startedAt: 2000, kills: [[fixed], [fixed], [fixed]] });
  expect(await historyOf(KADDA)).toMatchObject([{ code: 'Whole', faults: 0 }]);
});

const naked = raiderWith('Kadda', []);
const inLegs = raiderWith('Kadda', [bare(6)]);

test.each<{ title: string; raid: Partial<TestRaid>; found: object[] }>([
  {
    title: 'the last kill counts',
    raid: { kills: [[inLegs], [raiderWith('Kadda', [piece(6)])]] },
    found: [{ faults: 0 }],
  },
  {
    title: 'a kill without logged gear is skipped for the one before',
    raid: { kills: [[inLegs], [naked]] },
    found: [{ faults: 1 }],
  },
  {
    title: 'a kill that is not saved is skipped for the one before',
    raid: { kills: [[inLegs], 'unsaved'] },
    found: [{ faults: 1 }],
  },
  { title: 'a raid that never logged the gear is left out', raid: { kills: [[naked]] }, found: [] },
  {
    title: 'a raid without the player is left out',
    raid: { kills: [[raiderWith('Wizzle')]] },
    found: [],
  },
  {
    title: 'a raid of an era without rules is left out',
    raid: { gameVersion: 4, kills: [[inLegs]] },
    found: [],
  },
  {
    title: 'a raid without a date is left out',
    raid: { startedAt: 0, kills: [[inLegs]] },
    found: [],
  },
  {
    title: 'somebody of the name from another server is somebody else',
    raid: { kills: [[raiderWith('Kadda', [bare(6)], { server: 'Lakeshire' })]] },
    found: [],
  },
])('$title', async ({ raid, found }) => {
  await save({ code: 'Before', kills: [], ...raid });
  expect(await historyOf(raiderWith('Kadda', [], { server: 'Everlook' }))).toMatchObject(found);
});

const anna = (guid: number | undefined, slot: number, more: Partial<Raider> = {}) =>
  raiderWith('Anna', [bare(slot), bare(8)].slice(0, slot === 6 ? 1 : 2), {
    server: 'Everlook',
    ...(guid !== undefined && { guid, key: `Anna-Everlook-${guid}` }),
    ...more,
  });
const FEW = 6; // one fault
const MANY = 14; // two

test.each<{
  title: string;
  kills: TestRaid['kills'];
  found: object[];
  sought?: Raider;
  present?: Raider[];
}>([
  {
    title: 'of two namesakes of one server each has a history of their own',
    kills: [[anna(2, MANY), anna(1, FEW)]],
    found: [{ faults: 1 }],
  },
  {
    title: 'a raid without GUIDs is that of the only player of name and server',
    kills: [[anna(undefined, FEW)]],
    found: [{ faults: 1 }],
  },
  {
    title: 'a raid without GUIDs is of neither of two in the raid in view',
    kills: [[anna(undefined, FEW)]],
    present: [anna(1, FEW), anna(2, FEW)],
    found: [],
  },
  {
    title:
      'a player of a raid without GUIDs is neither of two in another raid, though a kill has one',
    kills: [[anna(2, MANY), anna(1, FEW)], [anna(1, FEW)]],
    sought: anna(undefined, FEW),
    found: [],
  },
  {
    title: 'a player of a raid without GUIDs is the only one of name and server in another raid',
    kills: [[anna(1, FEW)], [anna(1, MANY)]],
    sought: anna(undefined, FEW),
    found: [{ faults: 2 }],
  },
  {
    title: 'a player who changed name and server has one history',
    kills: [[anna(1, FEW, { key: 'Berta', name: 'Berta', server: 'Lakeshire' })]],
    found: [{ faults: 1 }],
  },
])('$title', async ({ kills, found, sought = anna(1, FEW), present = [sought] }) => {
  await save({ code: 'Before', kills });
  expect(await historyOf(sought, DEFAULT_STANDARDS, present)).toMatchObject(found);
});

test('an unlogged level is absent', async () => {
  const { itemLevel: _, ...legs } = bare(6);
  await save({ code: 'Before', kills: [[raiderWith('Kadda', [legs])]] });
  const [then] = await historyOf(KADDA);
  expect(then).toMatchObject({ faults: 1 });
  expect(then).not.toHaveProperty('itemLevel');
});

test('the latest twelve saved raids are read', async () => {
  for (let nth = 1; nth <= 13; nth += 1) {
    await save({ code: `RaidNumber${nth}`, startedAt: nth * 100, kills: [[KADDA]] });
  }
  const codes = (await historyOf(KADDA)).map(({ code }) => code);
  expect(codes).toHaveLength(12);
  expect(codes[0]).toBe('RaidNumber2');
});

test('every raid is judged by today’s standards', async () => {
  await save({ code: 'Before', kills: [[KADDA]] });
  const strict: Standards = { ...DEFAULT_STANDARDS, minimumItemLevel: 601 };
  expect(await historyOf(KADDA, strict)).toMatchObject([{ faults: 2 }]);
});

test('a damaged raid is left out, and the others are not', async () => {
  await save({ code: 'Damaged', startedAt: 1000, kills: [[KADDA]] });
  await save({ code: 'Sound', startedAt: 2000, kills: [[KADDA]] });
  await deviceStore.change(async (records) => records.put('garbage', raidKey('Damaged')));
  expect(await historyOf(KADDA)).toMatchObject([{ code: 'Sound' }]);
});

test('without its era’s facts a raid is not judged at all', async () => {
  await save({ code: 'Before', kills: [[KADDA]] });
  loseFacts();
  await expect(historyOf(KADDA)).rejects.toThrow(EraFactsNotLoaded);
});
