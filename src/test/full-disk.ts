import { vi } from 'vitest';

/**
 * Makes IndexedDB, or one of its stores, refuse every put, or every put after the first few, until
 * the returned function is called.
 */
export function fillDisk(store?: string, putsBefore = 0): () => void {
  const put = IDBObjectStore.prototype.put;
  let room = putsBefore;
  const filled = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...[value, key]
  ) {
    const isOther = store !== undefined && this.name !== store;
    if (!isOther) room -= 1;
    if (isOther || room >= 0) return put.call(this, value, key);
    this.transaction.abort();
    return {} as IDBRequest;
  });
  return () => filled.mockRestore();
}
