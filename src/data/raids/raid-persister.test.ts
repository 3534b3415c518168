import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { fillDisk } from '#test/full-disk';
import { emptyDisk, openTab } from '#test/open-tab';
import { serveSample } from '#test/sample-site';
import { until } from '#test/until';
import { untilReleased } from '#test/until-released';
import fights from '../../../public/sample/fights.json';
import summary from '../../../public/sample/summary-12.json';

const network = vi.fn(serveSample);
const persist = vi.fn(async () => true);

const DAMAGED = { shape: 1, fetchedAt: 1 };
const OF_NEWER_SHAPE = { shape: 99, fetchedAt: 1 };

/** A tab: modules and cache of its own, one IndexedDB. */
const openApp = () =>
  openTab(async () => {
    const { QueryObserver } = await import('@tanstack/react-query');
    const { queryClient } = await import('./query-client');
    const { raiderQueries, reportQueries } = await import('./raid-queries');
    const { readSavedRaids } = await import('./saved-raid-queries');
    const { deviceStore, storageTrouble } = await import('../device/device-store');
    const { raidersKey, raidKey } = await import('../device/records/stored-records');

    const { connectRaids } = await import('./connect-raids');
    connectRaids();

    const fetchRaid = () => queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE));
    const queryOf = async (nth: number) => {
      const kill = (await fetchRaid()).kills[nth];
      if (!kill) throw new Error(`no kill ${nth}`);
      return { id: kill.id, query: raiderQueries.ofFight(SAMPLE_CODE, kill) };
    };
    const ofKill = async (nth: number) => queryClient.fetchQuery((await queryOf(nth)).query);
    const fetchKill = async (nth: number) => {
      await ofKill(nth);
      return (await queryOf(nth)).id;
    };
    const idOf = (nth: number) =>
      queryClient.getQueryData(reportQueries.raid(SAMPLE_CODE).queryKey)?.kills[nth]?.id ??
      Number.NaN;
    /** Views a kill. Returns whether its raiders are there. */
    const viewKill = async (nth: number) => {
      const view = new QueryObserver(queryClient, (await queryOf(nth)).query);
      view.subscribe(() => {});
      return () => view.getCurrentResult().isSuccess;
    };
    const viewRaid = () =>
      new QueryObserver(queryClient, reportQueries.raid(SAMPLE_CODE)).subscribe(() => {});
    const retryAtOnce = () => {
      const { queries } = queryClient.getDefaultOptions();
      queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
    };
    const savedKills = async () => (await readSavedRaids()).map((raid) => raid.savedKills);
    return {
      ...(await import('./raid-persister')),
      isRaidSaved: (await import('../device/raids/rebuilt-list')).isRaidSaved,
      ...(await import('./delete-raids')),
      ...(await import('../undo/undo')),
      queryClient,
      fetchRaid,
      refetchRaid: () => queryClient.refetchQueries({ queryKey: ['report', SAMPLE_CODE] }),
      markPinned: (await import('../device/raids/saved-raids')).markPinned,
      fetchKill,
      ofKill,
      viewKill,
      viewRaid,
      retryAtOnce,
      idOf,
      savedKills,
      storageTrouble,
      deviceStore,
      fetchedAt: () =>
        queryClient.getQueryState(reportQueries.raid(SAMPLE_CODE).queryKey)?.dataUpdatedAt ?? 0,
      overwrite: (killId: number, record: unknown) =>
        deviceStore.change(async (records) => records.put(record, raidersKey(SAMPLE_CODE, killId))),
      record: (killId?: number) =>
        deviceStore.read(
          killId === undefined ? raidKey(SAMPLE_CODE) : raidersKey(SAMPLE_CODE, killId),
        ),
    };
  });

/** A tab that has saved its first kill. */
async function openWithKill() {
  const tab = await openApp();
  const id = await tab.fetchKill(0);
  await until(async () => expect(await tab.savedKills()).toEqual([[id]]));
  return { tab, id };
}

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'AppleWebKit/537.36',
    storage: { persist },
  });
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(serveSample);
  persist.mockClear();
});

test('a raid fetched once opens in the next session without the network, with its time', async () => {
  const { tab: first, id } = await openWithKill();
  const raid = await first.fetchRaid();
  const fetchedAt = first.queryClient.getQueryState(['report', SAMPLE_CODE])?.dataUpdatedAt;

  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const next = await openApp();
  expect(await next.isRaidSaved(SAMPLE_CODE)).toBe(true);
  expect(await next.fetchRaid()).toEqual(raid);
  expect(await next.fetchKill(0)).toBe(id);
  await until(() =>
    expect(next.queryClient.getQueryState(['report', SAMPLE_CODE])?.dataUpdatedAt).toBe(fetchedAt),
  );
});

test('a response is written to the journal before any task may render it', async () => {
  const tab = await openApp();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const journaled = () =>
    put.mock.calls.map(([value]) => (value as { deed?: { key?: string } }).deed?.key ?? '');
  const id = await tab.fetchKill(0);
  expect(journaled()).toContainEqual(expect.stringContaining('raiders'));
  await until(async () => expect(await tab.savedKills()).toEqual([[id]]));
});

test('the first save requests, once, that the browser keeps the raids', async () => {
  const tab = await openApp();
  expect(persist).not.toHaveBeenCalled();
  const id = await tab.fetchKill(0);
  await until(async () => expect(await tab.savedKills()).toEqual([[id]]));
  expect(persist).toHaveBeenCalledOnce();
});

/**
 * A tab without a network and with an overwritten record of a saved kill. It cannot show that kill.
 */
async function offlineOver(record: unknown) {
  const { tab: first, id } = await openWithKill();
  await first.overwrite(id, record);

  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const offline = await openApp();
  offline.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const spoken = vi.spyOn(console, 'error').mockReturnValue();
  await expect(offline.fetchKill(0)).rejects.toThrow();
  expect(spoken).toHaveBeenCalledOnce();
  return { offline, id };
}

test('a damaged kill is fetched again; without the network it stays and is not counted', async () => {
  const { offline, id } = await offlineOver(DAMAGED);
  await until(async () => expect(await offline.savedKills()).toEqual([[]]));
  expect(await offline.record(id)).toEqual(DAMAGED);

  network.mockReset().mockImplementation(serveSample);
  const online = await openApp();
  await online.fetchKill(0);
  await until(async () => expect(await online.savedKills()).toEqual([[id]]));
});

test('a kill whose number was reused is fetched, in the next session too', async () => {
  const { tab, id } = await openWithKill();

  const renumbered = fights.fights.map((fight) =>
    fight.id === id ? { ...fight, boss: 1297, name: 'Ultraxion' } : fight,
  );
  const others = { playerDetails: { dps: summary.playerDetails.dps.slice(0, 2) } };
  network.mockImplementation(async (address: string) =>
    Response.json(address.includes('fights') ? { ...fights, fights: renumbered } : others),
  );
  await tab.queryClient.refetchQueries({ queryKey: ['report', SAMPLE_CODE] });
  const lost = Math.max(...fights.fights.map((fight) => fight.id)) + 1;
  await until(async () => expect(await tab.savedKills()).toEqual([[lost]]));

  expect(await tab.ofKill(0)).toHaveLength(2);
  await until(async () => expect(await tab.savedKills()).toEqual([[lost, id]]));
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const next = await openApp();
  expect(await next.ofKill(0)).toHaveLength(2);
  expect((await next.ofKill(1)).length).toBeGreaterThan(2);
});

test('a saved kill that the report has lost opens, in the next session too', async () => {
  const { tab, id } = await openWithKill();

  const left = fights.fights.filter((fight) => fight.id !== id);
  network.mockImplementation(async () => Response.json({ ...fights, fights: left }));
  await tab.queryClient.refetchQueries({ queryKey: ['report', SAMPLE_CODE] });
  expect((await tab.fetchRaid()).kills[0]).toMatchObject({ id, isLost: true });

  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const next = await openApp();
  expect((await next.fetchRaid()).kills[0]).toMatchObject({ id, isLost: true });
  expect(await next.fetchKill(0)).toBe(id);
  expect(await next.savedKills()).toEqual([[id]]);
});

test('a kill that a newer version saved stays as it is and counted, without the network too', async () => {
  const { offline, id } = await offlineOver(OF_NEWER_SHAPE);
  expect(await offline.savedKills()).toEqual([[id]]);
  expect(await offline.record(id)).toEqual(OF_NEWER_SHAPE);
});

test('on a full disk the raid is shown and earlier ones stay; it is saved once there is room', async () => {
  const { tab, id: first } = await openWithKill();

  const makeRoom = fillDisk();
  const second = await tab.fetchKill(1);
  await until(() => expect(tab.storageTrouble.get()).toBe('full'));
  expect(await tab.savedKills()).toEqual([[first]]);

  await tab.saveWaiting();
  expect(tab.storageTrouble.get()).toBe('full');

  makeRoom();
  await tab.saveWaiting();
  expect(tab.storageTrouble.get()).toBe('none');
  expect(await tab.savedKills()).toEqual([[first, second]]);
  expect(await tab.record(second)).toMatchObject({ shape: 4, kind: 'raiders' });
});

test('a full disk makes nothing retry', async () => {
  const { tab } = await openWithKill();
  fillDisk();
  const change = vi.spyOn(tab.deviceStore, 'change');
  await tab.fetchKill(1);
  await until(() => expect(tab.storageTrouble.get()).toBe('full'));
  await tab.saveWaiting();
  expect(change).toHaveBeenCalledTimes(2);
});

test('waiting records are saved as soon as another one finds room', async () => {
  const tab = await openApp();
  const makeRoom = fillDisk();
  const first = await tab.fetchKill(0);
  await until(() => expect(tab.storageTrouble.get()).toBe('full'));
  makeRoom();

  const second = await tab.fetchKill(1);
  await until(async () =>
    expect((await tab.savedKills())[0]?.toSorted()).toEqual([first, second].toSorted()),
  );
});

test('if IndexedDB is refused, raids come from the network', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = await openApp();
  await tab.fetchKill(0);
  expect(tab.storageTrouble.get()).toBe('refused');
  expect(network).toHaveBeenCalledTimes(2);
  expect(persist).not.toHaveBeenCalled();
});

test('opening a kill whose raid was deleted in another tab saves the raid again', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const first = await one.fetchKill(0);
  await until(async () => expect(await one.savedKills()).toEqual([[first]]));
  await other.deleteRaid(SAMPLE_CODE);
  expect(await one.savedKills()).toEqual([]);

  const second = await one.fetchKill(1);
  await until(async () => expect(await one.savedKills()).toEqual([[second]]));
  expect(await one.record()).toBeDefined();
});

test('a deleted raid leaves memory too, and its waiting records are saved only after an undo', async () => {
  const { tab, id: first } = await openWithKill();
  const makeRoom = fillDisk();
  const second = await tab.fetchKill(1);
  await until(() => expect(tab.storageTrouble.get()).toBe('full'));
  makeRoom();

  await tab.deleteRaid(SAMPLE_CODE);
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(tab.queryClient.getQueryData(['report', SAMPLE_CODE])).toBeUndefined();

  await tab.deletions.undoLatest();
  await until(async () => expect(await tab.savedKills()).toEqual([[first, second]]));
});

test('two deletions of a raid at the same time leave one working undo', async () => {
  const { tab, id: first } = await openWithKill();

  const done = await Promise.all([tab.deleteRaid(SAMPLE_CODE), tab.deleteRaid(SAMPLE_CODE)]);
  expect(done).toEqual([true, false]);
  expect(tab.deletions.get()).toHaveLength(1);
  await tab.deletions.undoLatest();
  expect(await tab.savedKills()).toEqual([[first]]);
  expect(tab.deletions.get()).toEqual([]);
});

test('a response for a raid deleted meanwhile does not bring it back', async () => {
  const { tab } = await openWithKill();
  const [held, release] = untilReleased();
  network.mockImplementation(async (address) => {
    await held;
    return serveSample(address);
  });
  const isShown = await tab.viewKill(1);
  await until(() => expect(network).toHaveBeenCalledTimes(3));

  const killId = tab.idOf(1);
  await tab.deleteRaid(SAMPLE_CODE);
  release();
  await until(() => expect(isShown()).toBe(true));
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.record(killId)).toBeUndefined();
});

test('refetching a deleted raid that is still in view does not save it again', async () => {
  const { tab } = await openWithKill();
  tab.viewRaid();
  await tab.deleteRaid(SAMPLE_CODE);

  network.mockClear();
  await tab.refetchRaid();
  expect(network).toHaveBeenCalledOnce();
  await nextTask();
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.record()).toBeUndefined();
});

test('a retry after a deletion does not bring the raid back', async () => {
  const { tab } = await openWithKill();
  let fail = () => {};
  network.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  tab.retryAtOnce();
  const isShown = await tab.viewKill(1);
  await until(() => expect(network).toHaveBeenCalledTimes(3));
  const killId = tab.idOf(1);
  await tab.deleteRaid(SAMPLE_CODE);
  fail();
  await until(() => expect(isShown()).toBe(true));
  expect(network).toHaveBeenCalledTimes(4);
  await nextTask();
  await tab.saveWaiting();
  expect(await tab.savedKills()).toEqual([]);
  expect(await tab.record(killId)).toBeUndefined();
});

test('a retry with nothing to save notices that there is room again', async () => {
  const tab = await openApp();
  await tab.fetchRaid();
  await until(async () => expect(await tab.savedKills()).toEqual([[]]));
  const makeRoom = fillDisk();
  await tab.markPinned(SAMPLE_CODE, true);
  expect(tab.storageTrouble.get()).toBe('full');
  makeRoom();
  await tab.saveWaiting();
  expect(tab.storageTrouble.get()).toBe('none');
});

test('a waiting record does not overwrite another tab’s later one', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const makeRoom = fillDisk();
  network.mockImplementation(async () =>
    Response.json({ ...fights, fights: fights.fights.slice(0, 4) }),
  );
  await one.fetchRaid();
  await until(() => expect(one.storageTrouble.get()).toBe('full'));
  makeRoom();

  network.mockImplementation(serveSample);
  await until(() => expect(Date.now()).toBeGreaterThan(one.fetchedAt()));
  await other.fetchRaid();
  await until(async () => expect(await other.savedKills()).toEqual([[]]));
  await one.saveWaiting();
  expect(await one.record()).toMatchObject({ fetchedAt: other.fetchedAt() });
});

/** The library saves a response in a task of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
