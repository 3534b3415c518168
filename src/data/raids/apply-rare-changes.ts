import * as v from 'valibot';
import {
  deleteAllRecords,
  deleteRaidRecords,
  restoreRecords,
} from '../device/raids/delete-records';
import type { Change, JournalEntry } from '../device/raids/journal';
import { Entry } from '../device/raids/saved-list';
import { changeSharedAudit } from '../device/raids/shared-audits';
import { isSharedAuditKey, StoredSharedAudit } from '../device/records/shared-audit-record';
import { StoredNote, saveRosterNotes } from '../device/season/stored-notes';
import { StoredToBuyChange, saveToBuy } from '../device/season/stored-to-buy';
import { StoredChoice, saveTonight } from '../device/season/stored-tonight';

/** What few visits do loads apart from the rest of what saves. */
export { deleteAllRecords, deleteRaidRecords, saveRosterNotes, saveToBuy, saveTonight };

/** A change that apply-changes.ts does not read by itself. */
export type RareChange = Exclude<Change, { kind: 'record' | 'open' | 'pin' }>;

const StoredRareChange = v.variant('kind', [
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

/** Reads a stored change; undefined if a newer version left it. */
export function readRareChange(stored: unknown): RareChange | undefined {
  const read = v.safeParse(StoredRareChange, stored);
  return read.success ? read.output : undefined;
}

export async function applyRare(change: RareChange, entry: JournalEntry): Promise<unknown> {
  switch (change.kind) {
    case 'note':
      return saveRosterNotes([change.note], entry);
    case 'tonight':
      return saveTonight(change.choice, entry);
    case 'to-buy':
      return saveToBuy(change.change, entry);
    case 'shared':
      return changeSharedAudit(change, entry);
    case 'restore':
      return restoreRecords(change, entry);
    case 'delete':
      return change.what === 'all'
        ? deleteAllRecords(entry)
        : deleteRaidRecords(change.what, entry);
  }
}
