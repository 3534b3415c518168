import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** The app's modules on empty storage. */
export async function freshDevice() {
  globalThis.indexedDB = new IDBFactory();
  vi.resetModules();
  return {
    ...(await import('#data/device/raids/saved-raids')),
    ...(await import('#data/judgements/saved-judgements')),
    ...(await import('#data/device/raids/remove-records')),
    ...(await import('#data/raids/undoable-deletions')),
    ...(await import('#data/device/device-store')),
    ...(await import('#data/device/raids/raid-index')),
    ...(await import('#data/raid-file/raid-file')),
    ...(await import('#data/raid-file/import-raids')),
    ...(await import('#data/settings')),
    ...(await import('#data/raids/delete-raids')),
    ...(await import('#data/query-client')),
  };
}

export const quietly = () => ({ signal: new AbortController().signal, onRaid: () => {} });
