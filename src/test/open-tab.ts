import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the tabs opened from now on an empty, shared IndexedDB. */
export const emptyDisk = () => vi.stubGlobal('indexedDB', new IDBFactory());

/** Opens a tab: modules and cache of its own, shared storage. */
export async function openTab<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  const tab = await load();
  // This tab would load the chunks of a tab that is opened later.
  await (await import('#data/changes/changes')).loadRareChanges();
  return tab;
}
