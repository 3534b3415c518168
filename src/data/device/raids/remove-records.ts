import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/log-site/report-link';
import { readSafely, UnreadableRecord } from '../read-safely';
import { isJudgementKey } from '../records/judgement-record';
import { putUnlessOlder } from '../records/put-unless-older';
import {
  bytesOf,
  KILL_RECORDS,
  killRange,
  raidersKey,
  raidKey,
  readKey,
  readRecord,
} from '../records/stored-records';
import type { SavedRaid } from './index-entry';
import { findKills, writeIndex } from './raid-index';
import { changeRaids, withEntry } from './saved-raids';

/** More than this is not left in memory for an undo: about 35 whole raids. */
const MAX_UNDO_BYTES = 30_000_000;

/** Raids and judgements that were taken off this device together. */
export interface Removal {
  raids: readonly SavedRaid[];
  /** How many judgements. */
  judgements: number;
  /** Puts them back with all that could be read of them. Nothing where they were too many for memory. */
  undo: (() => Promise<boolean>) | undefined;
}

/**
 * Takes a raid with all its records off this device.
 *
 * Nothing when there was neither an entry nor a record, or when the device refuses: all is then as it was.
 */
export const removeRaid = (code: ReportCode): Promise<Removal | undefined> =>
  changeRaids(async (raids, records) => {
    const kills = await killKeys(records, code);
    const isThere = (await promisifyRequest(records.count(raidKey(code)))) > 0;
    const keys = isThere ? [raidKey(code), ...kills] : kills;
    const entries = raids.filter((raid) => raid.code === code);
    if (entries.length === 0 && keys.length === 0) return undefined;
    const removed = await readAll(records, keys);
    for (const key of keys) records.delete(key);
    writeIndex(
      records,
      raids.filter((raid) => raid.code !== code),
    );
    return { raids: entries, judgements: 0, undo: () => putBack(removed, entries) };
  });

/** The keys of all records of a raid's kills. */
async function killKeys(records: IDBObjectStore, code: ReportCode): Promise<IDBValidKey[]> {
  const keys = await Promise.all(
    KILL_RECORDS.map((kind) => promisifyRequest(records.getAllKeys(killRange(kind, code)))),
  );
  return keys.flat();
}

/** Takes every raid off this device, and every judgement with them. Nothing when the device refuses. */
export const removeAllRaids = (): Promise<Removal | undefined> =>
  changeRaids(async (raids, records) => {
    const all = await promisifyRequest(records.getAllKeys());
    const keys = all.filter((key) => readKey(`${key}`) ?? isJudgementKey(key));
    const removed = canBeBroughtBack(raids) ? await readAll(records, keys) : undefined;
    for (const key of keys) records.delete(key);
    writeIndex(records, []);
    const judgements = keys.filter(isJudgementKey).length;
    return { raids, judgements, undo: removed && (() => putBack(removed, raids)) };
  });

/** Whether raids are few enough to be brought back after being deleted together. */
export const canBeBroughtBack = (raids: readonly SavedRaid[]): boolean =>
  raids.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_UNDO_BYTES;

type RemovedRecords = ReadonlyMap<IDBValidKey, unknown>;

/** The records at some keys. One that cannot be read is left out: there is no way back for it. */
async function readAll(
  records: IDBObjectStore,
  keys: readonly IDBValidKey[],
): Promise<RemovedRecords> {
  const read = await Promise.all(
    keys.map(async (key) => [key, await readSafely(records, key)] as const),
  );
  return new Map(read.filter(([, record]) => !(record instanceof UnreadableRecord)));
}

/** What was fetched again since then stays; what was removed is added to it. */
const putBack = (removed: RemovedRecords, raids: readonly SavedRaid[]): Promise<boolean> =>
  changeRaids(async (listed, records) => {
    const keys = [...removed.keys()];
    const isPut = await Promise.all(
      keys.map((key) => putUnlessOlder(records, key, removed.get(key))),
    );
    const put = keys.filter((_, index) => isPut[index]);
    let back = listed;
    for (const raid of raids) {
      const kills = await findKills(records, raid.code);
      const now = listed.find(({ code }) => code === raid.code);
      back = withEntry(back, joined({ raid, now, kills, removed, put }));
    }
    writeIndex(records, back);
    return true;
  }).then(Boolean);

interface Joining {
  /** As it was when it was deleted. */
  raid: SavedRaid;
  /** As it is listed, when it was opened again since. */
  now: SavedRaid | undefined;
  /** The kills whose records are there. */
  kills: readonly number[];
  removed: RemovedRecords;
  /** The keys of what was put back. */
  put: readonly IDBValidKey[];
}

function joined({ raid, now, kills, removed, put }: Joining): SavedRaid {
  const { code } = raid;
  const others = now?.savedKills ?? kills.filter((id) => !removed.has(raidersKey(code, id)));
  const counted = [...new Set([...raid.savedKills, ...others])];
  const savedKills = counted.filter((id) => kills.includes(id));
  if (!now) return { ...raid, savedKills };
  const ofRaid = put.filter((key) => readKey(`${key}`)?.code === code);
  const bytes = ofRaid.reduce<number>((sum, key) => sum + bytesAt(removed, key), now.bytes);
  return {
    ...(put.includes(raidKey(code)) ? raid : now),
    savedKills,
    bytes,
    openedAt: Math.max(raid.openedAt, now.openedAt),
    isPinned: raid.isPinned || now.isPinned,
  };
}

function bytesAt(removed: RemovedRecords, key: IDBValidKey): number {
  const record = readRecord(removed.get(key));
  return record ? bytesOf(record.data) : 0;
}
