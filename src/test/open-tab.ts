import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the tabs opened from now on an empty IndexedDB, which they share. */
export const emptyDisk = () => vi.stubGlobal('indexedDB', new IDBFactory());

/** Opens a tab of the app: modules and a cache of its own, storage shared with the other tabs. */
export async function openTab<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}
