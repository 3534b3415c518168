import { promisifyRequest } from 'idb-keyval';
import type { ReportCode } from '#domain/report-link';
import { raidersRange, raidPlace, readPlace, readRecord } from './kept-records';
import { entryFor, isSavedRaid, type SavedRaid } from './saved-raid';

const INDEX = 'index';

/**
 * The saved raids by the index, a step's first look. What it has lost or damaged is made anew from
 * the records: they are never given up with it, and read only then.
 */
export async function readIndex(records: IDBObjectStore): Promise<SavedRaid[]> {
  const stored = await promisifyRequest<unknown>(records.get(INDEX));
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const raids = entries.filter(isSavedRaid);
  const isWhole = Array.isArray(stored) && raids.length === entries.length;
  return isWhole ? raids : [...raids, ...(await readUnlisted(records, raids))];
}

/** Puts the index back, changed. Only ever in the step that read it, so that no tab undoes another. */
export function writeIndex(records: IDBObjectStore, raids: SavedRaid[]): void {
  records.put(raids, INDEX);
}

/** The kills of a report whose records are there, listed or not. */
export async function findKills(records: IDBObjectStore, code: ReportCode): Promise<number[]> {
  const places = await promisifyRequest(records.getAllKeys(raidersRange(code)));
  return places.flatMap((place) => readPlace(`${place}`)?.killId ?? []);
}

async function readUnlisted(records: IDBObjectStore, listed: SavedRaid[]): Promise<SavedRaid[]> {
  const codes = new Set(listed.map(({ code }) => code));
  const places = await promisifyRequest(records.getAllKeys());
  const unlisted = places.flatMap((place) => {
    const { code, killId } = readPlace(`${place}`) ?? {};
    return code && killId === undefined && !codes.has(code) ? [code] : [];
  });
  const found = await Promise.all(unlisted.map((code) => readEntry(records, code)));
  return found.filter((entry) => entry !== undefined);
}

async function readEntry(
  records: IDBObjectStore,
  code: ReportCode,
): Promise<SavedRaid | undefined> {
  const record = readRecord(await promisifyRequest<unknown>(records.get(raidPlace(code))));
  if (record?.kind !== 'raid') return undefined;
  return entryFor(code, record, { keptKills: await findKills(records, code) });
}
