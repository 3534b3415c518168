import { expect, test } from 'vitest';
import { eraOf } from '#domain/eras/era-of';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { openTab } from '#test/open-tab';
import { loadSample, network, startEachWithSample } from '#test/sample-tab';
import { until } from '#test/until';

const MAGMAW = 12;

const requestsOfPulls = () =>
  network.mock.calls.filter(([address]) => address.includes('events')).length;

/** Opens a tab with its own modules and cache. Magmaw was opened, and is saved. */
const openApp = () =>
  openTab(async () => {
    const tab = await loadSample();
    const { queryClient, deviceStore } = tab;
    const { PullNotSaved, pullQueries } = await import('./pull-queries');
    const raid = await tab.open();
    const nth = raid.kills.findIndex(({ id }) => id === MAGMAW);
    const [fight] = raid.kills.slice(nth);
    if (!fight) throw new Error('There is no Magmaw');
    const pullKey = tab.recordKey({ kind: 'pull', code: SAMPLE_CODE, killId: MAGMAW });
    const untilSaved = (key: string) =>
      until(async () => expect(await deviceStore.read(key)).toBeDefined());
    const openMagmaw = async () => {
      const raiders = await tab.look(nth);
      await untilSaved(tab.raidersKey(SAMPLE_CODE, MAGMAW));
      return raiders;
    };
    const raiders = await openMagmaw();
    const of = (more: object) => ({
      code: SAMPLE_CODE,
      fight: { ...fight, ...more },
      raiders,
      era: eraOf(raid).era,
    });
    return {
      ...tab,
      PullNotSaved,
      openMagmaw,
      fetchPull: () => queryClient.fetchQuery(pullQueries.ofFight(of({}))),
      fetchWanted: (more = {}) => queryClient.fetchQuery(pullQueries.wanted(of(more))),
      fetchPullOfAttempt: (more = {}) =>
        queryClient.fetchQuery(pullQueries.ofFight(of({ kind: 'attempt', nth: 1, ...more }))),
      readPull: () => deviceStore.read(pullKey),
      savedPull: () => untilSaved(pullKey),
      damagePull: () =>
        deviceStore.change(async (records) => records.put({ shape: 1, fetchedAt: 1 }, pullKey)),
    };
  });

startEachWithSample();
// Mocks are not reset: data are saved after their test has ended.

test('the pull of a newly fetched kill is saved with the kill', async () => {
  const tab = await openApp();
  const pull = await tab.fetchPull();
  await tab.savedPull();

  const next = await openApp();
  expect(await next.fetchPull()).toEqual(pull);
  expect(requestsOfPulls()).toBe(1);
});

test('the missing pull of a saved kill is requested only when a view needs it', async () => {
  await openApp();

  const next = await openApp();
  await expect(next.fetchPull()).rejects.toBeInstanceOf(next.PullNotSaved);
  expect(requestsOfPulls()).toBe(0);
  expect((await next.fetchWanted()).snapshots).toHaveLength(23);
  await next.savedPull();
});

test('an attempt’s pull is requested without being saved', async () => {
  const tab = await openApp();
  expect((await tab.fetchPullOfAttempt()).snapshots).toHaveLength(23);
  expect(await tab.readPull()).toBeUndefined();
});

test('no pull is requested for a kill that its report has lost', async () => {
  const tab = await openApp();
  await expect(tab.fetchWanted({ isLost: true })).rejects.toBeInstanceOf(tab.PullNotSaved);
  expect(requestsOfPulls()).toBe(0);
});

test('an attempt with a reused number has its own pull', async () => {
  const tab = await openApp();
  await tab.fetchPullOfAttempt();
  await tab.fetchPullOfAttempt();
  expect(requestsOfPulls()).toBe(1);
  await tab.fetchPullOfAttempt({ boss: 'Nefarian' });
  expect(requestsOfPulls()).toBe(2);
});

test('a pull is saved if its deleted raid is opened again', async () => {
  const tab = await openApp();
  await tab.deleteRaid(SAMPLE_CODE);
  await tab.open();
  await tab.openMagmaw();
  await tab.fetchPull();
  await tab.savedPull();
});

test('a pull does not restore a raid deleted while its kill was in view', async () => {
  const tab = await openApp();
  await tab.deleteRaid(SAMPLE_CODE);
  await tab.fetchPull();
  await tab.saveWaiting();
  expect(tab.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(true);
  expect(await tab.readPull()).toBeUndefined();
});

test('a damaged pull is fetched again while its kill stays saved', async () => {
  const tab = await openApp();
  const pull = await tab.fetchPull();
  await tab.savedPull();
  await tab.damagePull();

  const next = await openApp();
  expect(await next.fetchWanted()).toEqual(pull);
  expect(await next.savedKills()).toEqual([[MAGMAW]]);
  expect(requestsOfPulls()).toBe(2);
});
