import { readSafely } from '../read-safely';
import { fetchedAtOf, isOfNewerShape } from './stored-records';

/**
 * Puts a record, unless a newer fetch's or a newer version's record is there. Returns whether it did.
 *
 * Every record is written by this: an undo, another tab or a write that had to wait may come with an
 * older copy of a report that has grown since.
 */
export async function putUnlessOlder(
  records: IDBObjectStore,
  key: IDBValidKey,
  stored: unknown,
): Promise<boolean> {
  const there = await readSafely(records, key);
  const thereAt = fetchedAtOf(there) ?? 0;
  // A time of the future is that of a clock which was ahead: nothing could replace it.
  const isOlder = thereAt <= Date.now() && (fetchedAtOf(stored) ?? 0) < thereAt;
  if (isOlder || isOfNewerShape(there)) return false;
  records.put(stored, key);
  return true;
}
