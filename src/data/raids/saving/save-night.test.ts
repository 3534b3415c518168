import { expect, test } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import {
  goodPull,
  goodSummary,
  hold,
  KILLS,
  logSite,
  openApp,
  refusal,
  settle,
  startEachWithGoodSite,
  type Tab,
  worker,
} from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test('opening a view of every kill or pull saves what it shows', async () => {
  logSite.pull = refusal;
  const before = await openApp();
  expect(before.waitsForUser()).toBe(false);
  await before.toTheEnd(before.saveKillsInView);
  expect((await before.listed())?.savedKills).toHaveLength(KILLS);
  expect(worker.icons).toEqual([]);

  logSite.pull = goodPull;
  const after = await openApp();
  await after.toTheEnd(after.savePullsInView);
  expect(await after.savedPulls()).toBe(KILLS);
});

test.each([
  { event: 'stopped', end: async (tab: Tab) => tab.stop() },
  { event: 'deleted', end: (tab: Tab) => tab.deleteRaid(SAMPLE_CODE) },
  {
    event: 'deleted in another tab',
    end: async (tab: Tab) => {
      const other = await openApp();
      await other.deleteRaid(SAMPLE_CODE);
      await until(() => expect(tab.waitsForUser()).toBe(true));
    },
  },
])('a raid that the user has $event is saved only after a click', async ({ end }) => {
  const { release } = hold('summary');
  const tab = await openApp();
  void tab.saveKillsInView();
  await settle();
  await end(tab);
  release();
  await settle();
  expect(tab.waitsForUser()).toBe(true);
  logSite.requested = [];
  await tab.saveKillsInView();
  await tab.savePullsInView();
  expect(logSite.requested).toEqual([]);

  logSite.summary = goodSummary;
  await tab.open();
  void tab.save();
  expect(tab.waitsForUser()).toBe(false);
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('saving for views ends when the last view is left', async () => {
  const { release } = hold('summary');
  const tab = await openApp();
  const [leave, leaveOther] = [tab.noteNightView(), tab.noteNightView()];
  void tab.saveKillsInView();
  await settle();
  leave();
  await settle();
  expect(tab.shown()?.phase).toBe('kills');

  leaveOther();
  await settle();
  expect(tab.shown()).toBeUndefined();
  release();
  await settle();
  expect(logSite.requested).toHaveLength(2);
});

test('saving continues if one view opens as another closes', async () => {
  hold('summary');
  const tab = await openApp();
  const leave = tab.noteNightView();
  void tab.saveKillsInView();
  await settle();
  leave();
  tab.noteNightView();
  await settle();
  expect(tab.shown()?.phase).toBe('kills');
});

test('saving with icons continues after the last view is left', async () => {
  const { release } = hold('summary');
  const tab = await openApp();
  const leave = tab.noteNightView();
  void tab.save();
  await settle();
  leave();
  await settle();
  logSite.summary = goodSummary;
  release();
  await until(() => expect(tab.shown()?.phase).toBe('ended'));
  expect((await tab.listed())?.savedKills).toHaveLength(KILLS);
});

test('the outcome of a save remains after the last view is left', async () => {
  const tab = await openApp();
  const leave = tab.noteNightView();
  await tab.toTheEnd(tab.saveKillsInView);
  leave();
  await settle();
  expect(tab.shown()?.phase).toBe('ended');
});
