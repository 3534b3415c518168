import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { raiderWith, raidOf, type TestRaid } from '#test/device';
import { openDevice } from '#test/fresh-device';
import { fillDisk } from '#test/full-disk';
import { emptyDisk, openTab } from '#test/open-tab';
import { SHARED_FIGHT } from '#test/shared-fight';
import { until } from '#test/until';

const MONDAY = 'Monday0000000001';
const TUESDAY = 'Tuesday000000001';
/** A query whose data belongs to no raid. */
const NO_RAID = ['facts', 'cataclysm'];
/** A text longer than an undo may hold in memory. */
const HUGE = 'x'.repeat(30_000_001);

const openApp = () =>
  openTab(async () => {
    const device = await openDevice();
    const { queryClient } = device;
    const { reportQueries } = await import('./raid-queries');
    const { sharedLink } = await import('../shared-results/shared-link');
    const { readSavedRaids, savedRaidQueries } = await import('./saved-raid-queries');
    const queryKeyOf = (code: string) => reportQueries.raid(code).queryKey;
    return {
      ...device,
      /** Saves a raid and keeps it in memory, out of view. */
      save: async (raid: TestRaid) => {
        await device.saveRaid(raid.code, { data: raidOf(raid), fetchedAt: 5000 });
        queryClient.setQueryData(queryKeyOf(raid.code), raidOf(raid));
      },
      saveSharedResult: async () => device.saveSharedResult(await sharedLink(SHARED_FIGHT), 1000),
      countSharedResults: () =>
        queryClient.fetchQuery({ ...savedRaidQueries.sharedResultCount(), staleTime: 0 }),
      query: reportQueries.raid,
      inMemory: (code: string) => queryClient.getQueryData(queryKeyOf(code)) !== undefined,
      saved: async () => (await readSavedRaids()).map(({ code }) => code).sort(),
      ...(await import('../changes/changes')),
      ...(await import('../device/journal/journal')),
      ...(await import('./raid-lifecycle')),
    };
  });

async function openWithMonday() {
  const tab = await openApp();
  await tab.save({ code: MONDAY, kills: [] });
  return tab;
}

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true });
});

test('deleting a raid leaves the other raids saved and in memory', async () => {
  const tab = await openWithMonday();
  await tab.save({ code: TUESDAY, kills: [] });
  expect(await tab.deleteRaid(MONDAY)).toBe(true);
  expect(await tab.saved()).toEqual([TUESDAY]);
  expect([MONDAY, TUESDAY].map(tab.inMemory)).toEqual([false, true]);
});

test('a raid that is deleted while it is shown stays in view', async () => {
  const tab = await openWithMonday();
  new QueryObserver(tab.queryClient, tab.query(MONDAY)).subscribe(() => {});
  expect(await tab.deleteRaid(MONDAY)).toBe(true);
  expect([await tab.saved(), tab.inMemory(MONDAY)]).toEqual([[], true]);
});

test('deleting all raids removes only raids from memory', async () => {
  const tab = await openWithMonday();
  await tab.save({ code: TUESDAY, kills: [] });
  tab.queryClient.setQueryData(NO_RAID, 'data');
  expect(await tab.deleteAllRaids()).toBe(true);
  expect(await tab.saved()).toEqual([]);
  expect([MONDAY, TUESDAY].map(tab.inMemory)).toEqual([false, false]);
  expect(tab.queryClient.getQueryData(NO_RAID)).toBe('data');

  expect(tab.deletions.get()).toHaveLength(1);
  expect(tab.deletions.get()[0]?.raids).toHaveLength(2);
  await tab.deletions.undoLatest();
  expect(await tab.saved()).toEqual([MONDAY, TUESDAY]);
  expect(tab.raidLifecycle.isDeleted(MONDAY)).toBe(false);
});

test('a raid without a saved record cannot be deleted', async () => {
  const tab = await openWithMonday();
  expect(await tab.deleteRaid(TUESDAY)).toBe(false);
  expect(tab.deletions.get()).toEqual([]);
  expect(tab.raidLifecycle.isDeleted(TUESDAY)).toBe(false);
});

test('a raid stays saved if IndexedDB refuses to delete it', async () => {
  const tab = await openWithMonday();
  vi.spyOn(tab.deviceStore, 'change').mockResolvedValueOnce(undefined);
  expect(await tab.deleteRaid(MONDAY)).toBe(false);
  expect(await tab.saved()).toEqual([MONDAY]);
  expect(tab.inMemory(MONDAY)).toBe(true);
  expect(tab.deletions.get()).toEqual([]);
  expect(tab.raidLifecycle.isDeleted(MONDAY)).toBe(false);
  await until(async () => expect(await tab.readJournal()).toEqual([]));
});

test('a raid deleted on a full disk is not deleted again at the next start', async () => {
  const tab = await openWithMonday();
  // The journal has room for one more entry.
  const makeRoom = fillDisk('kept');
  expect(await tab.deleteRaid(MONDAY)).toBe(true);
  expect(tab.deletions.get()).toHaveLength(1);
  makeRoom();
  await tab.save({ code: MONDAY, kills: [] });
  await tab.replayJournal();
  expect(await tab.saved()).toEqual([MONDAY]);
});

test.each([MONDAY, 'all'])('two clicks at the same time delete %s with one undo', async (what) => {
  const tab = await openWithMonday();
  const clicks = [tab.deleteRaid(what), tab.deleteRaid(what)];
  expect(await Promise.all(clicks)).toEqual([true, false]);
  expect(tab.raidLifecycle.isDeleted(MONDAY)).toBe(true);
  expect(tab.deletions.get()).toHaveLength(1);
  expect(await tab.deleteAllRaids()).toBe(true);
});

test.each([
  ['nothing was saved'],
  ['they are too much for memory', { code: MONDAY, kills: [], title: HUGE }],
])('deleting all raids offers no undo if %s', async (_, raid?: TestRaid) => {
  const tab = await openApp();
  if (raid) await tab.save(raid);
  expect(await tab.deleteAllRaids()).toBe(true);
  expect([await tab.saved(), tab.deletions.get()]).toEqual([[], []]);
});

test('deleting a kill of an unlisted raid offers an undo', async () => {
  const tab = await openApp();
  const record = { kind: 'raiders' as const, data: [raiderWith('Kadda')], fetchedAt: 5000 };
  expect(await tab.saveKillRecord({ code: MONDAY, killId: 1 }, record)).toBe('unlisted');
  expect(await tab.deleteRaid(MONDAY)).toBe(true);
  expect(tab.deletions.get()).toHaveLength(1);
});

test('an undo is still offered if IndexedDB refuses it', async () => {
  const tab = await openWithMonday();
  await tab.deleteRaid(MONDAY);
  const makeRoom = fillDisk();
  expect(await tab.deletions.undoLatest()).toBeUndefined();
  expect(tab.raidLifecycle.isDeleted(MONDAY)).toBe(true);

  makeRoom();
  expect(await tab.deletions.undoLatest()).toBeDefined();
  expect(await tab.saved()).toEqual([MONDAY]);
  expect(tab.raidLifecycle.isDeleted(MONDAY)).toBe(false);
});

test('shared results are deleted, counted and restored with all raids', async () => {
  const tab = await openWithMonday();
  expect(await tab.countSharedResults()).toBe(0);
  await tab.saveSharedResult();
  expect(await tab.countSharedResults()).toBe(1);

  await tab.deleteAllRaids();
  expect(tab.deletions.get()).toMatchObject([{ raids: [{ code: MONDAY }], sharedResults: 1 }]);
  expect(await tab.countSharedResults()).toBe(0);
  await tab.deletions.undoLatest();
  expect(await tab.countSharedResults()).toBe(1);
});

test('deleting all raids offers an undo if only shared results were saved', async () => {
  const tab = await openApp();
  await tab.saveSharedResult();
  expect(await tab.deleteAllRaids()).toBe(true);
  expect(tab.deletions.get()).toMatchObject([{ raids: [], sharedResults: 1 }]);
});
