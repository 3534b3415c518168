import * as v from 'valibot';
import {
  deleteAllRecords,
  deleteRaidRecords,
  restoreRecords,
} from '../device/raids/delete-records';
import { type Deed, type JournalEntry, readJournal, strike } from '../device/raids/journal';
import { Entry } from '../device/raids/saved-list';
import { markOpened, pinRaid, saveListedKillRecord, saveRaid } from '../device/raids/saved-raids';
import { changeSharedAudit } from '../device/raids/shared-audits';
import { readRecord } from '../device/records/read-record';
import { isSharedAuditKey, StoredSharedAudit } from '../device/records/shared-audit-record';
import { isOfNewerShape, readKey } from '../device/records/stored-records';
import { StoredNote, saveRosterNotes } from '../device/season/stored-notes';
import { StoredToBuyChange, saveToBuy } from '../device/season/stored-to-buy';
import { StoredChoice, saveTonight } from '../device/season/stored-tonight';

/** Loads with the first fetch or when the app is idle: the first page only reads. */
export { deleteAllRecords, deleteRaidRecords } from '../device/raids/delete-records';
export { readSavedList } from '../device/raids/rebuilt-list';
export * from '../device/raids/saved-raids';
export { withLaterFixes } from '../device/records/read-record';
export * from '../device/season/stored-notes';
export { saveToBuy } from '../device/season/stored-to-buy';
export * from '../device/season/stored-tonight';

const code = v.string();
const StoredEntry = v.object({
  id: v.string(),
  at: v.number(),
  deed: v.variant('kind', [
    v.object({ kind: v.literal('record'), key: v.string(), record: v.unknown() }),
    v.object({
      kind: v.literal('open'),
      code,
      openedAt: v.number(),
      killId: v.optional(v.number()),
    }),
    v.object({ kind: v.literal('pin'), code, isPinned: v.boolean() }),
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
  ]),
});

/**
 * Takes over what pages left in the journal, in its order. An entry of a newer version stays, and
 * so does all that follows one which cannot be saved. Rejects if the journal cannot be read.
 */
export async function takeOverLeft(): Promise<void> {
  for (const [key, stored] of await readJournal()) {
    const read = v.safeParse(StoredEntry, stored);
    if (!read.success) continue;
    const entry: JournalEntry = { ...read.output, key: Promise.resolve(key) };
    await takeOver(entry);
    if (!entry.isOver) return;
  }
}

async function takeOver(entry: JournalEntry): Promise<unknown> {
  const { deed } = entry;
  switch (deed.kind) {
    case 'record':
      return takeOverRecord(deed, entry);
    case 'open':
      return markOpened(deed, entry);
    case 'pin':
      return pinRaid(deed.code, deed.isPinned, entry);
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

/** A kill alone brings back no raid that was deleted. */
async function takeOverRecord(
  { key, record: stored }: Extract<Deed, { kind: 'record' }>,
  entry: JournalEntry,
): Promise<unknown> {
  const subject = readKey(key);
  const record = readRecord(stored);
  if (record?.kind === 'raid' && subject) return saveRaid(subject.code, record, entry);
  if (record && record.kind !== 'raid' && subject && subject.kind !== 'raid')
    return saveListedKillRecord(subject, record, entry);
  // A newer version takes over its own.
  entry.isOver = true;
  return isOfNewerShape(stored) ? undefined : strike(entry);
}
