import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/log-site/report-link';
import { countRecordChange, deviceStore } from '../device-store';
import { isObsolete, settleEntry } from '../journal/applied-entries';
import {
  type ChangeOf,
  type JournalEntry,
  removeFromJournal,
  writeToJournal,
} from '../journal/journal';
import { keptStatements, readStoredKept, storedKeysOf, withStatements } from '../records/kept-kind';
import { KEPT_KINDS } from '../records/kept-kinds';
import { readRecord } from '../records/read-record';
import type { SavedRaid } from '../records/saved-raid';
import { isSharedResultKey } from '../records/shared-result-record';
import {
  allDigestsRange,
  bytesOf,
  digestRange,
  putUnlessOlder,
  raidersKey,
  raidKey,
  readSafely,
  subjectOfKey,
  UnreadableRecord,
} from '../records/stored-records';
import { readSavedList } from './saved-list';
import { changeList, rewriteSavedList, withEntry } from './saved-raids';
import { findKills, killRecordKeys } from './stored-list';

/** The most bytes that an undo holds in memory: about 35 nights. */
const MAX_UNDO_BYTES = 30_000_000;

export interface DeletedRaids {
  raids: readonly SavedRaid[];
  sharedResults: number;
  /** Restores everything readable. Undefined if nothing was deleted, or if memory was too small. */
  restore: (() => Promise<boolean>) | undefined;
}

/** Deletes a raid with its records. Undefined without records or if IndexedDB refuses. */
export const deleteRaidRecords = (
  code: ReportCode,
  journaled?: JournalEntry,
): Promise<DeletedRaids | undefined> =>
  deleteFirst(async (raids, records) => {
    const kills = await killRecordKeys(records, code);
    const isThere = (await promisifyRequest(records.count(raidKey(code)))) > 0;
    const keys = isThere ? [raidKey(code), ...kills] : kills;
    const entries = raids.filter((raid) => raid.code === code);
    if (entries.length === 0 && keys.length === 0) return undefined;
    const deleted = await readAll(records, keys);
    for (const key of keys) records.delete(key);
    records.delete(digestRange(code));
    return { raids: entries, sharedResults: 0, restore: restoreOf(code, deleted, entries) };
  }, journaled);

/** Deletes every raid, shared result and statement of the user. Undefined if IndexedDB refuses. */
export const deleteAllRecords = (journaled?: JournalEntry): Promise<DeletedRaids | undefined> =>
  deleteFirst(async (raids, records) => {
    const stored = await promisifyRequest(records.getAllKeys());
    const keys = stored.filter(
      (key) => subjectOfKey(`${key}`) || isSharedResultKey(key) || KEPT_KEYS.has(key),
    );
    const deleted = canBeRestored(raids) ? await readAll(records, keys) : undefined;
    for (const key of keys) records.delete(key);
    records.delete(allDigestsRange());
    const sharedResults = keys.filter(isSharedResultKey).length;
    const isUndoable = deleted && keys.length > 0;
    const restore = isUndoable ? restoreOf('all', deleted, raids) : undefined;
    return { raids, sharedResults, restore };
  }, journaled);

/** The keys of the user's statements, including those of earlier releases. */
const KEPT_KEYS: ReadonlySet<IDBValidKey> = new Set(KEPT_KINDS.flatMap(storedKeysOf));

/**
 * Deletes in a transaction without a put, the only kind that works on a full disk. Then writes the
 * list, and marks the entry as applied. If that write fails, the list names raids without
 * records, which nothing reads.
 */
async function deleteFirst(
  step: (raids: SavedRaid[], records: IDBObjectStore) => Promise<DeletedRaids | undefined>,
  journaled: JournalEntry | undefined,
): Promise<DeletedRaids | undefined> {
  const outcome = await deviceStore.change(async (records) => {
    const raids = await readSavedList(records);
    if (!raids) return undefined;
    const wasApplied = journaled && (await isObsolete(records, journaled));
    const deleted = wasApplied ? undefined : await step(raids, records);
    records.transaction.commit();
    return { deleted };
  });
  if (!outcome) return undefined;
  // `rewriteSavedList` counts the change, unless its write fails.
  if (!(await rewriteSavedList(journaled))) countRecordChange();
  settleEntry(journaled);
  return outcome.deleted;
}

export const canBeRestored = (raids: readonly SavedRaid[]): boolean =>
  raids.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_UNDO_BYTES;

type DeletedRecords = ReadonlyMap<IDBValidKey, unknown>;

async function readAll(
  records: IDBObjectStore,
  keys: readonly IDBValidKey[],
): Promise<DeletedRecords> {
  const read = await Promise.all(
    keys.map(async (key) => [key, await readSafely(records, key)] as const),
  );
  return new Map(read.filter(([, record]) => !(record instanceof UnreadableRecord)));
}

const restoreOf =
  (what: string, records: DeletedRecords, raids: readonly SavedRaid[]) =>
  async (): Promise<boolean> => {
    const change = { what, records, raids };
    const journaled = writeToJournal({ kind: 'restore', ...change });
    const isRestored = (await restoreRecords(change, journaled)) || journaled.isObsolete === true;
    // The user sees that restoring failed, so no later visit may restore the raid.
    if (!isRestored) void removeFromJournal(journaled);
    return isRestored;
  };

/** Restores records. A raid that was opened again meanwhile also gets its deleted records back. */
export const restoreRecords = (
  { records: deleted, raids }: ChangeOf<'restore'>,
  journaled?: JournalEntry,
): Promise<boolean> =>
  changeList(async (list) => {
    const { records, raids: listed } = list;
    await restoreKept(records, deleted);
    const keys = [...deleted.keys()].filter((key) => !KEPT_KEYS.has(key));
    const current = await Promise.all(keys.map((key) => readSafely(records, key)));
    const put = keys.filter((key, index) =>
      putUnlessOlder(records, key, { stored: deleted.get(key), current: current[index] }),
    );
    for (const raid of raids) {
      const kills = await findKills(records, raid.code);
      const now = listed.find(({ code }) => code === raid.code);
      list.raids = withEntry(list.raids, mergeEntries({ raid, now, kills, deleted, put }));
    }
    return true;
  }, journaled).then(Boolean);

/** Restores the user's statements. Later statements stay. */
async function restoreKept(records: IDBObjectStore, deleted: DeletedRecords): Promise<void> {
  for (const kind of KEPT_KINDS) {
    const keys = storedKeysOf(kind).filter((key) => deleted.has(key));
    const record = await readStoredKept(records, kind);
    const hasNewRecord = record.stored !== undefined || record.earlier !== undefined;
    if (!hasNewRecord) for (const key of keys) records.put(deleted.get(key), key);
    else if (keys.length > 0) {
      const before = {
        stored: deleted.get(kind.key),
        earlier: deleted.get(kind.earlier?.key ?? ''),
      };
      records.put(withStatements(kind, record, keptStatements(kind, before)), kind.key);
    }
  }
}

interface RaidToMerge {
  raid: SavedRaid;
  /** The raid's present entry, if the raid was opened again after the deletion. */
  now: SavedRaid | undefined;
  kills: readonly number[];
  deleted: DeletedRecords;
  put: readonly IDBValidKey[];
}

function mergeEntries({ raid, now, kills, deleted, put }: RaidToMerge): SavedRaid {
  const { code } = raid;
  const others = now?.savedKills ?? kills.filter((id) => !deleted.has(raidersKey(code, id)));
  const counted = [...new Set([...raid.savedKills, ...others])];
  const savedKills = counted.filter((id) => kills.includes(id));
  if (!now) return { ...raid, savedKills };
  const keysOfRaid = put.filter((key) => subjectOfKey(`${key}`)?.code === code);
  const bytes = keysOfRaid.reduce<number>((sum, key) => sum + bytesAt(deleted, key), now.bytes);
  return {
    ...(put.includes(raidKey(code)) ? raid : now),
    savedKills,
    bytes,
    openedAt: Math.max(raid.openedAt, now.openedAt),
    isPinned: raid.isPinned || now.isPinned,
  };
}

function bytesAt(deleted: DeletedRecords, key: IDBValidKey): number {
  const record = readRecord(deleted.get(key));
  return record ? bytesOf(record.data) : 0;
}
