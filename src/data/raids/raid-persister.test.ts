import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { fillDisk } from '#test/full-disk';
import { openTab } from '#test/open-tab';
import { serveSample } from '#test/sample-site';
import { goOffline, loadSample, network, startEachWithSample } from '#test/sample-tab';
import { until } from '#test/until';
import { untilReleased } from '#test/until-released';
import fights from '../../../public/sample/fights.json';
import summary from '../../../public/sample/summary-12.json';

const persist = vi.fn(async () => true);

const DAMAGED = { shape: 1, fetchedAt: 1 };
const OF_NEWER_SHAPE = { shape: 99, fetchedAt: 1 };

/** Opens a tab with its own modules and cache. */
const openApp = () =>
  openTab(async () => {
    const { QueryObserver } = await import('@tanstack/react-query');
    const tab = await loadSample();
    const { deviceStore, query, queryClient, queryOf, raidersKey, raidKey } = tab;
    (await import('./connect-raids')).connectRaids();
    return {
      ...tab,
      isRaidSaved: (await import('../device/raids/saved-list')).isRaidSaved,
      markPinned: (await import('../device/raids/saved-raids')).markPinned,
      /** Returns the kill's number. */
      fetchKill: async (nth: number) => {
        await tab.look(nth);
        return (await queryOf(nth)).id;
      },
      /** Views a kill. Returns whether its raiders are shown. */
      viewKill: async (nth: number) => {
        const view = new QueryObserver(queryClient, (await queryOf(nth)).query);
        view.subscribe(() => {});
        return () => view.getCurrentResult().isSuccess;
      },
      viewRaid: () => new QueryObserver(queryClient, query).subscribe(() => {}),
      retryAtOnce: () => {
        const { queries } = queryClient.getDefaultOptions();
        queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
      },
      fetchedAt: () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0,
      untilSaved: (...kills: number[]) =>
        until(async () => expect(await tab.savedKills()).toEqual([kills])),
      untilFull: () => until(() => expect(tab.storageTrouble.get()).toBe('full')),
      overwrite: (killId: number, record: unknown) =>
        deviceStore.change(async (records) => records.put(record, raidersKey(SAMPLE_CODE, killId))),
      record: (killId?: number) =>
        deviceStore.read(
          killId === undefined ? raidKey(SAMPLE_CODE) : raidersKey(SAMPLE_CODE, killId),
        ),
    };
  });

/** Opens a tab and saves its first kill. */
async function openWithKill() {
  const tab = await openApp();
  const id = await tab.fetchKill(0);
  await tab.untilSaved(id);
  return { tab, id };
}

startEachWithSample({ userAgent: 'AppleWebKit/537.36', storage: { persist } });
beforeEach(() => void persist.mockClear());

test('a raid fetched once opens in the next session with its time of fetching', async () => {
  const { tab: first, id } = await openWithKill();
  expect(persist).toHaveBeenCalledOnce();
  const raid = await first.open();
  const fetchedAt = first.fetchedAt();

  goOffline();
  const next = await openApp();
  expect(await next.isRaidSaved(SAMPLE_CODE)).toBe(true);
  expect(await next.open()).toEqual(raid);
  expect(await next.fetchKill(0)).toBe(id);
  await until(() => expect(next.fetchedAt()).toBe(fetchedAt));
});

test('a response is written to the journal before any task may render it', async () => {
  const tab = await openApp();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const journaled = () =>
    put.mock.calls.map(([value]) => (value as { deed?: { key?: string } }).deed?.key ?? '');
  const id = await tab.fetchKill(0);
  expect(journaled()).toContainEqual(expect.stringContaining('raiders'));
  await tab.untilSaved(id);
});

/**
 * Opens a tab without a network, in which a saved kill has this record instead and cannot be shown.
 */
async function offlineOver(record: unknown) {
  const { tab: first, id } = await openWithKill();
  await first.overwrite(id, record);

  goOffline();
  const offline = await openApp();
  offline.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const spoken = vi.spyOn(console, 'error').mockReturnValue();
  await expect(offline.fetchKill(0)).rejects.toThrow();
  expect(spoken).toHaveBeenCalledOnce();
  return { offline, id };
}

test('a damaged kill is not counted until it is fetched again', async () => {
  const { offline, id } = await offlineOver(DAMAGED);
  await offline.untilSaved();
  expect(await offline.record(id)).toEqual(DAMAGED);

  network.mockReset().mockImplementation(serveSample);
  const online = await openApp();
  await online.fetchKill(0);
  await online.untilSaved(id);
});

test('a kill with a reused number opens beside the lost kill in the next session too', async () => {
  const { tab, id } = await openWithKill();

  const renumbered = fights.fights.map((fight) =>
    fight.id === id ? { ...fight, boss: 1297, name: 'Ultraxion' } : fight,
  );
  const others = { playerDetails: { dps: summary.playerDetails.dps.slice(0, 2) } };
  network.mockImplementation(async (address: string) =>
    Response.json(address.includes('fights') ? { ...fights, fights: renumbered } : others),
  );
  await tab.refetch();
  const lost = Math.max(...fights.fights.map((fight) => fight.id)) + 1;
  await tab.untilSaved(lost);

  expect(await tab.look(0)).toHaveLength(2);
  await tab.untilSaved(lost, id);
  goOffline();
  const next = await openApp();
  expect(await next.look(0)).toHaveLength(2);
  expect((await next.look(1)).length).toBeGreaterThan(2);
});

test('a kill saved by a newer version counts as saved offline and stays unchanged', async () => {
  const { offline, id } = await offlineOver(OF_NEWER_SHAPE);
  expect(await offline.savedKills()).toEqual([[id]]);
  expect(await offline.record(id)).toEqual(OF_NEWER_SHAPE);
});

test('a raid fetched on a full disk is saved once there is room', async () => {
  const { tab, id: first } = await openWithKill();

  const makeRoom = fillDisk();
  const change = vi.spyOn(tab.deviceStore, 'change');
  const second = await tab.fetchKill(1);
  await tab.untilFull();
  expect(await tab.savedKills()).toEqual([[first]]);

  await tab.saveWaiting();
  expect(change).toHaveBeenCalledTimes(2);
  expect(tab.storageTrouble.get()).toBe('full');

  makeRoom();
  await tab.saveWaiting();
  expect(tab.storageTrouble.get()).toBe('none');
  expect(await tab.savedKills()).toEqual([[first, second]]);
  expect(await tab.record(second)).toMatchObject({ shape: 4, kind: 'raiders' });
});

test('waiting records are saved as soon as another record finds space', async () => {
  const tab = await openApp();
  const makeRoom = fillDisk();
  const first = await tab.fetchKill(0);
  await tab.untilFull();
  makeRoom();

  const second = await tab.fetchKill(1);
  await until(async () =>
    expect((await tab.savedKills())[0]?.toSorted()).toEqual([first, second].toSorted()),
  );
});

test('raids are loaded from the network if IndexedDB is refused', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = await openApp();
  await tab.fetchKill(0);
  expect(tab.storageTrouble.get()).toBe('refused');
  expect(network).toHaveBeenCalledTimes(2);
  expect(persist).not.toHaveBeenCalled();
});

test('opening a kill of a raid deleted in another tab saves the raid again', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const first = await one.fetchKill(0);
  await one.untilSaved(first);
  await other.deleteRaid(SAMPLE_CODE);
  expect(await one.savedKills()).toEqual([]);

  const second = await one.fetchKill(1);
  await one.untilSaved(second);
  expect(await one.record()).toBeDefined();
});

test('waiting records of a deleted raid are saved only after an undo', async () => {
  const { tab, id: first } = await openWithKill();
  const makeRoom = fillDisk();
  const second = await tab.fetchKill(1);
  await tab.untilFull();
  makeRoom();

  await tab.deleteRaid(SAMPLE_CODE);
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(tab.queryClient.getQueryData(['report', SAMPLE_CODE])).toBeUndefined();

  await tab.deletions.undoLatest();
  await tab.untilSaved(first, second);
});

test('refetching a deleted raid still in view does not save it again', async () => {
  const { tab } = await openWithKill();
  tab.viewRaid();
  await tab.deleteRaid(SAMPLE_CODE);

  network.mockClear();
  await tab.refetch();
  expect(network).toHaveBeenCalledOnce();
  await nextTask();
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.record()).toBeUndefined();
});

test('a retry after a deletion does not bring the raid back', async () => {
  const { tab } = await openWithKill();
  const [held, fail] = untilReleased();
  network.mockImplementationOnce(async () => {
    await held;
    throw new TypeError('Failed to fetch');
  });
  tab.retryAtOnce();
  const isShown = await tab.viewKill(1);
  await until(() => expect(network).toHaveBeenCalledTimes(3));
  const { id: killId } = await tab.queryOf(1);
  await tab.deleteRaid(SAMPLE_CODE);
  fail();
  await until(() => expect(isShown()).toBe(true));
  expect(network).toHaveBeenCalledTimes(4);
  await nextTask();
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.record(killId)).toBeUndefined();
});

test('a retry without records to save detects that space is available again', async () => {
  const tab = await openApp();
  await tab.open();
  await tab.untilSaved();
  const makeRoom = fillDisk();
  await tab.markPinned(SAMPLE_CODE, true);
  expect(tab.storageTrouble.get()).toBe('full');
  makeRoom();
  await tab.saveWaiting();
  expect(tab.storageTrouble.get()).toBe('none');
});

test('a waiting record does not overwrite a later record of another tab', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const makeRoom = fillDisk();
  network.mockImplementation(async () =>
    Response.json({ ...fights, fights: fights.fights.slice(0, 4) }),
  );
  await one.open();
  await one.untilFull();
  makeRoom();

  network.mockImplementation(serveSample);
  await until(() => expect(Date.now()).toBeGreaterThan(one.fetchedAt()));
  await other.open();
  await other.untilSaved();
  await one.saveWaiting();
  expect(await one.record()).toMatchObject({ fetchedAt: other.fetchedAt() });
});

/** Waits for the next task, in which the library saves a response. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
