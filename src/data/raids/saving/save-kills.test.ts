import { expect, test, vi } from 'vitest';
import { fillDisk } from '#test/full-disk';
import {
  goodPull,
  goodSummary,
  hold,
  KILLS,
  logSite,
  openApp,
  openSaving,
  refusal,
  settle,
  startEachWithGoodSite,
  worker,
} from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test('all kills and distinct icons are saved by two requests at a time', async () => {
  const { save, shown, listed, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(logSite.requested).toHaveLength(KILLS);
  expect(logSite.mostAtOnce).toBe(2);
  expect(worker.icons.length).toBeGreaterThan(30);
  expect(new Set(worker.icons).size).toBe(worker.icons.length);
  expect(shown()).toMatchObject({ missing: [], killFailure: undefined });
  expect((await listed())?.savedKills).toHaveLength(KILLS);
});

test('the progress of a save counts finished kills', async () => {
  const { releaseFirst, shown } = await openSaving();
  expect(shown()).toMatchObject({ phase: 'kills', done: 0, total: KILLS });

  releaseFirst();
  await settle();
  expect(shown()).toMatchObject({ phase: 'kills', done: 1, total: KILLS });
  expect(logSite.requested).toHaveLength(3);
});

test('saving stops early without a connection', async () => {
  logSite.summary = async () => {
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('navigator', { onLine: false });
  const { save, shown, toTheEnd } = await openApp();
  await toTheEnd(save);
  expect(logSite.requested.length).toBeLessThanOrEqual(3);
  expect(shown()?.missing).toHaveLength(KILLS);
  expect(shown()?.killFailure?.message).toContain('offline');
});

test('kills without players do not keep other kills from being saved', async () => {
  logSite.summary = async () =>
    logSite.requested.length <= 4 ? Response.json({ playerDetails: [] }) : goodSummary();
  const { kills, save, shown, toTheEnd } = await openApp();
  await toTheEnd(save);
  expect(shown()?.missing).toEqual(kills.slice(0, 4));
});

test('a save resumed after a reload requests only missing kills', async () => {
  logSite.summary = async () =>
    logSite.requested.length <= 5 ? goodSummary() : Response.json({}, { status: 400 });
  const before = await openApp();
  await before.toTheEnd(before.save);
  expect((await before.listed())?.savedKills).toHaveLength(5);

  logSite.summary = goodSummary;
  logSite.requested = [];
  const after = await openApp();
  expect(after.shown()).toBeUndefined();
  await after.toTheEnd(after.save);
  expect(logSite.requested).toHaveLength(KILLS - 5);
  expect((await after.listed())?.savedKills).toHaveLength(KILLS);
});

test('a failed kill is listed with its reason until it is saved', async () => {
  logSite.summary = async () => (logSite.requested.length === 3 ? refusal() : goodSummary());
  const { kills, save, shown, listed, toTheEnd } = await openApp();
  await toTheEnd(save);
  expect(shown()?.missing).toEqual([kills[2]]);
  expect(shown()?.killFailure?.message).toContain('does not exist or is private');

  logSite.summary = goodSummary;
  await toTheEnd(save);
  expect(shown()?.missing).toEqual([]);
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(logSite.requested).toHaveLength(KILLS + 1);
});

test('a saved kill is not listed as missing if the list is reread meanwhile', async () => {
  logSite.summary = async () => (logSite.requested.length === 3 ? refusal() : goodSummary());
  const { kills, saveKills, shown, interruptList, toTheEnd } = await openApp();
  await interruptList();
  await toTheEnd(saveKills);
  expect(shown()?.missing).toEqual([kills[2]]);
});

test('a full disk ends saving with the unsaved kills listed', async () => {
  const { kills, save, shown, storageTrouble, listed, toTheEnd } = await openApp();
  await settle();
  fillDisk('kept', 9);
  await toTheEnd(save);

  expect(storageTrouble.get()).toBe('full');
  const saved = (await listed())?.savedKills ?? [];
  expect(shown()?.missing.length).toBe(kills.length - saved.length);
  expect(logSite.requested.length).toBeLessThan(KILLS);
  expect(worker.icons).toEqual([]);
});

test('kills fetched on a full disk are saved once space is available', async () => {
  const { saveKills, listed, saveWaiting, raidLifecycle, toTheEnd } = await openApp();
  await settle();
  const makeRoom = fillDisk('kept', 9);
  await toTheEnd(saveKills);
  expect(logSite.requested).toHaveLength(KILLS);
  makeRoom();
  await saveWaiting();
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(raidLifecycle.waiting()).toEqual([]);
});

test('a kill is saved even if the user opens and leaves it meanwhile', async () => {
  const { release } = hold('summary');
  const { kills, view, save, shown, listed } = await openApp();
  const leaves = kills.slice(0, 2).map(view);
  void save();
  await settle();
  for (const leave of leaves) leave();
  logSite.summary = goodSummary;
  release();
  await until(() => expect(shown()?.phase).toBe('ended'));

  expect(shown()).toMatchObject({ missing: [], killFailure: undefined });
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(logSite.requested).toHaveLength(KILLS);
});

test('an unknown failure is listed as the reason for a missing kill', async () => {
  const { kills, save, shown, toTheEnd } = await openApp();
  await settle();
  const { queryClient } = await import('../../query-cache/query-client');
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  let isFirst = true;
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation((query) => {
    if (query.queryKey?.[0] !== 'raiders' || !isFirst) return fetchQuery(query);
    isFirst = false;
    return Promise.reject(new TypeError('x is not a function'));
  });
  await toTheEnd(save);
  expect(shown()?.missing).toEqual([kills[0]]);
  expect(shown()?.killFailure).toEqual(new TypeError('x is not a function'));
});

test('each pull is saved by one request after the kills', async () => {
  const killsBefore: number[] = [];
  logSite.pull = (address) => {
    killsBefore.push(logSite.requested.length);
    return goodPull(address);
  };
  const { save, savedPulls, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(killsBefore[0]).toBe(KILLS);
  expect(logSite.pullsRequested).toHaveLength(KILLS);
  expect(logSite.mostAtOnce).toBe(2);
  expect(await savedPulls()).toBe(KILLS);
});

test('kills count as complete without their pulls', async () => {
  logSite.pull = refusal;
  const { save, shown, listed, savedPulls, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(shown()).toMatchObject({ missing: [], killFailure: undefined });
  expect(shown()?.pullFailure?.message).toContain('does not exist or is private');
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(await savedPulls()).toBe(0);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('missing pulls of saved kills are requested only when a view needs them', async () => {
  logSite.pull = refusal;
  const before = await openApp();
  await before.toTheEnd(before.saveKills);

  logSite.pull = goodPull;
  logSite.pullsRequested = [];
  const after = await openApp();
  await after.toTheEnd(after.saveKills);
  expect(logSite.pullsRequested).toEqual([]);

  await after.toTheEnd(after.savePulls);
  expect(logSite.pullsRequested).toHaveLength(KILLS);
  expect(await after.savedPulls()).toBe(KILLS);
});

test('the progress of a save counts finished pulls after the kills', async () => {
  const { releaseFirst, shown } = await openSaving('pull');
  expect(shown()).toMatchObject({ phase: 'pulls', done: 0, total: KILLS });

  releaseFirst();
  await until(() => expect(shown()).toMatchObject({ phase: 'pulls', done: 1, total: KILLS }));
});

test('a save with pulls also saves missing pulls of earlier kills', async () => {
  logSite.pull = refusal;
  const before = await openApp();
  await before.toTheEnd(before.saveKills);

  logSite.pull = goodPull;
  const after = await openApp();
  void after.saveKills();
  await after.toTheEnd(after.savePulls);
  expect(await after.savedPulls()).toBe(KILLS);
});
