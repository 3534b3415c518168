import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the tabs opened from now on an empty, shared IndexedDB. */
export const emptyDisk = () => vi.stubGlobal('indexedDB', new IDBFactory());

/** Opens a tab with its own modules and cache, and shared storage. */
export async function openTab<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  const tab = await load();
  // Without this, the tab would load the chunks of a tab that is opened later.
  await (await import('#data/changes/changes')).loadRareChanges();
  return tab;
}
