import * as v from 'valibot';
import {
  deleteAllRecords,
  deleteRaidRecords,
  restoreRecords,
} from '../device/raids/delete-records';
import type { Deed, JournalEntry } from '../device/raids/journal';
import { Entry } from '../device/raids/saved-list';
import { changeSharedAudit } from '../device/raids/shared-audits';
import { isSharedAuditKey, StoredSharedAudit } from '../device/records/shared-audit-record';
import { StoredNote, saveRosterNotes } from '../device/season/stored-notes';
import { StoredToBuyChange, saveToBuy } from '../device/season/stored-to-buy';
import { StoredChoice, saveTonight } from '../device/season/stored-tonight';

/** What few visits do loads apart from the rest of what saves. */
export { deleteAllRecords, deleteRaidRecords, saveRosterNotes, saveToBuy, saveTonight };

/** A deed that take-over.ts does not read by itself. */
export type RareDeed = Exclude<Deed, { kind: 'record' | 'open' | 'pin' }>;

const StoredRareDeed = v.variant('kind', [
  v.object({ kind: v.literal('note'), note: StoredNote }),
  v.object({ kind: v.literal('tonight'), choice: StoredChoice }),
  v.object({ kind: v.literal('to-buy'), change: StoredToBuyChange }),
  v.object({
    kind: v.literal('shared'),
    key: v.pipe(
      v.string(),
      v.check((key: string) => isSharedAuditKey(key)),
    ),
    record: v.optional(StoredSharedAudit),
  }),
  v.object({ kind: v.literal('delete'), what: v.string() }),
  v.object({
    kind: v.literal('restore'),
    what: v.string(),
    records: v.map(v.string(), v.unknown()),
    raids: v.array(Entry),
  }),
]);

/** Reads a stored deed; undefined if a newer version left it. */
export function readRareDeed(stored: unknown): RareDeed | undefined {
  const read = v.safeParse(StoredRareDeed, stored);
  return read.success ? read.output : undefined;
}

/** Takes a deed over as take-over.ts does. */
export async function takeOverRare(deed: RareDeed, entry: JournalEntry): Promise<unknown> {
  switch (deed.kind) {
    case 'note':
      return saveRosterNotes([deed.note], entry);
    case 'tonight':
      return saveTonight(deed.choice, entry);
    case 'to-buy':
      return saveToBuy(deed.change, entry);
    case 'shared':
      return changeSharedAudit(deed, entry);
    case 'restore':
      return restoreRecords(deed, entry);
    case 'delete':
      return deed.what === 'all' ? deleteAllRecords(entry) : deleteRaidRecords(deed.what, entry);
  }
}
