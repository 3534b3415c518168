import { vi } from 'vitest';

/** Makes IndexedDB refuse every change until the returned function is called. */
export function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
  ) {
    this.transaction.abort();
    return {} as IDBRequest;
  });
  return () => put.mockRestore();
}
