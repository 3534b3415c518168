import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import fights from '../../../public/sample/fights.json';

const site = vi.fn(async (_address: string, _options?: RequestInit) => Response.json(fights));

/** A tab: modules and cache of its own, one IndexedDB. */
const openApp = () =>
  openTab(async () => {
    const { fetchFights } = await import('./raid-queries');
    const { loadFetchRaid, reportQueries } = await import('./raid-queries');
    const { queryClient } = await import('../query-client');
    const { deviceStore } = await import('../device/device-store');
    const { isRaidSaved } = await import('../device/raids/saved-raids');
    await loadFetchRaid();
    const { queryKey } = reportQueries.raid(SAMPLE_CODE);
    return {
      fetchFights: () => fetchFights({ code: SAMPLE_CODE }),
      saved: () => until(async () => expect(await isRaidSaved(SAMPLE_CODE)).toBe(true)),
      leave: () => queryClient.cancelQueries({ queryKey }),
      raid: () => queryClient.getQueryData(queryKey),
      deviceStore,
    };
  });

beforeEach(() => {
  emptyDisk();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', site);
  site.mockClear();
});
// Mocks stay: data is saved after its test has ended.
afterEach(() => void vi.restoreAllMocks());

test('a cached report is fetched again', async () => {
  const tab = await openApp();
  await tab.fetchFights();
  await tab.fetchFights();
  expect(site).toHaveBeenCalledTimes(2);
});

test('a saved report is shown from IndexedDB and fetched again', async () => {
  const before = await openApp();
  await before.fetchFights();
  await before.saved();

  const tab = await openApp();
  await tab.fetchFights();
  expect(site).toHaveBeenCalledTimes(2);
});

test('a report opened again is looked up in IndexedDB once before its request', async () => {
  const before = await openApp();
  await before.fetchFights();
  await before.saved();

  const tab = await openApp();
  const read = vi.spyOn(tab.deviceStore, 'read');
  await tab.fetchFights();
  expect(read).toHaveBeenCalledTimes(1);
});

test('two clicks fetch a report once, even if IndexedDB is late for the second', async () => {
  const tab = await openApp();
  await tab.fetchFights();
  await tab.saved();
  site.mockClear();

  let response = () => {};
  const late = new Promise<void>((resolve) => {
    response = resolve;
  });
  const { read } = tab.deviceStore;
  vi.spyOn(tab.deviceStore, 'read')
    .mockImplementationOnce(read)
    .mockImplementationOnce(async (key) => {
      await late;
      return read(key);
    });
  const first = tab.fetchFights();
  const second = tab.fetchFights();
  await first;
  response();
  await second;
  expect(site).toHaveBeenCalledTimes(1);
});

test('a report left while loading is fetched when it is opened again', async () => {
  const tab = await openApp();
  site.mockImplementationOnce(
    (_address, options) =>
      new Promise((_, fail) => {
        options?.signal?.addEventListener('abort', () => fail(options.signal?.reason));
      }),
  );
  const first = tab.fetchFights();
  await until(() => expect(site).toHaveBeenCalledTimes(1));
  await tab.leave();
  await first;
  expect(tab.raid()).toBeUndefined();

  await tab.fetchFights();
  expect(tab.raid()?.kills).toHaveLength(fights.fights.filter(({ kill }) => kill).length);
});
