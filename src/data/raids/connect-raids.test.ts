import { focusManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import { untilReleased } from '#test/until-released';

const CODE = 'Thursday00000001';
const RAID = {
  data: { title: 'Thursday', owner: 'Kadda', startedAt: 1, endedAt: 2, kills: [] },
  fetchedAt: 5000,
};

/** Opens a tab of the app that shows the list of saved raids. */
const openApp = () =>
  openTab(async () => {
    const { queryClient } = await import('../query-cache/query-client');
    const { connectRaids } = await import('./connect-raids');
    const { savedRaidQueries } = await import('./saved-raid-queries');
    const disconnect = connectRaids();
    const list = new QueryObserver(queryClient, savedRaidQueries.list());
    list.subscribe(() => {});
    const listed = () => list.getCurrentResult().data?.map(({ title }) => title);
    await until(() => expect(listed()).toEqual([]));
    return {
      disconnect,
      queryClient,
      listed,
      ...(await import('../device/raids/saved-raids')),
      ...(await import('./raid-lifecycle')),
    };
  });

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true });
});

test('a tab lists raids saved by another tab', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await one.saveRaid(CODE, RAID);
  await until(() => expect(one.listed()).toEqual(['Thursday']));
  await until(() => expect(other.listed()).toEqual(['Thursday']));
});

test('changes during a reread of the list cause one further reread', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await openApp();
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const listReads = () => read.mock.calls.filter(([key]) => key === 'index').length;
  const { countRecordChange } = await import('../device/device-store');
  for (let change = 0; change < 50; change += 1) countRecordChange();
  await until(() => expect(tab.queryClient.isFetching()).toBe(0));
  const count = listReads();
  read.mockRestore();
  expect(count).toBe(2);
});

test('a tab without BroadcastChannel rereads its list when the user returns to it', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = [await openApp(), await openApp()];
  await other.saveRaid(CODE, RAID);
  await until(() => expect(other.listed()).toEqual(['Thursday']));
  expect(one.listed()).toEqual([]);

  one.queryClient.mount();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await until(() => expect(one.listed()).toEqual(['Thursday']));
  one.queryClient.unmount();
  focusManager.setFocused(undefined);
  expect(one.disconnect).not.toThrow();
});

test('a message without a raid is not handled as a deletion', async () => {
  const tab = await openApp();
  const heard = vi.fn();
  tab.raidLifecycle.watchDeletions(heard);
  const channel = new BroadcastChannel('ready-check-saved-raids');
  for (const message of ['changed', null, 5, { deleted: 5 }, { back: null }, { deleted: CODE }])
    channel.postMessage(message);
  await until(() => expect(tab.raidLifecycle.isDeleted(CODE)).toBe(true));
  channel.close();
  expect(heard.mock.calls).toEqual([[{ kind: 'deleted', what: CODE, isFromHere: false }]]);
});

test('a disconnected tab does not receive another tab’s changes', async () => {
  const [one, other] = [await openApp(), await openApp()];
  one.disconnect();
  await other.saveRaid(CODE, RAID);
  await until(() => expect(other.listed()).toEqual(['Thursday']));
  expect(one.listed()).toEqual([]);
});

test.each([CODE, 'all'])(
  'a tab is told once when another tab deletes or restores %s',
  async (what) => {
    const [one, other] = [await openApp(), await openApp()];
    const heard = vi.fn();
    // If a tab sent back what it received, this tab would hear it.
    one.raidLifecycle.watchDeletions(heard);
    one.raidLifecycle.delete(what);
    await until(() => expect(other.raidLifecycle.isDeleted(CODE)).toBe(true));
    one.raidLifecycle.restore(what);
    await until(() => expect(other.raidLifecycle.isDeleted(CODE)).toBe(false));
    expect(heard.mock.calls.map(([{ kind }]) => kind)).toEqual(['deleted', 'restored']);
  },
);

test('queries of the list are reread if a change arrives during the first read', async () => {
  const { queryClient, rereadSavedRaids, savedRaidQueries } = await openTab(async () => ({
    ...(await import('./connect-raids')),
    ...(await import('../query-cache/query-client')),
    ...(await import('./saved-raid-queries')),
  }));
  const [held, release] = untilReleased();
  const reads = ['before the change', 'after it'];
  const reading = queryClient.fetchQuery({
    queryKey: [...savedRaidQueries.all(), 'of a test'],
    queryFn: async () => {
      const read = reads.shift();
      await held;
      return read;
    },
  });
  rereadSavedRaids();
  release();
  expect(await reading).toBe('after it');
});

test('a tab shows a statement that the user makes in another tab', async () => {
  const openNotes = () =>
    openTab(async () => {
      const { rosterNotes } = await import('../kept/kept-record');
      const { queryClient } = await import('../query-cache/query-client');
      const { connectRaids } = await import('./connect-raids');
      connectRaids();
      const notes = new QueryObserver(queryClient, rosterNotes.query());
      notes.subscribe(() => {});
      const statements = () => notes.getCurrentResult().data?.map(({ kind }) => kind);
      await until(() => expect(statements()).toEqual([]));
      return { statements, rosterNotes };
    });
  const [one, other] = [await openNotes(), await openNotes()];
  const player = { name: 'Kadda' };
  await one.rosterNotes.addStatements((at) => [{ at, kind: 'alt', player }]);
  await until(() => expect(other.statements()).toEqual(['alt']));
  await other.rosterNotes.addStatements((at) => [{ at, kind: 'left', player, hasLeft: true }]);
  await until(() => expect(one.statements()).toEqual(['alt', 'left']));
});
