import { expect, test } from 'vitest';
import {
  goodPull,
  KILLS,
  logSite,
  openApp,
  openSaving,
  refusal,
  startEachWithGoodSite,
  worker,
} from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test('each pull is saved with its kill by one request after the kills', async () => {
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

test('kills are complete without their pulls', async () => {
  logSite.pull = refusal;
  const { save, shown, listed, savedPulls, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(shown()).toMatchObject({ missing: [], why: undefined });
  expect(shown()?.whyNoPulls?.message).toContain('does not exist or is private');
  expect((await listed())?.savedKills).toHaveLength(KILLS);
  expect(await savedPulls()).toBe(0);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('missing pulls of saved kills are requested only when they are wanted', async () => {
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

test('the progress counts finished pulls after the kills', async () => {
  const { releaseFirst, shown } = await openSaving('pull');
  expect(shown()).toMatchObject({ phase: 'pulls', done: 0, total: KILLS });

  releaseFirst();
  await until(() => expect(shown()).toMatchObject({ phase: 'pulls', done: 1, total: KILLS }));
});

test('pulls wanted while the kills are fetched are saved for earlier kills too', async () => {
  logSite.pull = refusal;
  const before = await openApp();
  await before.toTheEnd(before.saveKills);

  logSite.pull = goodPull;
  const after = await openApp();
  void after.saveKills();
  await after.toTheEnd(after.savePulls);
  expect(await after.savedPulls()).toBe(KILLS);
});
