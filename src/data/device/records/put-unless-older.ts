import { readSafely } from '../read-safely';
import { fetchedAtOf, isOfNewerShape } from './stored-records';

/**
 * Puts a record, unless a newer fetch's or version's is there. Returns whether it did. An undo,
 * another tab or a delayed write may come with an older copy of a grown report.
 */
export async function putUnlessOlder(
  records: IDBObjectStore,
  key: IDBValidKey,
  stored: unknown,
): Promise<boolean> {
  const there = await readSafely(records, key);
  const thereAt = fetchedAtOf(there) ?? 0;
  // A clock that was ahead would block every later copy.
  const isOlder = thereAt <= Date.now() && (fetchedAtOf(stored) ?? 0) < thereAt;
  if (isOlder || isOfNewerShape(there)) return false;
  records.put(stored, key);
  return true;
}
