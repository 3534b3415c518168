import { beforeEach, expect, test } from 'vitest';
import { keptToBuy } from '#domain/to-buy/kept-to-buy';
import { emptyDisk, openTab } from '#test/open-tab';
import { database } from '../device/database';
import third from './recorded/device-3.json';
import fourth from './recorded/device-4.json';

/** The records that a release's own code wrote to IndexedDB, as read out. */
interface LeftBehind {
  kept: unknown[][];
  journal: unknown[];
}

const ONE = 'RaidNumberOne001';
const TWO = 'RaidNumberTwo002';

async function openAfter({ kept, journal }: LeftBehind) {
  await database('ready-check', 'kept').begin('readwrite', (records) => {
    for (const [key, value] of kept) records.put(value, `${key}`);
  });
  const deeds = database('ready-check-journal', 'deeds', { autoIncrement: true });
  await deeds.begin('readwrite', (entries) => {
    for (const value of journal) entries.put(value);
  });
  return openTab(async () => {
    await (await import('../changes/changes')).replayJournal();
    const { queryClient } = await import('../query-cache/query-client');
    const kept = await import('../kept/kept-record');
    const { deviceStore } = await import('../device/device-store');
    const { recordKey, parseRecord } = await import('../device/records/stored-records');
    const { savedRaidQueries } = await import('./saved-raid-queries');
    const { readStoredResults } = await import('../device/shared-results/shared-results');
    return {
      raids: await queryClient.fetchQuery(savedRaidQueries.list()),
      kindAt: async (kind: 'raiders' | 'pull', code: string, killId: number) =>
        parseRecord(await deviceStore.read(recordKey({ kind, code, killId })))?.kind,
      notes: await queryClient.fetchQuery(kept.rosterNotes.query()),
      tonight: await queryClient.fetchQuery(kept.tonightChoices.query()),
      toBuy: keptToBuy(await queryClient.fetchQuery(kept.toBuyTicks.query())),
      shared: await deviceStore.readTogether(readStoredResults),
      journal: await (await import('../device/journal/journal')).readJournal(),
    };
  });
}

beforeEach(emptyDisk);

test('a device of release 3 keeps raids, kills, pulls, a pin and opening times', async () => {
  const { raids, kindAt } = await openAfter(third);
  expect(raids).toMatchObject([
    { code: TWO, title: 'Two', savedKills: [], isPinned: false },
    { code: ONE, title: 'One', savedKills: [1], isPinned: true, openedAt: 6000, lastKill: 1 },
  ]);
  expect(await kindAt('raiders', ONE, 1)).toBe('raiders');
  expect(await kindAt('pull', ONE, 1)).toBe('pull');
});

test('a device of release 4 keeps saved data and unfinished changes', async () => {
  const { raids, kindAt, notes, tonight, toBuy, shared, journal } = await openAfter(fourth);
  expect(raids).toMatchObject([
    // Both logs began at the same time; this raid's entry was rebuilt with its first pull's time.
    { title: 'Half saved', savedKills: [2], isPinned: true, openedAt: 7000, lastKill: 2 },
    { code: ONE, savedKills: [1], isPinned: true, openedAt: 6000, lastKill: 1 },
  ]);
  expect(await kindAt('raiders', 'RaidHalfSaved003', 2)).toBe('raiders');
  expect(await kindAt('raiders', TWO, 1)).toBeUndefined();
  expect(notes.map(({ player }) => player.name)).toEqual(['Kadda', 'Ulf']);
  expect(tonight).toMatchObject([
    { kind: 'guest', isComing: true, guest: { name: 'Torvald' } },
    { kind: 'others', areAway: true },
    { kind: 'player', isComing: true, player: { guid: 1 } },
    { kind: 'player', isComing: true, player: { guid: 2 } },
    { kind: 'size', size: 10 },
  ]);
  expect(tonight.every(({ evening }) => evening[0] === ONE)).toBe(true);
  expect(toBuy).toMatchObject({ ticks: [{ slot: 6 }, { slot: 7 }], withConsumables: true });
  expect(shared).toMatchObject([{ record: { fragment: 'a fragment' } }]);
  expect(journal).toEqual([]);
});
