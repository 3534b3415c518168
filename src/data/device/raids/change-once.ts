import { deviceStore } from '../device-store';
import { noteApplied } from './applied-entries';
import { type JournalEntry, removeFromJournal } from './journal';

/**
 * Changes records other than raids in a transaction. What is journaled is applied once, whichever
 * page does it. Returns whether it is saved; else its entry stays in the journal.
 */
export async function changeOnce(
  step: (records: IDBObjectStore) => Promise<boolean>,
  journaled: JournalEntry | undefined,
): Promise<boolean> {
  const isSaved = await deviceStore.change(async (records) => {
    const isObsolete = journaled && !(await noteApplied(records, journaled));
    return isObsolete || step(records);
  });
  if (isSaved && journaled) {
    journaled.isDone = true;
    void removeFromJournal(journaled);
  }
  return isSaved ?? false;
}
