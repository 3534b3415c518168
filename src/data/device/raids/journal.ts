import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Statement } from '#domain/statement';
import { database } from '../database';
import type { StoredSharedAudit } from '../records/shared-audit-record';
import type { SavedRaid } from './saved-list';

/** A response fetched for the view, or an action of the user. A changed one is a new kind. */
export type Change =
  | { kind: 'record'; key: string; record: unknown }
  | { kind: 'open'; code: ReportCode; openedAt: number; killId?: number | undefined }
  | { kind: 'pin'; code: ReportCode; isPinned: boolean }
  /** The user's statements, for the kept record of a key. */
  | { kind: 'said'; key: string; said: readonly Statement[] }
  /** A shared result was saved, or deleted if there is no record. */
  | { kind: 'shared'; key: string; record?: StoredSharedAudit | undefined }
  /** `what` is a report's code or `all`. */
  | { kind: 'delete'; what: string }
  | {
      kind: 'restore';
      what: string;
      records: ReadonlyMap<IDBValidKey, unknown>;
      raids: readonly SavedRaid[];
    };

export interface JournalEntry<C extends Change = Change> {
  /** Unique over all tabs. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  change: C;
  /** In the journal; undefined if it could not be put there. */
  key: Promise<IDBValidKey | undefined>;
  /** Set once it is applied, or never will be. */
  isDone?: boolean;
  /** Set if another page applied it, or what it is about was deleted later. */
  isObsolete?: boolean;
}

/**
 * A database of its own, so that it waits for no other transaction: an entry survives when the page
 * or browser ends before the ordinary transaction has. `deed` is the first release's word, as stored.
 */
const journal = database('ready-check-journal', 'deeds', { autoIncrement: true });

/** Opens the journal during a request: writing then waits for nothing. */
export const openJournal = journal.open;

/** Writes a change down, before the page shows it. Nothing waits for it, and it may fail. */
export function writeToJournal<C extends Change>(change: C): JournalEntry<C> {
  const [id, at] = [`${Math.random()}`, Date.now()];
  const key = journal.begin('readwrite', (entries) => {
    const put = entries.put({ id, at, deed: change });
    // Otherwise it would wait for the put's event, and so for the page.
    entries.transaction.commit();
    return promisifyRequest(put);
  });
  // The ordinary transaction says whether the change is saved.
  return { id, at, change, key: key.catch(() => undefined) };
}

/** Removes an entry. One that stays is applied again, which changes nothing. */
export async function removeFromJournal({ key }: JournalEntry): Promise<void> {
  const there = await key;
  if (there === undefined) return;
  const removed = journal.begin('readwrite', (entries) => {
    entries.delete(there);
    entries.transaction.commit();
  });
  await removed.catch(() => {});
}

/** Reads the journal's entries, oldest first. Rejects if it cannot be read. */
export const readJournal = (): Promise<[IDBValidKey, unknown][]> =>
  journal.begin('readonly', async (entries) => {
    const [keys, all] = await Promise.all([
      promisifyRequest(entries.getAllKeys()),
      promisifyRequest<unknown[]>(entries.getAll()),
    ]);
    return keys.map((key, index) => [key, all[index]]);
  });
