import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Statement } from '#domain/statements/statement';
import { database } from '../database';
import type { SavedRaid } from '../records/saved-raid';
import type { StoredSharedResult } from '../records/shared-result-record';

/** A response fetched for the view, or an action of the user. Never change a kind: add one. */
export type Change =
  | { kind: 'record'; key: string; record: unknown }
  | { kind: 'open'; code: ReportCode; openedAt: number; killId?: number | undefined }
  | { kind: 'pin'; code: ReportCode; isPinned: boolean }
  /** Statements of the user, for the kept record with this key. */
  | { kind: 'said'; key: string; said: readonly Statement[] }
  /** A shared result was saved, or deleted if `record` is absent. */
  | { kind: 'shared'; key: string; record?: StoredSharedResult | undefined }
  /** `what` is a report's code or `all`. */
  | { kind: 'delete'; what: string }
  | {
      kind: 'restore';
      what: string;
      records: ReadonlyMap<IDBValidKey, unknown>;
      raids: readonly SavedRaid[];
    };

/** The content of a kind of change. */
export type ChangeOf<Kind extends Change['kind']> = Omit<Extract<Change, { kind: Kind }>, 'kind'>;

export interface JournalEntry {
  /** Unique among all tabs' entries. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  change: Change;
  /** The entry's key in the journal; undefined if it could not be written. */
  key: Promise<IDBValidKey | undefined>;
  /** Set once this page need not apply the entry again. */
  isDone?: boolean;
  /** Set if another page applied the entry, or its record was deleted later. */
  isObsolete?: boolean;
}

/**
 * A separate database, because its transactions wait for no other: an entry survives if the page
 * ends before the ordinary transaction. `deed` is the first release's word, as stored.
 */
const journal = database('ready-check-journal', 'deeds', { autoIncrement: true });

/** Opens the journal during a request, so that writing the response need not wait. */
export const openJournal = journal.open;

/** Journals a change before the page shows it. No caller waits for the write, which may fail. */
export function writeToJournal(change: Change): JournalEntry {
  const [id, at] = [`${Math.random()}`, Date.now()];
  const key = journal.begin('readwrite', (entries) => {
    const put = entries.put({ id, at, deed: change });
    // Without this, the commit would wait for the put's event, and so for the page.
    entries.transaction.commit();
    return promisifyRequest(put);
  });
  // A failure is ignored: the ordinary transaction tells whether the change is saved.
  return { id, at, change, key: key.catch(() => undefined) };
}

/** Removes an entry. If that fails, the entry is applied again later, which changes nothing. */
export async function removeFromJournal({ key }: JournalEntry): Promise<void> {
  const entryKey = await key;
  if (entryKey === undefined) return;
  const removed = journal.begin('readwrite', (entries) => {
    entries.delete(entryKey);
    entries.transaction.commit();
  });
  await removed.catch(() => {});
}

/** Reads the journal's entries, oldest first. Rejects if the journal cannot be read. */
export const readJournal = (): Promise<[IDBValidKey, unknown][]> =>
  journal.begin('readonly', async (entries) => {
    const [keys, stored] = await Promise.all([
      promisifyRequest(entries.getAllKeys()),
      promisifyRequest<unknown[]>(entries.getAll()),
    ]);
    return keys.map((key, index) => [key, stored[index]]);
  });
