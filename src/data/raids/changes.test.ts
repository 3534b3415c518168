import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk, openTab } from '#test/open-tab';
import { serveSample } from '#test/sample-site';
import { until } from '#test/until';
import { raidKey } from '../device/records/stored-records';

const MONDAY = 'Monday0000000001';

const network = vi.fn(serveSample);

/** A page of the app: modules, cache and window of its own, shared storage. */
const openApp = () =>
  openTab(async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { queryClient } = await import('./query-client');
    const { raiderQueries, reportQueries } = await import('./raid-queries');
    const { readSavedRaids, savedRaidQueries } = await import('./saved-raid-queries');
    const { connectRaids } = await import('./connect-raids');
    (await import('../page-visits')).followPage();
    const disconnect = connectRaids();
    const open = () => queryClient.fetchQuery(reportQueries.raid(SAMPLE_CODE));
    const kill = async () => {
      const [first] = (await open()).kills;
      if (!first) throw new Error('The sample raid has no kill');
      return first;
    };
    const look = async () =>
      queryClient.fetchQuery(raiderQueries.ofFight(SAMPLE_CODE, await kill()));
    const savedKills = async () =>
      (await readSavedRaids()).map(({ savedKills }) => savedKills.length);
    return {
      ...(await import('./changes')),
      ...(await import('./delete-raids')),
      ...(await import('../undo/undo')),
      ...(await import('../device/raids/journal')),
      saveWaiting: (await import('./raid-persister')).saveWaiting,
      deviceStore: (await import('../device/device-store')).deviceStore,
      list: () => queryClient.prefetchQuery(savedRaidQueries.list()),
      isListStale: () => queryClient.getQueryState(savedRaidQueries.all())?.isInvalidated,
      refetch: () => queryClient.refetchQueries({ queryKey: ['report', SAMPLE_CODE] }),
      reconnect: () => connectRaids(),
      storageTrouble: (await import('../device/device-store')).storageTrouble,
      raidLifecycle: (await import('./raid-lifecycle')).raidLifecycle,
      changes: await import('./apply-changes'),
      rareChanges: await import('./apply-rare-changes'),
      leave: () => page.dispatchEvent(new Event('pagehide')),
      comeBack: () => page.dispatchEvent(new Event('pageshow')),
      /** Stops hearing other pages, as while it is cached. */
      disconnect,
      open,
      look,
      lookUntilSaved: async () => {
        await look();
        await until(async () => expect(await savedKills()).toEqual([1]));
      },
      raids: readSavedRaids,
      savedKills,
    };
  });

/** A page whose ordinary changes never begin, as if it was killed before. */
async function openDoomed() {
  const tab = await openApp();
  const begin = IDBDatabase.prototype.transaction;
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...what
  ) {
    if (this.name === 'ready-check' && what[1] === 'readwrite')
      throw new DOMException('', 'NotSupportedError');
    return begin.apply(this, what);
  });
  const kill = () => {
    refused.mockRestore();
    tab.disconnect();
  };
  return { ...tab, kill };
}

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(serveSample);
});

const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

/** A page that has shown a kill, and was killed before anything but the journal had it. */
async function leaveKillInJournal(): Promise<unknown[]> {
  const doomed = await openDoomed();
  const before = (await doomed.readJournal()).length;
  await doomed.look();
  await until(async () => expect(await doomed.readJournal()).toHaveLength(before + 2));
  doomed.kill();
  return (await doomed.readJournal()).map(([, entry]) => entry);
}

test('what a killed page had shown is saved by the next start', async () => {
  await leaveKillInJournal();
  const next = await openApp();
  expect(await next.raids()).toEqual([]);
  await next.replayJournal();
  expect(await next.savedKills()).toEqual([1]);
  await until(async () => expect(await next.readJournal()).toEqual([]));
});

test('what is only in the journal opens without the network', async () => {
  await leaveKillInJournal();
  goOffline();
  const next = await openApp();
  expect(await next.look()).not.toHaveLength(0);
});

test('the journal is empty once everything is saved', async () => {
  const tab = await openApp();
  await tab.lookUntilSaved();
  await tab.pinRaid(SAMPLE_CODE, true);
  await tab.noteOpened(SAMPLE_CODE, 12);
  await until(async () => expect(await tab.readJournal()).toEqual([]));
  expect(await tab.raids()).toMatchObject([{ isPinned: true, lastKill: 12 }]);
});

test('a pin, a deletion and an undo of killed pages are done by the next start', async () => {
  const first = await openApp();
  await first.lookUntilSaved();
  const key = raidKey(SAMPLE_CODE);
  const records = new Map([[key, await first.deviceStore.read(key)]]);

  const pinning = await openDoomed();
  await pinning.pinRaid(SAMPLE_CODE, true);
  pinning.kill();
  const second = await openApp();
  await second.replayJournal();
  const raids = await second.raids();
  expect(raids).toMatchObject([{ isPinned: true }]);

  second.writeToJournal({ kind: 'delete', what: SAMPLE_CODE });
  const third = await openApp();
  await third.replayJournal();
  expect(await third.raids()).toEqual([]);

  third.writeToJournal({ kind: 'restore', what: SAMPLE_CODE, records, raids });
  const fourth = await openApp();
  await fourth.replayJournal();
  expect(await fourth.raids()).toMatchObject([{ code: SAMPLE_CODE, isPinned: true }]);
});

test('what the user was told is refused is not done by the next start', async () => {
  const first = await openApp();
  await first.lookUntilSaved();
  const doomed = await openDoomed();
  expect(await doomed.deleteRaid(SAMPLE_CODE)).toBe(false);
  await until(async () => expect(await doomed.readJournal()).toEqual([]));
  doomed.kill();
});

test('a deletion that another page does first is not told as refused', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await other.lookUntilSaved();
  await until(async () => expect(await other.readJournal()).toEqual([]));
  const { change } = one.deviceStore;
  vi.spyOn(one.deviceStore, 'change').mockImplementationOnce(async (step) => {
    await until(async () => expect(await other.readJournal()).toHaveLength(1));
    await other.replayJournal();
    return change(step);
  });
  expect(await one.deleteRaid(SAMPLE_CODE)).toBe(true);
  expect(one.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(true);
  expect(one.deletions.get()).toEqual([]);
});

describe('orders', () => {
  test('a deletion wins over an earlier record, though that stays in the journal', async () => {
    const killed = await leaveKillInJournal();
    const tab = await openApp();
    await tab.replayJournal();
    await until(() => expect(Date.now()).toBeGreaterThan(Number(lastOf(killed).at)));
    await tab.deleteRaid(SAMPLE_CODE);

    await writeAgain(killed);
    const next = await openApp();
    await next.replayJournal();
    expect(await next.raids()).toEqual([]);
    await until(async () => expect(await next.readJournal()).toEqual([]));
  });

  test('a deletion wins over a record that a killed page left while another page lived', async () => {
    const tab = await openApp();
    const killed = await leaveKillInJournal();
    await tab.changes.saveRaid(SAMPLE_CODE, { data: await tab.open(), fetchedAt: 1 });
    await until(() => expect(Date.now()).toBeGreaterThan(Number(lastOf(killed).at)));
    await tab.deleteRaid(SAMPLE_CODE);

    const next = await openApp();
    await next.replayJournal();
    expect(await next.raids()).toEqual([]);
  });

  test('a raid opened after its deletion stays, though the deletion stays in the journal', async () => {
    const tab = await openApp();
    await tab.lookUntilSaved();
    const deletion = tab.writeToJournal({ kind: 'delete', what: SAMPLE_CODE });
    await deletion.key;
    const [[, stored] = []] = await tab.readJournal();
    await tab.replayJournal();
    expect(await tab.raids()).toEqual([]);

    await (await openApp()).look();
    await until(async () => expect(await tab.savedKills()).toEqual([1]));
    await writeAgain([stored]);
    await (await openApp()).replayJournal();
    expect(await tab.savedKills()).toEqual([1]);
  });

  test('an entry is applied once, though two pages have it', async () => {
    const [one, other] = [await openApp(), await openApp()];
    await one.lookUntilSaved();
    const entry = one.writeToJournal({ kind: 'delete', what: SAMPLE_CODE });
    const copy = { ...entry };
    expect(await one.rareChanges.deleteRaidRecords(SAMPLE_CODE, entry)).toBeDefined();
    one.raidLifecycle.noteWanted(SAMPLE_CODE);
    await one.changes.saveRaid(SAMPLE_CODE, { data: await one.open(), fetchedAt: Date.now() });

    expect(await other.rareChanges.deleteRaidRecords(SAMPLE_CODE, copy)).toBeUndefined();
    expect(copy.isObsolete).toBe(true);
    expect(await one.raids()).toHaveLength(1);
  });

  test('a record noted before its raid was deleted is not saved after, but is after an undo', async () => {
    const tab = await openApp();
    const raid = await tab.open();
    await until(async () => expect(await tab.savedKills()).toEqual([0]));
    const record = { kind: 'raid', data: raid, fetchedAt: Date.now() } as const;
    const early = tab.writeToJournal({
      kind: 'record',
      key: `kept-["report","${SAMPLE_CODE}"]`,
      record,
    });
    await until(() => expect(Date.now()).toBeGreaterThan(early.at));
    await tab.deleteRaid(SAMPLE_CODE);

    const again = { ...early };
    expect(await tab.changes.saveRaid(SAMPLE_CODE, record, early)).toBe(false);
    expect(early.isObsolete).toBe(true);
    expect(await tab.raids()).toEqual([]);

    await tab.deletions.undoLatest();
    expect(await tab.changes.saveRaid(SAMPLE_CODE, record, again)).toBe(true);
  });

  test('a kill alone brings back no raid', async () => {
    await leaveKillInJournal();
    const tab = await openApp();
    const [[raidEntry]] = (await tab.readJournal()) as [[IDBValidKey, unknown]];
    await tab.removeFromJournal({
      id: '',
      at: 0,
      change: { kind: 'delete', what: '' },
      key: Promise.resolve(raidEntry),
    });
    await tab.replayJournal();
    expect(await tab.raids()).toEqual([]);
    await until(async () => expect(await tab.readJournal()).toEqual([]));
  });
});

test('raiders under the key of a raid change nothing', async () => {
  const tab = await openApp();
  await tab.lookUntilSaved();
  const before = [await tab.raids(), await tab.open()];
  const record = { shape: 4, kind: 'raiders', data: [], fetchedAt: Date.now() };
  await tab.writeToJournal({ kind: 'record', key: raidKey(SAMPLE_CODE), record }).key;
  await tab.replayJournal();
  await until(async () => expect(await tab.readJournal()).toEqual([]));
  expect([await tab.raids(), await (await openApp()).open()]).toEqual(before);
});

describe('a journal that fails', () => {
  test.each([
    {
      refuse: () => {
        throw new DOMException('', 'SecurityError');
      },
      how: 'throws',
    },
    { refuse: () => ({}), how: 'hangs' },
    {
      refuse: () => {
        const request = { error: new DOMException('', 'UnknownError'), onerror() {} };
        queueMicrotask(() => queueMicrotask(() => request.onerror()));
        return request;
      },
      how: 'is refused',
    },
  ])('raids are saved, changed and deleted though the journal $how', async ({ refuse }) => {
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) =>
      name === 'ready-check-journal' ? (refuse() as never) : open(name, version),
    );
    const tab = await openApp();
    await tab.lookUntilSaved();
    await tab.pinRaid(SAMPLE_CODE, true);
    expect(await tab.raids()).toMatchObject([{ isPinned: true }]);
    expect(await tab.deleteRaid(SAMPLE_CODE)).toBe(true);
    await tab.deletions.undoLatest();
    expect(await tab.savedKills()).toEqual([1]);
    expect(tab.storageTrouble.get()).toBe('none');
  });

  test('an entry of a newer version stays, and the others are applied', async () => {
    const tab = await openApp();
    const future = { kind: 'tick', player: 'Kadda' } as never;
    await tab.writeToJournal(future).key;
    await tab.writeToJournal({ kind: 'record', key: raidKey(MONDAY), record: { shape: 999 } }).key;
    await leaveKillInJournal();
    const next = await openApp();
    await next.replayJournal();
    expect(await next.savedKills()).toEqual([1]);
    await until(async () =>
      expect(await next.readJournal()).toMatchObject([
        [1, { deed: { kind: 'tick' } }],
        [2, { deed: { kind: 'record', record: { shape: 999 } } }],
      ]),
    );
  });

  test('an entry that cannot be saved now holds up those after it, and none is lost', async () => {
    await leaveKillInJournal();
    const begin = IDBDatabase.prototype.transaction;
    let refusals = 0;
    const first = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...what
    ) {
      if (this.name === 'ready-check' && what[1] === 'readwrite' && refusals++ === 0)
        throw new DOMException('', 'NotSupportedError');
      return begin.apply(this, what);
    });
    const next = await openApp();
    await next.replayJournal();
    first.mockRestore();
    expect([refusals, (await next.readJournal()).length]).toEqual([1, 2]);
    const later = await openApp();
    await later.replayJournal();
    expect(await later.savedKills()).toEqual([1]);
  });
});

describe('a page that returns', () => {
  test('it saves nothing of a raid that was deleted in another tab', async () => {
    const page = await openApp();
    await page.lookUntilSaved();
    await page.list();
    const other = await openApp();
    page.disconnect();
    page.leave();
    const raid = await other.open();
    await other.deleteRaid(SAMPLE_CODE);

    page.reconnect();
    page.comeBack();
    await until(() => expect(page.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(true));
    await page.refetch();
    expect(raid).toBeDefined();
    expect(await page.raids()).toEqual([]);
  });

  test.each([
    { what: 'can be read', isReadable: true },
    { what: 'cannot be read', isReadable: false },
  ])('it takes no saved raid for deleted if the list $what', async ({ isReadable }) => {
    const page = await openApp();
    await page.lookUntilSaved();
    await page.list();
    page.leave();
    if (!isReadable) vi.spyOn(page.deviceStore, 'readTogether').mockResolvedValue(undefined);
    page.comeBack();
    await until(() => expect(page.isListStale()).toBe(true));
    expect(page.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(false);
  });

  test('it applies what it had begun before it was left, once', async () => {
    const page = await openApp();
    const seen = page.look();
    page.leave();
    await new Promise((resolve) => setTimeout(resolve));
    page.comeBack();
    await seen;
    await until(async () => expect(await page.savedKills()).toEqual([1]));
    await until(async () => expect(await page.readJournal()).toEqual([]));
    expect(page.storageTrouble.get()).toBe('none');
  });
});

test('a pull whose raid another tab deleted holds up no other waiting record', async () => {
  const page = await openApp();
  await page.lookUntilSaved();
  const { raidLifecycle } = page;
  const deleted = { kind: 'pull', data: { snapshots: [], buffs: [] }, fetchedAt: 1 } as const;
  const pull = { kind: 'pull', code: 'DeletedRaid00001', killId: 1 } as const;
  raidLifecycle.noteFetched(pull, deleted);
  const raid = { ...(await page.open()), title: 'Waiting' };
  raidLifecycle.noteFetched(
    { kind: 'raid', code: 'WaitingRaid00001' },
    { kind: 'raid', data: raid, fetchedAt: 1 },
  );

  await page.saveWaiting();
  expect((await page.raids()).map(({ title }) => title)).toContain('Waiting');
  expect(raidLifecycle.waiting()).toEqual([pull]);
});

const lastOf = (entries: readonly unknown[]): { at?: unknown } => ({
  ...(entries.at(-1) as object),
});

/** Puts entries into the journal as if removing them had failed. */
async function writeAgain(entries: readonly unknown[]): Promise<void> {
  const journal = await promisifyRequest(indexedDB.open('ready-check-journal'));
  const stored = journal.transaction('deeds', 'readwrite').objectStore('deeds');
  for (const entry of entries) await promisifyRequest(stored.put(entry));
  journal.close();
}

test('the journal is open before the first response arrives, so that a put waits for nothing', async () => {
  const opened = vi.spyOn(IDBFactory.prototype, 'open');
  const tab = await openApp();
  network.mockImplementation(() => new Promise(() => {}));
  void tab.look();
  await until(() => expect(network).toHaveBeenCalled());
  expect(opened.mock.calls.map(([name]) => name)).toContain('ready-check-journal');
});
