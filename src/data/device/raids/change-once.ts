import { deviceStore } from '../device-store';
import { type JournalEntry, strike } from './journal';
import { noteTaken } from './taken-entries';

/**
 * Changes records other than raids in a transaction. What is journaled is taken over once, whichever
 * page does it. Returns whether it is saved; else its entry stays in the journal.
 */
export async function changeOnce(
  step: (records: IDBObjectStore) => Promise<boolean>,
  journaled: JournalEntry | undefined,
): Promise<boolean> {
  const isSaved = await deviceStore.change(async (records) => {
    const isPast = journaled && !(await noteTaken(records, journaled));
    return isPast || step(records);
  });
  if (isSaved && journaled) {
    journaled.isOver = true;
    void strike(journaled);
  }
  return isSaved ?? false;
}
