import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/log-site/report-link';
import type { ToBuyChange } from '#domain/season/kept-to-buy';
import type { RosterNote } from '#domain/season/roster-notes';
import type { KeptChoice } from '#domain/tonight/candidates';
import { database } from '../database';
import type { StoredSharedAudit } from '../records/shared-audit-record';
import type { SavedRaid } from './saved-list';

/** What was fetched for the view, or what the user did. A changed one is a new kind. */
export type Deed =
  | { kind: 'record'; key: string; record: unknown }
  | { kind: 'open'; code: ReportCode; openedAt: number; killId?: number | undefined }
  | { kind: 'pin'; code: ReportCode; isPinned: boolean }
  | { kind: 'note'; note: RosterNote }
  | { kind: 'tonight'; choice: KeptChoice }
  | { kind: 'to-buy'; change: ToBuyChange }
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

export interface JournalEntry<D extends Deed = Deed> {
  /** Unique over all tabs. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  deed: D;
  /** In the journal; undefined if it could not be put there. */
  key: Promise<IDBValidKey | undefined>;
  /** Set once it is taken over, or never will be. */
  isOver?: boolean;
  /** Set if that was another page's work, or a later deletion reached it. */
  isPast?: boolean;
}

/**
 * A database of its own, so that it waits for no other transaction: an entry survives when the page
 * or browser ends before the ordinary transaction has (`take-over.ts`).
 */
const journal = database('ready-check-journal', 'deeds', { autoIncrement: true });

/** Opens the journal while a deed is under way: what is put then waits for nothing. */
export const openJournal = journal.open;

/** Writes a deed down, before the page shows it. Nothing waits for it, and it may fail. */
export function note<D extends Deed>(deed: D): JournalEntry<D> {
  const entry = { id: `${Math.random()}`, at: Date.now(), deed };
  const key = journal.begin('readwrite', (deeds) => {
    const put = deeds.put(entry);
    // Otherwise it would wait for the put's event, and so for the page.
    deeds.transaction.commit();
    return promisifyRequest(put);
  });
  // The ordinary transaction says whether the deed is saved.
  return { ...entry, key: key.catch(() => undefined) };
}

/** Removes an entry. One that stays is taken over again, which changes nothing. */
export async function strike({ key }: JournalEntry): Promise<void> {
  const there = await key;
  if (there === undefined) return;
  const struck = journal.begin('readwrite', (deeds) => {
    deeds.delete(there);
    deeds.transaction.commit();
  });
  await struck.catch(() => {});
}

/** Reads what is left in the journal, oldest first. Rejects if it cannot be read. */
export const readJournal = (): Promise<[IDBValidKey, unknown][]> =>
  journal.begin('readonly', async (deeds) => {
    const [keys, entries] = await Promise.all([
      promisifyRequest(deeds.getAllKeys()),
      promisifyRequest<unknown[]>(deeds.getAll()),
    ]);
    return keys.map((key, index) => [key, entries[index]]);
  });
