import { readSavedList } from '../device/raids/saved-list';
import { readSaved } from '../device/read-saved';
import {
  type KeptKind,
  KeptRecordUnreadable,
  readStoredKept,
  type StoredKept,
  withStatements,
} from '../device/records/kept-kind';
import { KEPT_KINDS } from '../device/records/kept-kinds';
import type { SavedRaid } from '../device/records/saved-raid';
import {
  KILL_RECORD_KINDS,
  type RecordSubject,
  readSafely,
  recordKey,
  UnreadableRecord,
} from '../device/records/stored-records';
import { packer } from '../packing';
import { portableSettings } from '../settings/portable-settings';
import { readSavedSharedResults } from '../shared-results/saved-shared-results';
import { FILE_HEADER } from './read-raid-file';

type OnProgress = (done: number, all: number) => void;

export interface RaidFile {
  packed: Blob;
  /** The number of unreadable records, which the file lacks. */
  unreadable: number;
}

/**
 * Packs saved raids, shared results, statements and settings (no key or sign-in), record by record.
 * Throws SavedRaidsUnreadable, and the signal's reason.
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
    for (const { savedAt, fragment } of await readSavedSharedResults()) {
      await write({ kind: 'judgement', savedAt, fragment });
    }
    for (const kind of KEPT_KINDS.filter(({ isOfDevice }) => !isOfDevice)) {
      const record = await readSaved((records) => readStoredKept(records, kind));
      const stored = portableKept(kind, record);
      if (stored instanceof UnreadableRecord) unreadable += 1;
      else if (stored !== undefined) await write({ kind: 'notes', of: kind.key, stored });
    }
    await write({ kind: 'end' });
    await writer.close();
  } catch (error) {
    packed.catch(() => {});
    await writer.abort(error);
    throw error;
  }
  return { packed: await packed, unreadable };
}

/** Returns a kept record for a file; undefined if it is empty or a newer version wrote it. */
function portableKept(kind: KeptKind, record: StoredKept): unknown {
  try {
    const kept = withStatements(kind, record, []);
    return kept.notes.length > 0 ? kept : undefined;
  } catch (error) {
    if (error instanceof KeptRecordUnreadable) return error.cause;
    throw error;
  }
}

/** Writes a raid's records. Returns how many are unreadable. */
async function writeRaid(
  raid: SavedRaid,
  write: (line: unknown) => Promise<void>,
): Promise<number> {
  let unreadable = 0;
  const { code, title, openedAt, isPinned, lastKill, savedKills } = raid;
  await write({ kind: 'raid', code, title, openedAt, isPinned, lastKill });
  const kills = savedKills.flatMap((killId) =>
    KILL_RECORD_KINDS.map((kind): RecordSubject => ({ kind, code, killId })),
  );
  for (const subject of [{ kind: 'raid', code } as const, ...kills]) {
    // Throws if IndexedDB hangs, rather than exporting an empty raid.
    const { stored } = await readSaved(async (records) => ({
      stored: await readSafely(records, recordKey(subject)),
    }));
    const { kind: _, ...ids } = subject;
    if (stored instanceof UnreadableRecord) unreadable += 1;
    else if (stored !== undefined) await write({ kind: 'record', ...ids, stored });
  }
  return unreadable;
}
