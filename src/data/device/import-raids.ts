import { changeSettings } from '../settings';
import { deviceStore } from './device-store';
import { type FiledRaid, type FiledRecord, filedIn, keyOf, type OnProgress } from './raid-file';
import { writeIndex } from './raid-index';
import { changeRaids, keepListedRaiders, saveRaid, withEntry } from './saved-raids';
import { fetchedAtOf, readRecord } from './stored-records';

/** What a file of raids would bring, or has brought. */
export interface Imported {
  /** Codes of raids of which something came, and of those of which all was there. */
  came: ReadonlySet<string>;
  there: ReadonlySet<string>;
  /** Records and lines that could not be read. */
  unreadable: number;
}

/** What is done with the file: looked into, or taken over. */
export type ImportMode = 'look' | 'take';

/**
 * Goes through a file of raids, and takes over what it has of later. What is on the device and was
 * fetched later stays. What was taken before a stop or a failure holds.
 *
 * Throws RaidFileUnreadable, and the signal's reason when it is stopped.
 */
export async function importRaids(
  file: Blob,
  mode: ImportMode,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<Imported> {
  const came = new Set<string>();
  const there = new Set<string>();
  let unreadable = 0;
  let raids = 0;
  for await (const filed of filedIn(file)) {
    signal.throwIfAborted();
    if (filed.kind === 'settings') {
      if (mode === 'take') changeSettings(filed.settings);
    } else if (filed.kind === 'damaged') unreadable += 1;
    else if (filed.kind === 'raid') {
      raids += 1;
      onProgress(raids, raids);
    } else {
      const outcome = await importRecord(filed, mode);
      if (outcome === 'unreadable') unreadable += 1;
      else (outcome === 'came' ? came : there).add(filed.code);
    }
  }
  if (mode === 'take') await mergeNotes(file);
  return { came, there: new Set([...there].filter((code) => !came.has(code))), unreadable };
}

async function importRecord(
  { code, killId, stored }: FiledRecord,
  mode: ImportMode,
): Promise<'came' | 'there' | 'unreadable'> {
  const record = readRecord(stored);
  if (!record || (record.kind === 'raid') !== (killId === undefined)) return 'unreadable';
  const there = fetchedAtOf(await deviceStore.read(keyOf(code, killId))) ?? -1;
  if (there >= record.fetchedAt) return 'there';
  if (mode === 'look') return 'came';
  const isSaved =
    record.kind === 'raid'
      ? await saveRaid(code, record)
      : (await keepListedRaiders(code, killId ?? -1, record)) === 'listed';
  return isSaved ? 'came' : 'unreadable';
}

/** Brings the pins and the times of opening over, once the raids are there. */
async function mergeNotes(file: Blob): Promise<void> {
  for await (const filed of filedIn(file)) {
    if (filed.kind === 'raid') await mergeNote(filed);
  }
}

const mergeNote = ({ code, openedAt, isPinned, lastKill }: FiledRaid) =>
  changeRaids(async (raids, records) => {
    const entry = raids.find((raid) => raid.code === code);
    if (!entry) return true;
    const kill = entry.lastKill ?? lastKill;
    writeIndex(
      records,
      withEntry(raids, {
        ...entry,
        openedAt: Math.max(entry.openedAt, openedAt),
        isPinned: entry.isPinned || isPinned,
        ...(kill !== undefined && { lastKill: kill }),
      }),
    );
    return true;
  });
