import type { Statement } from '#domain/statements/statement';
import { lastKeptChange } from '../device-store';
import { changeOnce } from '../journal/applied-entries';
import type { JournalEntry } from '../journal/journal';
import {
  type KeptKind,
  keptStatements,
  readStoredKept,
  type StoredKept,
  withOwnStatements,
  withStatements,
} from '../records/kept-kind';

/**
 * Merges the user's statements into the stored statements, and tells every tab. Returns whether
 * they are saved; `storageTrouble` says why not.
 */
export const saveKept = (
  kind: KeptKind,
  statements: readonly Statement[],
  journaled?: JournalEntry,
): Promise<boolean> =>
  changeKept(kind, (record) => withStatements(kind, record, statements), journaled);

/** The statements of one kind that an import added, and those that were saved before. */
export interface ImportedStatements {
  added: readonly Statement[];
  before: readonly Statement[];
}

/** Removes the statements that an import added. Returns whether the change is saved. */
export function removeStatements(
  kind: KeptKind,
  { added, before }: ImportedStatements,
): Promise<boolean> {
  const removed = new Set(added.map((one) => JSON.stringify(one)));
  return changeKept(kind, (record) => {
    const stay = keptStatements(kind, record).filter((one) => !removed.has(JSON.stringify(one)));
    return withOwnStatements(kind, record, [...before, ...stay]);
  });
}

async function changeKept(
  kind: KeptKind,
  change: (record: StoredKept) => unknown,
  journaled?: JournalEntry,
): Promise<boolean> {
  const isSaved = await changeOnce(async (records) => {
    records.put(change(await readStoredKept(records, kind)), kind.key);
    if (kind.earlier) records.delete(kind.earlier.key);
    return true;
  }, journaled);
  if (isSaved) lastKeptChange.set(kind.key);
  return isSaved;
}
