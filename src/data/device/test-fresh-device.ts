import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** For tests: the app as it starts on a device with nothing on it. */
export async function freshDevice() {
  globalThis.indexedDB = new IDBFactory();
  vi.resetModules();
  return {
    ...(await import('./saved-raids')),
    ...(await import('./saved-judgements')),
    ...(await import('./remove-raids')),
    ...(await import('./device-store')),
    ...(await import('./raid-index')),
    ...(await import('./raid-file')),
    ...(await import('./import-raids')),
    ...(await import('../settings')),
    ...(await import('../query-client')),
  };
}

/** For tests: an import that nobody stops or watches. */
export const quietly = () => ({ signal: new AbortController().signal, onProgress: () => {} });
