import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { noteListVersion } from '../device-store';
import { readSafely } from '../read-safely';
import { killRange, raidKey, readKey, readRecord } from '../records/stored-records';
import { entryFor, eraField, isSavedRaid, type SavedRaid } from './saved-list-entry';

/** The first release's word, as stored. */
const LIST_KEY = 'index';

/** The shape of the list. Raise it with any change of an entry's schema, and add an upgrade. */
export const LIST_SHAPE = 4;

/** An entry of shape 1. Its mark for saved icons is dropped: the caches tell. */
const EntryOfShape1 = v.object({
  code: v.string(),
  title: v.string(),
  owner: v.string(),
  startedAt: v.number(),
  zones: v.array(v.string()),
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  keptKills: v.array(v.number()),
  bytes: v.number(),
  openedAt: v.number(),
  isPinned: v.boolean(),
});

const EntryOfShape3 = v.looseObject({ keptKills: v.array(v.number()) });

function withSavedKills(entry: unknown): unknown {
  const read = v.safeParse(EntryOfShape3, entry);
  if (!read.success) return entry;
  const { keptKills: savedKills, ...raid } = read.output;
  return { ...raid, savedKills };
}

/** Upgrades to the next shape, by the shape of the entries. */
export const LIST_UPGRADES: Readonly<Record<number, (entries: unknown[]) => unknown[]>> = {
  1: (entries) =>
    entries.map((entry) => {
      const read = v.safeParse(EntryOfShape1, entry);
      if (!read.success) return entry;
      const raid = read.output;
      return { ...raid, ...eraField({ kills: raid.zones.map((zone) => ({ zone })) }) };
    }),
  2: (entries) => entries,
  3: (entries) => entries.map(withSavedKills),
};

const StoredList = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(1)),
  raids: v.array(v.unknown()),
});

/** Reads the stored list. Anything in an unknown format is treated as empty. */
function readStored(stored: unknown): v.InferOutput<typeof StoredList> | undefined {
  // Shape 1 was an array.
  if (Array.isArray(stored)) return { shape: 1, raids: stored };
  const read = v.safeParse(StoredList, stored);
  return read.success ? read.output : undefined;
}

/** One unreadable entry has the list rebuilt. */
const upgraded = (entries: unknown[], shape: number): unknown[] =>
  shape === LIST_SHAPE
    ? entries
    : upgraded(LIST_UPGRADES[shape]?.(entries) ?? [undefined], shape + 1);

/**
 * Reads the list of saved raids, in every transaction. Damaged entries are rebuilt from the
 * records. Undefined if a newer version wrote the list: then it stays unchanged.
 */
export async function readSavedList(records: IDBObjectStore): Promise<SavedRaid[] | undefined> {
  const stored = readStored(await readSafely(records, LIST_KEY));
  const isNewer = stored !== undefined && stored.shape > LIST_SHAPE;
  noteListVersion(isNewer);
  if (isNewer) return undefined;
  const entries = stored ? upgraded(stored.raids, stored.shape) : [];
  const raids = entries.filter(isSavedRaid);
  const isWhole = stored !== undefined && raids.length === entries.length;
  return isWhole ? raids : [...raids, ...(await readUnlisted(records, raids))];
}

/** Writes the list back, in the transaction that read it, so that no tab undoes another. */
export function writeSavedList(records: IDBObjectStore, raids: SavedRaid[]): void {
  records.put({ shape: LIST_SHAPE, raids }, LIST_KEY);
}

/** Returns the kills of a report that have records, listed or not. */
export async function findKills(records: IDBObjectStore, code: ReportCode): Promise<number[]> {
  const keys = await promisifyRequest(records.getAllKeys(killRange('raiders', code)));
  return keys.flatMap((key) => {
    const subject = readKey(`${key}`);
    return subject?.kind === 'raiders' ? [subject.killId] : [];
  });
}

async function readUnlisted(records: IDBObjectStore, listed: SavedRaid[]): Promise<SavedRaid[]> {
  const codes = new Set(listed.map(({ code }) => code));
  const keys = await promisifyRequest(records.getAllKeys());
  const unlisted = keys.flatMap((key) => {
    const subject = readKey(`${key}`);
    return subject?.kind === 'raid' && !codes.has(subject.code) ? [subject.code] : [];
  });
  const found = await Promise.all(unlisted.map((code) => readEntry(records, code)));
  return found.filter((entry) => entry !== undefined);
}

async function readEntry(
  records: IDBObjectStore,
  code: ReportCode,
): Promise<SavedRaid | undefined> {
  const record = readRecord(await readSafely(records, raidKey(code)));
  if (record?.kind !== 'raid') return undefined;
  return entryFor(code, record, { savedKills: await findKills(records, code) });
}
