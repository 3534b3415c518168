import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { openTab } from '#test/open-tab';
import { goOffline, loadSample, network, startEachWithSample } from '#test/sample-tab';
import { until } from '#test/until';
import { raidKey } from '../device/records/stored-records';

const MONDAY = 'Monday0000000001';

/** Opens the app on a page with its own modules, cache and window, but shared storage. */
const openApp = () =>
  openTab(async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const tab = await loadSample();
    const { queryClient, raids } = tab;
    const { savedRaidQueries } = await import('../raids/saved-raid-queries');
    const { connectRaids } = await import('../raids/connect-raids');
    (await import('../page-visits')).followPageVisits();
    return {
      ...(await import('./apply-changes')),
      ...(await import('./apply-rare-changes')),
      ...(await import('./changes')),
      ...(await import('../device/journal/journal')),
      ...tab,
      list: savedRaidQueries.list(),
      isListStale: () => queryClient.getQueryState(savedRaidQueries.all())?.isInvalidated,
      reconnect: connectRaids,
      leave: () => page.dispatchEvent(new Event('pagehide')),
      comeBack: () => page.dispatchEvent(new Event('pageshow')),
      /** Stops hearing other pages, as a page in the browser's cache does. */
      disconnect: connectRaids(),
      savedKills: async () => (await raids()).map(({ savedKills }) => savedKills.length),
    };
  });

startEachWithSample();

/** Opens a page that never applies its ordinary changes, as if it was killed before. */
async function openKilledPage() {
  const tab = await openApp();
  tab.disconnect();
  vi.spyOn(tab.deviceStore, 'change').mockResolvedValue(undefined);
  return tab;
}

async function openWithKill() {
  const tab = await openApp();
  await tab.look();
  await until(async () => expect(await tab.savedKills()).toEqual([1]));
  await tab.queryClient.prefetchQuery(tab.list);
  return tab;
}

/** Opens a page that has applied the journal. */
async function openNext() {
  const tab = await openApp();
  await tab.replayJournal();
  return tab;
}

const untilJournalHas = (tab: Awaited<ReturnType<typeof openApp>>, entries: unknown) =>
  until(async () => expect(await tab.readJournal()).toMatchObject(entries as unknown[]));

/**
 * Shows a kill on a page that is killed while only the journal has the kill. Returns the journal.
 */
async function leaveKillInJournal(): Promise<unknown[]> {
  const doomed = await openKilledPage();
  const before = (await doomed.readJournal()).length;
  await doomed.look();
  await until(async () => expect(await doomed.readJournal()).toHaveLength(before + 2));
  return (await doomed.readJournal()).map(([, entry]) => entry);
}

test('the next start saves the records that a killed page had shown', async () => {
  await leaveKillInJournal();
  goOffline();
  const next = await openApp();
  expect(await next.raids()).toEqual([]);
  expect(await next.look()).not.toHaveLength(0);
  const last = await openNext();
  expect(await last.savedKills()).toEqual([1]);
  await untilJournalHas(last, []);
});

test('the journal is empty once everything is saved', async () => {
  const tab = await openWithKill();
  await tab.pinRaid(SAMPLE_CODE, true);
  await tab.recordOpening(SAMPLE_CODE, 12);
  await untilJournalHas(tab, []);
  expect(await tab.raids()).toMatchObject([{ isPinned: true, lastKill: 12 }]);
});

test('the next start repeats a killed page’s pin, deletion and undo', async () => {
  const first = await openWithKill();
  const key = raidKey(SAMPLE_CODE);
  const records = new Map([[key, await first.deviceStore.read(key)]]);

  const pinning = await openKilledPage();
  await pinning.pinRaid(SAMPLE_CODE, true);
  const second = await openNext();
  const raids = await second.raids();
  expect(raids).toMatchObject([{ isPinned: true }]);

  second.writeToJournal({ kind: 'delete', what: SAMPLE_CODE });
  const third = await openNext();
  expect(await third.raids()).toEqual([]);

  third.writeToJournal({ kind: 'restore', what: SAMPLE_CODE, records, raids });
  const fourth = await openNext();
  expect(await fourth.raids()).toMatchObject([{ code: SAMPLE_CODE, isPinned: true }]);
});

test('a deletion that another page finished first is not reported as refused', async () => {
  const [one, other] = [await openApp(), await openWithKill()];
  await untilJournalHas(other, []);
  const { change } = one.deviceStore;
  vi.spyOn(one.deviceStore, 'change').mockImplementationOnce(async (step) => {
    await untilJournalHas(other, [{}]);
    await other.replayJournal();
    return change(step);
  });
  expect(await one.deleteRaid(SAMPLE_CODE)).toBe(true);
  expect([one.raidLifecycle.isDeleted(SAMPLE_CODE), one.deletions.get()]).toEqual([true, []]);
});

test('a deletion wins over a record that a killed page left while another page lived', async () => {
  const tab = await openApp();
  const killed = await leaveKillInJournal();
  await tab.saveRaid(SAMPLE_CODE, { data: await tab.open(), fetchedAt: 1 });
  await untilAfter(killed.at(-1) as { at: number });
  await tab.deleteRaid(SAMPLE_CODE);
  expect(await (await openNext()).raids()).toEqual([]);
});

test('a raid reopened after its deletion stays although the journal has the deletion', async () => {
  const tab = await openWithKill();
  await tab.writeToJournal({ kind: 'delete', what: SAMPLE_CODE }).key;
  const [[, stored] = []] = await tab.readJournal();
  await tab.replayJournal();
  expect(await tab.raids()).toEqual([]);

  await (await openApp()).look();
  await until(async () => expect(await tab.savedKills()).toEqual([1]));
  // The entry comes back, as if removing it had failed.
  const journal = await promisifyRequest(indexedDB.open('ready-check-journal'));
  journal.transaction('deeds', 'readwrite').objectStore('deeds').put(stored);
  await openNext();
  expect(await tab.savedKills()).toEqual([1]);
});

test('a record noted before its raid was deleted is saved only after an undo', async () => {
  const tab = await openApp();
  const record = { kind: 'raid', data: await tab.open(), fetchedAt: Date.now() } as const;
  await until(async () => expect(await tab.savedKills()).toEqual([0]));
  const early = tab.writeToJournal({ kind: 'record', key: raidKey(SAMPLE_CODE), record });
  await untilAfter(early);
  await tab.deleteRaid(SAMPLE_CODE);

  const again = { ...early };
  expect(await tab.saveRaid(SAMPLE_CODE, record, early)).toBe(false);
  expect([early.isObsolete, await tab.raids()]).toEqual([true, []]);

  await tab.deletions.undoLatest();
  expect(await tab.saveRaid(SAMPLE_CODE, record, again)).toBe(true);
});

test('a journaled kill without its raid is dropped', async () => {
  await leaveKillInJournal();
  const tab = await openApp();
  const [[raidEntry]] = (await tab.readJournal()) as [[IDBValidKey, unknown]];
  await tab.removeFromJournal({ key: Promise.resolve(raidEntry) } as never);
  await tab.replayJournal();
  expect(await tab.raids()).toEqual([]);
  await untilJournalHas(tab, []);
});

test('a journaled record of raiders under a raid’s key is dropped', async () => {
  const tab = await openWithKill();
  const before = [await tab.raids(), await tab.open()];
  const record = { shape: 4, kind: 'raiders', data: [], fetchedAt: Date.now() };
  await tab.writeToJournal({ kind: 'record', key: raidKey(SAMPLE_CODE), record }).key;
  await tab.replayJournal();
  await untilJournalHas(tab, []);
  expect([await tab.raids(), await (await openApp()).open()]).toEqual(before);
});

test.each(['is refused', 'hangs'])(
  'raids are saved, changed and deleted though the journal %s',
  async (how) => {
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name !== 'ready-check-journal') return open(name, version);
      if (how === 'hangs') return {} as never;
      throw new DOMException('', 'SecurityError');
    });
    const tab = await openWithKill();
    await tab.pinRaid(SAMPLE_CODE, true);
    expect(await tab.raids()).toMatchObject([{ isPinned: true }]);
    expect(await tab.deleteRaid(SAMPLE_CODE)).toBe(true);
    await tab.deletions.undoLatest();
    expect(await tab.savedKills()).toEqual([1]);
    expect(tab.storageTrouble.get()).toBe('none');
  },
);

test('a journal entry of a newer version stays while the other entries are applied', async () => {
  const tab = await openApp();
  await tab.writeToJournal({ kind: 'tick', player: 'Kadda' } as never).key;
  await tab.writeToJournal({ kind: 'record', key: raidKey(MONDAY), record: { shape: 999 } }).key;
  await leaveKillInJournal();
  const next = await openNext();
  expect(await next.savedKills()).toEqual([1]);
  await untilJournalHas(next, [
    [1, { deed: { kind: 'tick' } }],
    [2, { deed: { kind: 'record', record: { shape: 999 } } }],
  ]);
});

test('a journal entry that cannot be saved delays the entries after it', async () => {
  await leaveKillInJournal();
  const next = await openApp();
  const change = vi.spyOn(next.deviceStore, 'change').mockResolvedValueOnce(undefined);
  await next.replayJournal();
  expect(change).toHaveBeenCalledOnce();
  expect(await next.readJournal()).toHaveLength(2);
  expect(await (await openNext()).savedKills()).toEqual([1]);
});

test('a page that returns saves nothing of a raid deleted in another tab', async () => {
  const page = await openWithKill();
  const other = await openApp();
  page.disconnect();
  page.leave();
  await other.deleteRaid(SAMPLE_CODE);

  page.reconnect();
  page.comeBack();
  await until(() => expect(page.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(true));
  await page.refetch();
  expect(await page.raids()).toEqual([]);
});

test.each(['can be read', 'cannot be read'])(
  'a saved raid does not count as deleted for a returning page if the list %s',
  async (what) => {
    const page = await openWithKill();
    page.leave();
    if (what === 'cannot be read')
      vi.spyOn(page.deviceStore, 'readTogether').mockResolvedValue(undefined);
    page.comeBack();
    await until(() => expect(page.isListStale()).toBe(true));
    expect(page.raidLifecycle.isDeleted(SAMPLE_CODE)).toBe(false);
  },
);

test('a waiting pull of a raid deleted in another tab delays no other record', async () => {
  const page = await openWithKill();
  const deleted = { kind: 'pull', data: { snapshots: [], buffs: [] }, fetchedAt: 1 } as const;
  const pull = { kind: 'pull', code: 'DeletedRaid00001', killId: 1 } as const;
  page.raidLifecycle.noteFetched(pull, deleted);
  const waiting = { kind: 'raid', data: { ...(await page.open()), title: 'Waiting' } } as const;
  page.raidLifecycle.noteFetched({ kind: 'raid', code: MONDAY }, { ...waiting, fetchedAt: 1 });

  await page.saveWaiting();
  expect((await page.raids()).map(({ title }) => title)).toContain('Waiting');
  expect(page.raidLifecycle.waiting()).toEqual([pull]);
});

const untilAfter = ({ at }: { at: number }) => until(() => expect(Date.now()).toBeGreaterThan(at));

test('the journal is open before the first response arrives', async () => {
  const opened = vi.spyOn(IDBFactory.prototype, 'open');
  const tab = await openApp();
  network.mockImplementation(() => new Promise(() => {}));
  void tab.look();
  await until(() => expect(network).toHaveBeenCalled());
  expect(opened.mock.calls.map(([name]) => name)).toContain('ready-check-journal');
});
