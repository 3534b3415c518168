import { expect, test, vi } from 'vitest';
import { limitEntries } from './bounded';

/** Makes a cache of ascending numbers. `counted` is how often all of it was read. */
function cacheOf(entries: number[]) {
  const cache = {
    entries,
    counted: 0,
    keys: async () => {
      cache.counted += 1;
      return [...entries];
    },
    delete: async (entry: number) => entries.splice(entries.indexOf(entry), 1).length > 0,
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return cache;
}

/** Adds numbers, `atOnce` at a time, and returns the largest size reached. */
async function fill(cache: ReturnType<typeof cacheOf>, to: number, atOnce: number) {
  const { cacheDidUpdate } = limitEntries(40);
  let most = 0;
  while (cache.entries.length === 0 || Number(cache.entries.at(-1)) < to) {
    const next = Number(cache.entries.at(-1) ?? 0) + 1;
    const entries = Array.from({ length: atOnce }, (_, index) => next + index);
    cache.entries.push(...entries);
    await Promise.all(entries.map(() => cacheDidUpdate?.({ cacheName: 'icons' } as never)));
    most = Math.max(most, cache.entries.length);
  }
  return most;
}

test('a cache within its limit stays unchanged', async () => {
  const cache = cacheOf([]);
  await fill(cache, 40, 1);
  expect(cache.entries).toHaveLength(40);
});

test('a full cache loses its oldest entries first', async () => {
  const cache = cacheOf([]);
  await fill(cache, 41, 1);
  expect(cache.entries.slice(0, 2)).toEqual([4, 5]);
  expect(cache.entries.at(-1)).toBe(41);
});

test.each([1, 4, 10])('the limit of a cache holds with %i entries at a time', async (atOnce) => {
  const cache = cacheOf([]);
  expect(await fill(cache, 400, atOnce)).toBeLessThanOrEqual(40);
});

test.each([45, 55, 65, 75])(
  'the limit of a cache holds if %i entries are added during a count',
  async (all) => {
    const cache = cacheOf([]);
    const { keys } = cache;
    cache.keys = async () => {
      const counted = await keys();
      for (let turn = 0; turn < 20; turn++) await undefined;
      return counted;
    };
    const { cacheDidUpdate } = limitEntries(40);
    const updates = Array.from({ length: all }, async (_, index) => {
      // Like a request, each update ends one microtask after the earlier update.
      for (let turn = 0; turn < index; turn++) await undefined;
      cache.entries.push(index);
      await cacheDidUpdate?.({ cacheName: 'icons' } as never);
    });
    await Promise.all(updates);
    expect(cache.entries.length).toBeLessThanOrEqual(40);
  },
);

test('a cache filled by an earlier worker is counted at the first added entry', async () => {
  const cache = cacheOf(Array.from({ length: 60 }, (_, index) => index));
  await fill(cache, 60, 1);
  expect(cache.entries).toHaveLength(38);
});

test('adding 30 icons counts the cache once', async () => {
  const cache = cacheOf([]);
  await fill(cache, 30, 1);
  expect(cache.counted).toBe(1);
});
