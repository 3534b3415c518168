import * as v from 'valibot';
import { type Deed, type JournalEntry, readJournal, strike } from '../device/raids/journal';
import { markOpened, pinRaid, saveListedKillRecord, saveRaid } from '../device/raids/saved-raids';
import { readRecord } from '../device/records/read-record';
import { isOfNewerShape, readKey } from '../device/records/stored-records';
import { loadRareDeeds } from './load-rare-deeds';

/** Loads with the first fetch or when the app is idle: the first page only reads. */
export { readSavedList } from '../device/raids/rebuilt-list';
export * from '../device/raids/saved-raids';
export { withLaterFixes } from '../device/records/read-record';

const code = v.string();
const StoredDeed = v.variant('kind', [
  v.object({ kind: v.literal('record'), key: v.string(), record: v.unknown() }),
  v.object({
    kind: v.literal('open'),
    code,
    openedAt: v.number(),
    killId: v.optional(v.number()),
  }),
  v.object({ kind: v.literal('pin'), code, isPinned: v.boolean() }),
]);
const StoredEntry = v.object({ id: v.string(), at: v.number(), deed: v.unknown() });

/**
 * Takes over what pages left in the journal, in its order. An entry of a newer version stays, and
 * so does all that follows one which cannot be saved. Rejects if the journal cannot be read.
 */
export async function takeOverLeft(): Promise<void> {
  for (const [key, stored] of await readJournal()) {
    const read = v.safeParse(StoredEntry, stored);
    if (!read.success) continue;
    const deed = await readDeed(read.output.deed);
    if (!deed) continue;
    const entry: JournalEntry = { ...read.output, deed, key: Promise.resolve(key) };
    await takeOver(deed, entry);
    if (!entry.isOver) return;
  }
}

async function readDeed(stored: unknown): Promise<Deed | undefined> {
  const read = v.safeParse(StoredDeed, stored);
  return read.success ? read.output : (await loadRareDeeds()).readRareDeed(stored);
}

async function takeOver(deed: Deed, entry: JournalEntry): Promise<unknown> {
  switch (deed.kind) {
    case 'record':
      return takeOverRecord(deed, entry);
    case 'open':
      return markOpened(deed, entry);
    case 'pin':
      return pinRaid(deed.code, deed.isPinned, entry);
    default:
      return (await loadRareDeeds()).takeOverRare(deed, entry);
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
