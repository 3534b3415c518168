import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import { characterQueries } from '../log-site/character-queries';
import { guildQueries } from '../log-site/guild-queries';

const subject = { region: 'EU', realm: 'firemaw', name: 'Progress' } as const;
const PROGRESS = guildQueries.reports(subject).queryKey;
const OTHERS = guildQueries.reports({ ...subject, name: 'Others' }).queryKey;
const KADDA = characterQueries.kills({ ...subject, name: 'Kadda' }, 1027).queryKey;
const reports = (title: string) => ({
  reports: [{ code: 'AAAAAAAAAAAAAAA1', title, startedAt: 1000, zone: 1023 }],
  isNewestLost: false,
});

/** Opens a tab with its own modules and cache. */
const openApp = () =>
  openTab(async () => {
    const { restoreLists } = await import('./list-persister');
    const { deviceStore } = await import('../device/device-store');
    const { queryClient: cache } = await import('../query-cache/query-client');
    await restoreLists();
    const saved = async () => `${await deviceStore.read('lists')}`;
    return { cache, restoreLists, deviceStore, saved };
  });

beforeEach(emptyDisk);

test('a list is restored in the next session with its age', async () => {
  const first = await openApp();
  first.cache.setQueryData(PROGRESS, reports('Thursday'), { updatedAt: 5000 });
  first.cache.setQueryData(KADDA, { kills: [], isHidden: true }, { updatedAt: 6000 });
  await until(async () => expect(await first.saved()).toContain('isHidden'));

  const { cache } = await openApp();
  expect(cache.getQueryData(PROGRESS)).toEqual(reports('Thursday'));
  expect(cache.getQueryState(PROGRESS)?.dataUpdatedAt).toBe(5000);
  expect(cache.getQueryData(KADDA)).toEqual({ kills: [], isHidden: true });
});

test('the record of lists contains no other cached queries', async () => {
  const { cache, saved } = await openApp();
  cache.setQueryData(['report', 'AAAAAAAAAAAAAAA1'], { title: 'A raid' });
  cache.setQueryData(PROGRESS, reports('Thursday'));

  await until(async () => expect(await saved()).toContain('Thursday'));
  expect(await saved()).not.toContain('A raid');
});

test('of two tabs’ lists those fetched last are saved', async () => {
  const [one, other] = [await openApp(), await openApp()];
  one.cache.setQueryData(PROGRESS, reports('Thursday'), { updatedAt: 5000 });
  await until(async () => expect(await one.saved()).toContain('Thursday'));
  other.cache.setQueryData(OTHERS, reports('Sunday'), { updatedAt: 6000 });
  other.cache.setQueryData(PROGRESS, reports('Wednesday'), { updatedAt: 4000 });
  await until(async () => expect(await other.saved()).toContain('Sunday'));

  const { cache } = await openApp();
  expect(cache.getQueryData(PROGRESS)).toEqual(reports('Thursday'));
  expect(cache.getQueryData(OTHERS)).toEqual(reports('Sunday'));
});

test('a list that fails to refetch stays saved', async () => {
  const { cache, saved } = await openApp();
  cache.setQueryData(PROGRESS, reports('Thursday'), { updatedAt: 5000 });
  const failing = { queryKey: PROGRESS, queryFn: () => Promise.reject(new Error('dead')) };
  await cache.prefetchQuery({ ...failing, staleTime: 0, retry: false });
  cache.setQueryData(OTHERS, reports('Sunday'));

  await until(async () => expect(await saved()).toContain('Sunday'));
  expect(await saved()).toContain('Thursday');
});

test('the forty latest lists stay saved', async () => {
  const { cache, saved } = await openApp();
  for (let number = 1; number <= 50; number += 1) {
    const { queryKey } = guildQueries.reports({ ...subject, name: `Guild ${number}` });
    cache.setQueryData(queryKey, reports(`Night ${number}`), { updatedAt: number });
  }
  await until(async () => expect(await saved()).toContain('Night 50'));
  const lists: { fetchedAt: number }[] = JSON.parse(await saved());
  const latest = Array.from({ length: 40 }, (_, index) => 50 - index);
  expect(lists.map(({ fetchedAt }) => fetchedAt)).toEqual(latest);
});

test('lists that stay the same are not saved again', async () => {
  const { cache, saved, deviceStore } = await openApp();
  cache.setQueryData(PROGRESS, reports('Thursday'), { updatedAt: 5000 });
  await until(async () => expect(await saved()).toContain('Thursday'));
  const write = vi.spyOn(deviceStore, 'change');
  cache.setQueryData(['report', 'AAAAAAAAAAAAAAA1'], { title: 'A raid' });
  // Writing a later change shows that nothing was written before it.
  cache.setQueryData(PROGRESS, reports('Friday'), { updatedAt: 6000 });
  await until(async () => expect(await saved()).toContain('Friday'));
  expect(write).toHaveBeenCalledTimes(1);
});

test.each([
  ['garbled text', 'no JSON'],
  ['no list', '{}'],
  ['no text', 7],
  ['another shape', JSON.stringify([{ key: PROGRESS, fetchedAt: 1, data: { reports: 'all' } }])],
])('a saved record of $0 restores no list', async (_, record) => {
  const tab = await openApp();
  await tab.deviceStore.change(async (records) => records.put(record, 'lists'));
  await tab.restoreLists();
  expect(tab.cache.getQueryCache().getAll()).toEqual([]);
});
