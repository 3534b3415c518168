import * as v from 'valibot';
import { OwnText, ownList } from '../../bounded-schemas';
import { deviceStore } from '../device-store';
import { readSafely, subjectOfKey } from '../records/stored-records';
import { type Change, type JournalEntry, removeFromJournal } from './journal';

const APPLIED_KEY = 'taken';

/** More entries than all pages can apply at the same time. */
const MAX_APPLIED_ENTRIES = 64;

const StoredApplied = v.fallback(
  ownList(
    v.object({
      id: OwnText,
      at: v.number(),
      /** The raid that the entry deleted, or `all`. */
      deleted: v.exactOptional(OwnText),
    }),
  ),
  [],
);

/** Returns the raid whose deletion makes a change obsolete; `all` if only deleting all does. */
function codeOf(change: Change): string | undefined {
  if (change.kind === 'shared') return change.record && 'all';
  if (change.kind === 'said') return 'all';
  return change.kind === 'record' ? subjectOfKey(change.key)?.code : undefined;
}

const readApplied = async (records: IDBObjectStore) =>
  v.parse(StoredApplied, await readSafely(records, APPLIED_KEY));

/** Whether an entry was applied before, or its record was deleted after the entry was written. */
export async function isObsolete(
  records: IDBObjectStore,
  { id, at, change }: JournalEntry,
): Promise<boolean> {
  const code = codeOf(change);
  return (await readApplied(records)).some(
    (entry) =>
      entry.id === id ||
      (code && entry.at > at && (entry.deleted === code || entry.deleted === 'all')),
  );
}

/**
 * Records that an entry is applied, in the transaction that applies it. The journal is another
 * database, and still has the entry at that time. Returns false if the entry is obsolete.
 */
export async function markApplied(
  records: IDBObjectStore,
  journaled: JournalEntry,
): Promise<boolean> {
  if (await isObsolete(records, journaled)) return false;
  const { id, at, change } = journaled;
  const applied = await readApplied(records);
  // Restoring a raid undoes its deletion.
  const restored = change.kind === 'restore' ? change.what : undefined;
  const remaining = restored ? applied.filter(({ deleted }) => deleted !== restored) : applied;
  const deletions = remaining.filter(({ deleted }) => deleted);
  const others = remaining.filter(({ deleted }) => !deleted);
  records.put(
    [
      ...deletions.slice(-MAX_APPLIED_ENTRIES),
      ...others.slice(-MAX_APPLIED_ENTRIES),
      { id, at, ...(change.kind === 'delete' && { deleted: change.what }) },
    ],
    APPLIED_KEY,
  );
  return true;
}

/**
 * Changes records other than raids in a transaction. A journaled change is applied once, by
 * whichever page comes first. Returns whether it is saved; if not, its entry stays in the journal.
 */
export async function changeOnce(
  step: (records: IDBObjectStore) => Promise<boolean>,
  journaled: JournalEntry | undefined,
): Promise<boolean> {
  const isSaved = await deviceStore.change(async (records) => {
    const wasApplied = journaled && !(await markApplied(records, journaled));
    return wasApplied || step(records);
  });
  if (isSaved) settleEntry(journaled);
  return isSaved ?? false;
}

/** Deletes a record in a transaction without a put, which also works on a full disk. */
export async function deleteOnce(
  key: IDBValidKey,
  journaled: JournalEntry | undefined,
): Promise<boolean> {
  const isDeleted = await deviceStore.change(async (records) => {
    if (!(journaled && (await isObsolete(records, journaled)))) records.delete(key);
    return true;
  });
  if (!isDeleted) return false;
  await changeOnce(async () => true, journaled);
  settleEntry(journaled);
  return true;
}

/** Removes an applied entry from the journal. */
export function settleEntry(journaled: JournalEntry | undefined): void {
  if (!journaled || journaled.isDone) return;
  journaled.isDone = true;
  void removeFromJournal(journaled);
}
