import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { ownList } from '../../bounded-schemas';
import { setListIsNewer } from '../device-store';
import { isSavedRaid, LIST_SHAPE, type SavedRaid } from '../records/saved-raid';
import {
  KILL_RECORD_KINDS,
  killRange,
  raidRange,
  readSafely,
  subjectOfKey,
} from '../records/stored-records';

/** The list's key in IndexedDB, named by the first release. */
const LIST_KEY = 'index';

const StoredList = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(1)),
  raids: ownList(v.unknown()),
});

/** Reads the stored list. Anything in an unknown format is treated as empty. */
function readStoredList(stored: unknown): v.InferOutput<typeof StoredList> | undefined {
  // A list of shape 1 is an array.
  if (Array.isArray(stored)) return { shape: 1, raids: stored };
  const read = v.safeParse(StoredList, stored);
  return read.success ? read.output : undefined;
}

interface ReadList {
  raids: SavedRaid[];
  /** Codes of reports without a sound entry. */
  unlisted: ReportCode[];
  isOlder: boolean;
}

/**
 * Reads the sound entries of the list, and finds reports that the list lacks. Entries without a
 * record are dropped: on a full disk a deletion cannot write the list. Undefined if a newer version
 * wrote the list, which then stays unchanged.
 */
export async function readEntries(
  records: IDBObjectStore,
  upgrade = (entries: unknown[], _shape: number): unknown[] => entries,
): Promise<ReadList | undefined> {
  const stored = readStoredList(await readSafely(records, LIST_KEY));
  const isNewer = stored !== undefined && stored.shape > LIST_SHAPE;
  setListIsNewer(isNewer);
  if (isNewer) return undefined;
  const entries = stored ? upgrade(stored.raids, stored.shape) : [];
  const sound = entries.filter(isSavedRaid);
  const isWhole = stored !== undefined && sound.length === entries.length;
  const keys = await promisifyRequest(records.getAllKeys(raidRange()));
  const codes = new Set(keys.flatMap((key) => subjectOfKey(`${key}`)?.code ?? []));
  const recordFlags = await Promise.all(
    sound.map(
      async ({ code }) => codes.has(code) || (await killRecordKeys(records, code)).length > 0,
    ),
  );
  for (const { code } of sound) codes.delete(code);
  return {
    raids: sound.filter((_, index) => recordFlags[index]),
    unlisted: isWhole ? [] : [...codes],
    isOlder: stored !== undefined && stored.shape < LIST_SHAPE,
  };
}

/**
 * Reads the list; `damaged` if it is of an older shape or lacks a report. `readSavedList` then
 * repairs it with the eras, which load after the first page.
 */
export async function readSoundList(
  records: IDBObjectStore,
): Promise<SavedRaid[] | 'damaged' | undefined> {
  const read = await readEntries(records);
  return read && (read.isOlder || read.unlisted.length > 0 ? 'damaged' : read.raids);
}

/** Writes the list back, in the transaction that read it: no tab undoes another tab's change. */
export function writeSavedList(records: IDBObjectStore, raids: SavedRaid[]): void {
  records.put({ shape: LIST_SHAPE, raids }, LIST_KEY);
}

/** Returns the ids of a report's kills that have records, listed or not. */
export async function findKills(records: IDBObjectStore, code: ReportCode): Promise<number[]> {
  const keys = await promisifyRequest(records.getAllKeys(killRange('raiders', code)));
  return keys.flatMap((key) => {
    const subject = subjectOfKey(`${key}`);
    return subject?.kind === 'raiders' ? [subject.killId] : [];
  });
}

/** Returns the keys of all records of a report's kills. */
export async function killRecordKeys(
  records: IDBObjectStore,
  code: ReportCode,
): Promise<IDBValidKey[]> {
  const keys = await Promise.all(
    KILL_RECORD_KINDS.map((kind) => promisifyRequest(records.getAllKeys(killRange(kind, code)))),
  );
  return keys.flat();
}
