import { vi } from 'vitest';

/**
 * Fails every read of a record, as a browser that has lost a large value's file, until the returned
 * function is called.
 */
export function loseRecord(lost: string): () => void {
  const get = IDBObjectStore.prototype.get;
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === lost) throw new DOMException('Failed to read large value', 'DataError');
    return get.call(this, key);
  });
  return () => reading.mockRestore();
}
