import type { WorkboxPlugin } from 'workbox-core/types';

/**
 * Limits a cache to `max` entries, first in, first out. workbox-expiration reads all records at
 * every entry: with 2,000 icons a further icon took 45 ms instead of 6. This plugin evicts 5 % at a
 * time, and counts only then.
 */
export function limitEntries(max: number): WorkboxPlugin {
  const spare = Math.ceil(max / 20);
  // The number of entries that certainly fit. A new worker does not know it, so it is 0.
  let room = 0;
  // Counts run one after another: two counts at once would claim the same room.
  let counting = Promise.resolve();
  return {
    cacheDidUpdate({ cacheName }) {
      room -= 1;
      counting = counting.then(async () => {
        if (room >= 0) return;
        const before = room;
        const made = await makeRoom(cacheName, max, spare);
        // Entries that were added meanwhile may not have been counted.
        room = made + room - before;
      });
      return counting;
    },
  };
}

/** Evicts the oldest entries. Returns how many more fit. */
async function makeRoom(cacheName: string, max: number, spare: number): Promise<number> {
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  if (entries.length <= max) return max - entries.length;
  const oldest = entries.slice(0, entries.length - max + spare);
  await Promise.all(oldest.map((entry) => cache.delete(entry)));
  return spare;
}
