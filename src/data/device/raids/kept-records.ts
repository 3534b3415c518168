import type { Statement } from '#domain/statement';
import { keptChanges } from '../device-store';
import { type KeptKind, keptWith, readStoredKept } from '../records/kept-record';
import { changeOnce } from './applied-entries';
import type { JournalEntry } from './journal';

/**
 * Merges what the user said into what is on the device, and tells every tab. Returns whether it is
 * saved; `storageTrouble` says why not.
 */
export async function saveKept(
  kind: KeptKind,
  said: readonly Statement[],
  journaled?: JournalEntry,
): Promise<boolean> {
  const isSaved = await changeOnce(async (records) => {
    records.put(keptWith(kind, await readStoredKept(records, kind), said), kind.key);
    if (kind.earlier) records.delete(kind.earlier.key);
    return true;
  }, journaled);
  if (isSaved) keptChanges.set(kind.key);
  return isSaved;
}
