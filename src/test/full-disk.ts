import { vi } from 'vitest';

/** Makes IndexedDB, or one of its stores, refuse every put until the returned function is called. */
export function fillDisk(store?: string): () => void {
  const put = IDBObjectStore.prototype.put;
  const filled = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...[value, key]
  ) {
    if (store && this.name !== store) return put.call(this, value, key);
    this.transaction.abort();
    return {} as IDBRequest;
  });
  return () => filled.mockRestore();
}
