import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { type EraSigns, eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { cutTo, ForeignText, MOST } from '../../foreign';
import { deviceStore, noteListVersion, storageFailure } from '../device-store';
import { StoredTime } from '../records/record-schemas';
import {
  bytesOf,
  type Fetched,
  killRange,
  raidKey,
  readKey,
  readRecord,
  readSafely,
} from '../records/stored-records';

/** Estimate for 25 raiders in full gear. */
const USUAL_KILL_BYTES = 70_000;

const FIELDS = {
  code: v.string(),
  title: ForeignText,
  owner: ForeignText,
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: StoredTime,
  /** Id of its era, possibly of a newer version. Absent if unknown. */
  era: v.exactOptional(v.string()),
  zones: v.pipe(v.array(ForeignText), cutTo(MOST.others)),
  /** Raiders of its largest kill. Absent if unknown. */
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  /** Fight ids of kills whose raiders are saved. */
  savedKills: v.array(v.number()),
  /** Approximate. */
  bytes: v.number(),
  openedAt: StoredTime,
  /** Fight id of the kill opened last. Absent if none was. */
  lastKill: v.exactOptional(v.number()),
  /** Never suggested for deletion. */
  isPinned: v.boolean(),
};

export type SavedRaid = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

/** An entry of the list. Change it only together with the list's shape number. */
export const Entry: v.GenericSchema<SavedRaid> = v.object(FIELDS);

/** Whether an entry is sound. It may have fields of a newer version. */
const isSavedRaid = (entry: unknown): entry is SavedRaid => v.is(Entry, entry);

/** Builds the entry of a report as just fetched; what the user did to it stays. */
export function entryFor(
  code: ReportCode,
  { data, fetchedAt }: Fetched<Raid>,
  { era: _, size: __, ...before }: Pick<SavedRaid, 'savedKills'> & Partial<SavedRaid>,
): SavedRaid {
  const sizes = data.kills.flatMap(({ size }) => size ?? []);
  return {
    bytes: bytesOf(data) + before.savedKills.length * USUAL_KILL_BYTES,
    openedAt: fetchedAt,
    isPinned: false,
    ...before,
    code,
    title: data.title,
    owner: data.owner,
    startedAt: data.startedAt,
    ...eraField(data),
    zones: [...new Set(data.kills.map(({ zone }) => zone).filter(Boolean))],
    ...(sizes.length > 0 && { size: Math.max(...sizes) }),
    killCount: data.kills.length,
  };
}

/** Returns an entry's era; empty if the report does not tell. */
function eraField(raid: EraSigns): Pick<SavedRaid, 'era'> {
  const { era, isCertain } = eraOf(raid);
  return isCertain ? { era: era.id } : {};
}

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

function renameKeptKills(entry: unknown): unknown {
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
  3: (entries) => entries.map(renameKeptKills),
};

const StoredList = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(1)),
  raids: v.array(v.unknown()),
});

/** Reads the stored list. Anything in an unknown format is treated as empty. */
function readStoredList(stored: unknown): v.InferOutput<typeof StoredList> | undefined {
  // Shape 1 was an array.
  if (Array.isArray(stored)) return { shape: 1, raids: stored };
  const read = v.safeParse(StoredList, stored);
  return read.success ? read.output : undefined;
}

/** Upgrades entries to the present shape. A list of an unknown shape counts as damaged. */
const upgradeEntries = (entries: unknown[], shape: number): unknown[] =>
  shape === LIST_SHAPE
    ? entries
    : upgradeEntries(LIST_UPGRADES[shape]?.(entries) ?? [undefined], shape + 1);

/**
 * Reads the list of saved raids, in every transaction. Damaged entries are rebuilt from the
 * records. Undefined if a newer version wrote the list: then it stays unchanged.
 */
export async function readSavedList(records: IDBObjectStore): Promise<SavedRaid[] | undefined> {
  const stored = readStoredList(await readSafely(records, LIST_KEY));
  const isNewer = stored !== undefined && stored.shape > LIST_SHAPE;
  noteListVersion(isNewer);
  if (isNewer) return undefined;
  const entries = stored ? upgradeEntries(stored.raids, stored.shape) : [];
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

/** Returns a stored report; undefined if it is missing or unreadable. */
export function raidOf(stored: unknown): Raid | undefined {
  const record = readRecord(stored);
  return record?.kind === 'raid' ? record.data : undefined;
}

/** IndexedDB cannot be read now. Saved data stays unchanged. */
export class SavedRaidsUnreadable extends Error {
  override name = 'SavedRaidsUnreadable';

  constructor() {
    super('What is saved on this device cannot be read now', { cause: storageFailure() });
  }
}

/** Reads what is saved, in one transaction. Throws SavedRaidsUnreadable. */
export async function readSaved<T>(
  step: (records: IDBObjectStore) => Promise<T | undefined>,
): Promise<T> {
  const read = await deviceStore.readTogether(step);
  if (read === undefined) throw new SavedRaidsUnreadable();
  return read;
}

/** Whether a report opens without the network. */
export const isRaidSaved = async (code: ReportCode): Promise<boolean> =>
  raidOf(await deviceStore.read(raidKey(code))) !== undefined;
