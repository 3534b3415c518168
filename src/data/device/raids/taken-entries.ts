import * as v from 'valibot';
import { readKey, readSafely } from '../records/stored-records';
import type { Deed, JournalEntry } from './journal';

const TAKEN_KEY = 'taken';

/** Far more than two pages can take over at the same time. */
const MAX_TAKEN = 64;

const StoredTaken = v.fallback(
  v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      /** The raid that it deleted, or `all`. */
      deleted: v.exactOptional(v.string()),
    }),
  ),
  [],
);

/** The raid whose deletion reaches a deed; `all` for a shared result. */
function codeOf(deed: Deed): string | undefined {
  if (deed.kind === 'shared') return deed.record && 'all';
  return deed.kind === 'record' ? readKey(deed.key)?.code : undefined;
}

/**
 * Notes that an entry is taken over, in the transaction that does so: the journal is another
 * database, which still has it then. Returns false if it was taken over before, or is a record that
 * was fetched or saved before it was deleted.
 */
export async function noteTaken(
  records: IDBObjectStore,
  { id, at, deed }: JournalEntry,
): Promise<boolean> {
  const taken = v.parse(StoredTaken, await readSafely(records, TAKEN_KEY));
  const code = codeOf(deed);
  const isPast = taken.some(
    (entry) =>
      entry.id === id ||
      (code && entry.at > at && (entry.deleted === code || entry.deleted === 'all')),
  );
  if (isPast) return false;
  // What was restored is no longer deleted.
  const restored = deed.kind === 'restore' ? deed.what : undefined;
  const left = restored ? taken.filter(({ deleted }) => deleted !== restored) : taken;
  const deletions = left.filter(({ deleted }) => deleted);
  const others = left.filter(({ deleted }) => !deleted);
  records.put(
    [
      ...deletions.slice(-MAX_TAKEN),
      ...others.slice(-MAX_TAKEN),
      { id, at, ...(deed.kind === 'delete' && { deleted: deed.what }) },
    ],
    TAKEN_KEY,
  );
  return true;
}
