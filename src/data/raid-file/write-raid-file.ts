import { readSavedList } from '../device/raids/rebuilt-list';
import { readSaved, type SavedRaid } from '../device/raids/saved-list';
import {
  KILL_RECORDS,
  readSafely,
  recordKey,
  type Subject,
  UnreadableRecord,
} from '../device/records/stored-records';
import { readStoredNotes } from '../device/season/stored-notes';
import { packer } from '../packing';
import { portableSettings } from '../settings/portable-settings';
import { readSavedSharedAudits } from '../shared-audits/saved-shared-audits';
import { FILE_HEADER } from './read-raid-file';

export type OnProgress = (done: number, all: number) => void;

export interface RaidFile {
  packed: Blob;
  /** Left out of the file. */
  unreadable: number;
}

/**
 * Packs saved raids, shared results and settings (no key or sign-in), record by record. Throws
 * SavedRaidsUnreadable, and the signal's reason.
 */
export async function writeRaidFile(
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RaidFile> {
  const raids = await readSaved(readSavedList);
  const { readable, writable } = await packer('gzip');
  const packed = new Response(readable).blob();
  const writer = writable.getWriter();
  const write = async (line: unknown) => {
    signal.throwIfAborted();
    await writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  };
  let unreadable = 0;
  try {
    await write(FILE_HEADER);
    await write({ kind: 'settings', settings: portableSettings() });
    for (const [done, raid] of raids.entries()) {
      onProgress(done, raids.length);
      unreadable += await writeRaid(raid, write);
    }
    for (const { savedAt, fragment } of await readSavedSharedAudits()) {
      await write({ kind: 'judgement', savedAt, fragment });
    }
    const { notes } = await readSaved(async (records) => ({
      notes: await readStoredNotes(records),
    }));
    if (notes instanceof UnreadableRecord) unreadable += 1;
    else if (notes !== undefined) await write({ kind: 'notes', stored: notes });
    await write({ kind: 'end' });
    await writer.close();
  } catch (error) {
    packed.catch(() => {});
    await writer.abort(error);
    throw error;
  }
  return { packed: await packed, unreadable };
}

/** Returns how many of its records are unreadable. */
async function writeRaid(
  raid: SavedRaid,
  write: (line: unknown) => Promise<void>,
): Promise<number> {
  let unreadable = 0;
  const { code, title, openedAt, isPinned, lastKill, savedKills } = raid;
  await write({
    kind: 'raid',
    code,
    title,
    openedAt,
    isPinned,
    ...(lastKill !== undefined && { lastKill }),
  });
  const kills = savedKills.flatMap((killId) =>
    KILL_RECORDS.map((kind): Subject => ({ kind, code, killId })),
  );
  for (const subject of [{ kind: 'raid', code } as const, ...kills]) {
    // If IndexedDB hangs, this throws: the raid is not exported as empty.
    const { stored } = await readSaved(async (records) => ({
      stored: await readSafely(records, recordKey(subject)),
    }));
    const { kind: _, ...ids } = subject;
    if (stored instanceof UnreadableRecord) unreadable += 1;
    else if (stored !== undefined) await write({ kind: 'record', ...ids, stored });
  }
  return unreadable;
}
