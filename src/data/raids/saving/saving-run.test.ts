import { expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import {
  goodSummary,
  hold,
  KILLS,
  logSite,
  OTHER_CODE,
  openApp,
  openSaving,
  refusal,
  settle,
  startEachWithGoodSite,
  type Tab,
  worker,
} from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test('a save started twice runs once', async () => {
  const { save, toTheEnd } = await openApp();
  void save();
  await toTheEnd(save);
  expect(logSite.requested).toHaveLength(KILLS);
});

test('a failed save does not block another raid’s save', async () => {
  const { save, saveOther, shownOfOther } = await openApp();
  const { raidPersister } = await import('../raid-persister');
  const broken = new TypeError('x is not a function');
  vi.spyOn(raidPersister, 'saveCached').mockRejectedValueOnce(broken);
  await expect(save()).rejects.toBe(broken);

  void saveOther();
  await until(() => expect(shownOfOther()?.phase).toBe('ended'));
});

test('only responses to running requests are saved after a stop', async () => {
  const { release, stop, shown, listed } = await openSaving();
  stop();
  release();
  await settle();

  expect(shown()?.phase).toBe('stopped');
  expect(logSite.requested).toHaveLength(2);
  expect((await listed())?.savedKills).toHaveLength(2);
  expect(worker.icons).toEqual([]);
});

test('no further pull is requested after a stop', async () => {
  const { release, stop, shown } = await openSaving('pull');
  stop();
  release();
  await settle();
  expect(shown()?.phase).toBe('stopped');
  expect(logSite.pullsRequested).toHaveLength(2);
});

test.each([
  { what: 'the raid', remove: (tab: Tab) => tab.deleteRaid(SAMPLE_CODE) },
  { what: 'every raid', remove: (tab: Tab) => tab.deleteAllRaids() },
])('deleting $what ends its saving permanently', async ({ remove }) => {
  const tab = await openSaving();
  expect(await remove(tab)).toBe(true);
  tab.release();
  await settle();

  expect(tab.shown()).toBeUndefined();
  expect(await tab.listed()).toBeUndefined();
  expect(logSite.requested).toHaveLength(2);
  expect(worker.icons).toEqual([]);

  logSite.summary = goodSummary;
  await tab.open();
  await tab.toTheEnd(tab.save);
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('deleting another raid does not end a save', async () => {
  const tab = await openApp();
  await tab.saveRaid(OTHER_CODE, { data: { ...tab.raid, kills: [] }, fetchedAt: 1 });
  const { release } = hold('summary');
  void tab.saveKills();
  await settle();
  expect(await tab.deleteRaid(OTHER_CODE)).toBe(true);
  logSite.summary = goodSummary;
  release();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('deleting a raid removes the outcome of its save', async () => {
  logSite.summary = refusal;
  const tab = await openApp();
  await tab.toTheEnd(tab.save);
  await tab.deleteRaid(SAMPLE_CODE);
  expect(tab.shown()).toBeUndefined();
});

test.each([
  { channel: 'with a channel', prepare: () => {} },
  { channel: 'without one', prepare: () => vi.stubGlobal('BroadcastChannel', undefined) },
])('a save ends if another tab $channel deletes the raid', async ({ prepare }) => {
  prepare();
  const other = await openApp();
  const tab = await openSaving();
  expect(await other.deleteRaid(SAMPLE_CODE)).toBe(true);
  tab.release();
  await until(() => expect(tab.shown()).toBeUndefined());

  await settle();
  tab.release();
  await settle();
  expect(await tab.listed()).toBeUndefined();
  expect(logSite.requested.length).toBeLessThan(5);
});
