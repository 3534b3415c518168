import * as v from 'valibot';
import { lateChunk } from '#load-chunk';
import { OwnText } from '../bounded-schemas';
import {
  type Change,
  type ChangeOf,
  type JournalEntry,
  readJournal,
  removeFromJournal,
} from '../device/journal/journal';
import {
  markOpened,
  markPinned,
  saveListedKillRecord,
  saveRaid,
} from '../device/raids/saved-raids';
import { readRecord } from '../device/records/read-record';
import { isOfNewerShape, subjectOfKey } from '../device/records/stored-records';

export { readSavedList } from '../device/raids/saved-list';
export {
  markOpened,
  markPinned,
  markUnreadable,
  rewriteSavedList,
  saveKillRecord,
  saveListedKillRecord,
  saveRaid,
  withSavedKills,
} from '../device/raids/saved-raids';
export { withLaterFixes } from '../device/records/read-record';

export const rareChanges = lateChunk('apply-rare-changes', () => import('./apply-rare-changes'));

const code = OwnText;
const StoredChange = v.variant('kind', [
  v.object({ kind: v.literal('record'), key: OwnText, record: v.unknown() }),
  v.object({
    kind: v.literal('open'),
    code,
    openedAt: v.number(),
    killId: v.optional(v.number()),
  }),
  v.object({ kind: v.literal('pin'), code, isPinned: v.boolean() }),
]);
const StoredJournalEntry = v.object({ id: OwnText, at: v.number(), deed: v.unknown() });

/**
 * Applies the entries that earlier pages left in the journal, in order. A newer version's entry
 * stays. After an entry that cannot be saved, all later entries stay. Rejects if the journal cannot
 * be read.
 */
export async function replayEntries(): Promise<void> {
  for (const [key, stored] of await readJournal()) {
    const read = v.safeParse(StoredJournalEntry, stored);
    if (!read.success) continue;
    const { id, at, deed } = read.output;
    const change = await readChange(deed, at);
    if (!change) continue;
    const entry: JournalEntry = { id, at, change, key: Promise.resolve(key) };
    await applyEntry(change, entry);
    if (!entry.isDone) return;
  }
}

async function readChange(stored: unknown, at: number): Promise<Change | undefined> {
  const read = v.safeParse(StoredChange, stored);
  return read.success ? read.output : (await rareChanges.load()).readRareChange(stored, at);
}

async function applyEntry(change: Change, entry: JournalEntry): Promise<unknown> {
  switch (change.kind) {
    case 'record':
      return applyRecord(change, entry);
    case 'open':
      return markOpened(change, entry);
    case 'pin':
      return markPinned(change.code, change.isPinned, entry);
    default:
      return (await rareChanges.load()).applyChangeToRecords(change, entry);
  }
}

/** Applies a fetched record. A kill alone does not bring back a deleted raid. */
async function applyRecord(
  { key, record: stored }: ChangeOf<'record'>,
  entry: JournalEntry,
): Promise<unknown> {
  const subject = subjectOfKey(key);
  const record = readRecord(stored);
  if (record && subject)
    return record.kind === 'raid'
      ? saveRaid(subject.code, record, entry)
      : saveListedKillRecord(subject, record, entry);
  // A newer version's record stays in the journal.
  entry.isDone = true;
  return isOfNewerShape(stored) ? undefined : removeFromJournal(entry);
}
