import { beforeEach, expect, test, vi } from 'vitest';
import { eraOf } from '#domain/eras/era-of';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { fillDisk } from '#test/full-disk';
import { emptyDisk, openTab } from '#test/open-tab';
import { serveSample } from '#test/sample-site';
import { until } from '#test/until';

const MAGMAW = 12;

const network = vi.fn(serveSample);

const requestsOfPulls = () =>
  network.mock.calls.filter(([address]) => address.includes('events')).length;

/** A tab: modules and cache of its own, one IndexedDB. Magmaw is in view. */
const openApp = () =>
  openTab(async () => {
    const { queryClient } = await import('./query-client');
    const { raiderQueries, reportQueries } = await import('./raid-queries');
    const { PullNotSaved, pullQueries } = await import('./pull-queries');
    const { deviceStore, storageTrouble } = await import('../device/device-store');
    const { readSavedRaids } = await import('./saved-raid-queries');
    const { raidersKey, recordKey } = await import('../device/records/stored-records');
    const { raidLifecycle } = await import('./raid-lifecycle');
    const raid = await queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE));
    const fight = raid.kills.find(({ id }) => id === MAGMAW);
    if (!fight) throw new Error('There is no Magmaw');
    const raiders = await queryClient.fetchQuery(raiderQueries.ofFight(SAMPLE_CODE, fight));
    const pulled = { code: SAMPLE_CODE, fight, raiders, era: eraOf(raid).era };
    const pullKey = recordKey({ kind: 'pull', code: SAMPLE_CODE, killId: MAGMAW });
    return {
      PullNotSaved,
      raidLifecycle,
      fetchPull: () => queryClient.fetchQuery(pullQueries.ofFight(pulled)),
      fetchWanted: (more: object = {}) =>
        queryClient.fetchQuery(pullQueries.wanted({ ...pulled, fight: { ...fight, ...more } })),
      fetchPullOfAttempt: (more: object = {}) =>
        queryClient.fetchQuery({
          ...pullQueries.ofFight({
            ...pulled,
            fight: { ...fight, kind: 'attempt', nth: 1, ...more },
          }),
          staleTime: Number.POSITIVE_INFINITY,
        }),
      fetchRaidersAgain: async () => {
        await queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE));
        await queryClient.fetchQuery(raiderQueries.ofFight(SAMPLE_CODE, fight));
      },
      savedRaiders: () =>
        until(async () =>
          expect(await deviceStore.read(raidersKey(SAMPLE_CODE, MAGMAW))).toBeDefined(),
        ),
      readPull: () => deviceStore.read(pullKey),
      savedPull: () => until(async () => expect(await deviceStore.read(pullKey)).toBeDefined()),
      /** Replaces the saved pull. */
      damagePull: () =>
        deviceStore.change(async (records) => records.put({ shape: 1, fetchedAt: 1 }, pullKey)),
      savedKills: async () => (await readSavedRaids()).map(({ savedKills }) => savedKills),
      storageTrouble,
      ...(await import('./delete-raids')),
      ...(await import('../undo/undo')),
      saveWaiting: (await import('./raid-persister')).saveWaiting,
    };
  });

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(serveSample);
});
// Mocks stay: data is saved after its test has ended.

test('the pull of a kill that was just fetched is requested, and saved with it', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  const pull = await tab.fetchPull();
  await tab.savedPull();

  const next = await openApp();
  expect(await next.fetchPull()).toEqual(pull);
  expect(requestsOfPulls()).toBe(1);
});

test('the pull of a kill that was saved without it is requested only when it is wanted', async () => {
  const tab = await openApp();
  await tab.savedRaiders();

  const next = await openApp();
  await expect(next.fetchPull()).rejects.toBeInstanceOf(next.PullNotSaved);
  expect(requestsOfPulls()).toBe(0);
  expect((await next.fetchWanted()).snapshots).toHaveLength(23);
  await next.savedPull();
});

test('the pull of an attempt is requested and not saved', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  expect((await tab.fetchPullOfAttempt()).snapshots).toHaveLength(23);
  expect(await tab.readPull()).toBeUndefined();
});

test('the pull of a kill that its report has lost is not requested', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  await expect(tab.fetchWanted({ isLost: true })).rejects.toBeInstanceOf(tab.PullNotSaved);
  expect(requestsOfPulls()).toBe(0);
});

test('an attempt with another’s number has its own pull', async () => {
  const tab = await openApp();
  await tab.fetchPullOfAttempt();
  await tab.fetchPullOfAttempt();
  expect(requestsOfPulls()).toBe(1);
  await tab.fetchPullOfAttempt({ boss: 'Nefarian' });
  expect(requestsOfPulls()).toBe(2);
});

test('the pull of a raid that was deleted and is opened again is saved with it', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  await tab.deleteRaid(SAMPLE_CODE);
  await tab.fetchRaidersAgain();
  await tab.savedRaiders();
  await tab.fetchPull();
  await tab.savedPull();
});

test('a pull does not bring back a raid deleted while its kill was in view', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  await tab.deleteRaid(SAMPLE_CODE);
  await tab.fetchPull();
  await tab.saveWaiting();
  expect(tab.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(true);
  expect(await tab.readPull()).toBeUndefined();
});

test('a damaged pull is fetched again, and its kill stays saved', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  const pull = await tab.fetchPull();
  await tab.savedPull();
  await tab.damagePull();

  const next = await openApp();
  expect(await next.fetchWanted()).toEqual(pull);
  expect(await next.savedKills()).toEqual([[MAGMAW]]);
  expect(requestsOfPulls()).toBe(2);
});

test('a pull waits while its raid is deleted in another tab, and is saved after the undo', async () => {
  const [tab, other] = [await openApp(), await openApp()];
  await tab.savedRaiders();
  await other.deleteRaid(SAMPLE_CODE);
  await tab.fetchPull();
  await until(() => expect(tab.raidLifecycle.waiting()).toHaveLength(1));
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.readPull()).toBeUndefined();

  await other.deletions.undoLatest();
  await tab.saveWaiting();
  expect(await tab.readPull()).toBeDefined();
  expect(tab.raidLifecycle.waiting()).toEqual([]);
});

test('a pull fetched on a full disk is saved once there is room', async () => {
  const tab = await openApp();
  await tab.savedRaiders();
  const makeRoom = fillDisk();
  await tab.fetchPull();
  await until(() => expect(tab.storageTrouble.get()).toBe('full'));
  expect(tab.raidLifecycle.waiting()).toHaveLength(1);
  makeRoom();
  await tab.saveWaiting();
  expect(await tab.readPull()).toBeDefined();
  expect(tab.raidLifecycle.waiting()).toEqual([]);
});
