import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { noteListVersion } from '../device-store';
import { readSafely } from '../read-safely';
import { killRange, raidKey, readKey, readRecord } from '../records/stored-records';
import { entryFor, eraField, isSavedRaid, type SavedRaid } from './index-entry';

const INDEX = 'index';

/** The shape of the index. Raise it with any change of an entry's schema, and say how older ones come up. */
export const INDEX_SHAPE = 4;

/** What is read of an entry of shape 1. A mark that its icons were saved goes: the caches tell. */
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

/** Shape 3 called the saved kills kept. */
function withSavedKills(entry: unknown): unknown {
  const read = v.safeParse(EntryOfShape3, entry);
  if (!read.success) return entry;
  const { keptKills: savedKills, ...raid } = read.output;
  return { ...raid, savedKills };
}

/** How the entries become those of the next shape, by the shape they have. */
export const INDEX_UPGRADES: Readonly<Record<number, (entries: unknown[]) => unknown[]>> = {
  1: (entries) =>
    entries.map((entry) => {
      const read = v.safeParse(EntryOfShape1, entry);
      if (!read.success) return entry;
      const raid = read.output;
      return { ...raid, ...eraField({ kills: raid.zones.map((zone) => ({ zone })) }) };
    }),
  // Nobody noted which kill was looked at last.
  2: (entries) => entries,
  3: (entries) => entries.map(withSavedKills),
};

const StoredIndex = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(1)),
  raids: v.array(v.unknown()),
});

/** The index as it is stored. What is neither of now nor of an earlier version has no raids. */
function readStored(stored: unknown): v.InferOutput<typeof StoredIndex> | undefined {
  // Shape 1 was the bare list.
  if (Array.isArray(stored)) return { shape: 1, raids: stored };
  const read = v.safeParse(StoredIndex, stored);
  return read.success ? read.output : undefined;
}

/** The entries in the present shape. No upgrade: one unreadable entry has the list rebuilt. */
const upgraded = (entries: unknown[], shape: number): unknown[] =>
  shape === INDEX_SHAPE
    ? entries
    : upgraded(INDEX_UPGRADES[shape]?.(entries) ?? [undefined], shape + 1);

/**
 * The saved raids by the index, a step's first look. What it has lost or damaged is rebuilt from
 * the records: they are never given up with it, and read only then.
 *
 * Nothing where a newer version of the app wrote it: then it is left as it is.
 */
export async function readIndex(records: IDBObjectStore): Promise<SavedRaid[] | undefined> {
  const stored = readStored(await readSafely(records, INDEX));
  const isNewer = stored !== undefined && stored.shape > INDEX_SHAPE;
  noteListVersion(isNewer);
  if (isNewer) return undefined;
  const entries = stored ? upgraded(stored.raids, stored.shape) : [];
  const raids = entries.filter(isSavedRaid);
  const isWhole = stored !== undefined && raids.length === entries.length;
  return isWhole ? raids : [...raids, ...(await readUnlisted(records, raids))];
}

/** Puts the index back, changed. Only ever in the step that read it, so that no tab undoes another. */
export function writeIndex(records: IDBObjectStore, raids: SavedRaid[]): void {
  records.put({ shape: INDEX_SHAPE, raids }, INDEX);
}

/** The kills of a report whose records are there, listed or not. */
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
