import * as v from 'valibot';
import { type EraSigns, eraOf } from '#domain/eras/era-of';
import { firstPullAt } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { LIST_BOUNDS, listUpTo, OutsideId, OutsideText } from '../../bounded-schemas';
import { deviceStore } from '../device-store';
import { readRaidRecord } from '../records/read-record';
import { LIST_SHAPE, type SavedRaid } from '../records/saved-raid';
import { bytesOf, type FetchedData, raidKey, readSafely } from '../records/stored-records';
import { findKills, readEntries } from './stored-list';

/** An estimate for 25 raiders in full gear. */
const USUAL_KILL_BYTES = 70_000;

/** Builds the entry of a report just fetched. The user's marks on it stay. */
export function listEntryFor(
  code: ReportCode,
  { data, fetchedAt }: FetchedData<Raid>,
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
    startedAt: data.startedAt && firstPullAt(data),
    ...eraField(data),
    zones: [...new Set(data.kills.map(({ zone }) => zone).filter(Boolean))],
    ...(sizes.length > 0 && { size: Math.max(...sizes) }),
    killCount: data.kills.length,
  };
}

/** Returns an entry's era; empty if the report leaves it uncertain. */
function eraField(raid: EraSigns): Pick<SavedRaid, 'era'> {
  const { era, isCertain } = eraOf(raid);
  return isCertain ? { era: era.id } : {};
}

/** An entry of shape 1. Its mark for saved icons is dropped: the caches show which are saved. */
const EntryOfShape1 = v.object({
  code: OutsideId,
  title: OutsideText,
  owner: OutsideText,
  startedAt: v.number(),
  zones: listUpTo(LIST_BOUNDS.others, OutsideText),
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  keptKills: listUpTo(LIST_BOUNDS.fights, v.number()),
  bytes: v.number(),
  openedAt: v.number(),
  isPinned: v.boolean(),
});

const EntryOfShape3 = v.looseObject({ keptKills: listUpTo(LIST_BOUNDS.fights, v.number()) });

function renameKeptKills(entry: unknown): unknown {
  const read = v.safeParse(EntryOfShape3, entry);
  if (!read.success) return entry;
  const { keptKills: savedKills, ...raid } = read.output;
  return { ...raid, savedKills };
}

/** Functions that upgrade entries to the next shape, by the shape that they upgrade. */
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

/** Upgrades entries to the present shape. A list of an unknown shape counts as damaged. */
const upgradeEntries = (entries: unknown[], shape: number): unknown[] =>
  shape === LIST_SHAPE
    ? entries
    : upgradeEntries(LIST_UPGRADES[shape]?.(entries) ?? [undefined], shape + 1);

/**
 * Reads the list of saved raids. Damaged entries are rebuilt from the records. Undefined if a newer
 * version wrote the list, which then stays unchanged.
 */
export async function readSavedList(records: IDBObjectStore): Promise<SavedRaid[] | undefined> {
  const read = await readEntries(records, upgradeEntries);
  if (!read) return undefined;
  const rebuilt = await Promise.all(read.unlisted.map((code) => readEntry(records, code)));
  return [...read.raids, ...rebuilt.filter((entry) => entry !== undefined)];
}

async function readEntry(
  records: IDBObjectStore,
  code: ReportCode,
): Promise<SavedRaid | undefined> {
  const raid = readRaidRecord(await readSafely(records, raidKey(code)));
  return raid && listEntryFor(code, raid, { savedKills: await findKills(records, code) });
}

/** Whether a raid's report is saved and readable. */
export const isRaidSaved = async (code: ReportCode): Promise<boolean> =>
  readRaidRecord(await deviceStore.read(raidKey(code))) !== undefined;
