import { readSafely } from './read-safely';
import { fetchedAtOf, isOfNewerShape } from './stored-records';

/**
 * Puts a stored record at its key, unless one that was fetched later lies there, or one that a newer
 * version of the app wrote. Whether it did.
 *
 * Every record is written by this: an undo, another tab or a write that had to wait may come with an
 * older copy of a report that has grown since.
 */
export async function putLater(
  records: IDBObjectStore,
  key: IDBValidKey,
  stored: unknown,
): Promise<boolean> {
  const there = await readSafely(records, key);
  const isLater = (fetchedAtOf(there) ?? 0) > (fetchedAtOf(stored) ?? 0);
  if (isLater || isOfNewerShape(there)) return false;
  records.put(stored, key);
  return true;
}
