import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import type { Raid, Raider } from '#domain/raid/raid';
import { StoredPull, StoredRaid, StoredRaiders } from './record-schemas';
import { type AnyRecord, SHAPE, UPGRADES, type Upgrades } from './record-upgrades';

const fetchedAt = v.number();

const Stored = v.variant('kind', [
  v.object({ kind: v.literal('raid'), fetchedAt, data: StoredRaid }),
  v.object({ kind: v.literal('raiders'), fetchedAt, data: StoredRaiders }),
  v.object({ kind: v.literal('pull'), fetchedAt, data: StoredPull }),
]);

/** A record on the device: data in our words, with the time it was fetched. */
export interface Fetched<Data = Raid | Raider[] | Pull> {
  data: Data;
  /** Epoch milliseconds. */
  fetchedAt: number;
}

/** A record of one kill: everyone in it, or what the log noted of them at its pull. */
export type KillRecord =
  | ({ kind: 'raiders' } & Fetched<Raider[]>)
  | ({ kind: 'pull' } & Fetched<Pull>);

/** A record that says what it holds: a report, or something of one of its kills. */
export type StoredRecord = ({ kind: 'raid' } & Fetched<Raid>) | KillRecord;

const Shaped = v.looseObject({ shape: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** A record as it is stored: with the number of its shape. */
export const toStored = (record: StoredRecord): unknown => ({ shape: SHAPE, ...record });

/** What a query has fetched, as the record of what it is about. */
export const toRecord = (subject: Subject, data: unknown, fetchedAt: number): StoredRecord =>
  v.parse(Stored, { kind: kindOf(subject), data, fetchedAt });

/** What kind of record a subject has. */
export function kindOf({ killId, isPull }: Subject): StoredRecord['kind'] {
  if (killId === undefined) return 'raid';
  return isPull ? 'pull' : 'raiders';
}

/** Whether a newer version of the app stored this: it is left as it is. */
export const isOfNewerShape = (stored: unknown): boolean =>
  v.is(Shaped, stored) && stored.shape > SHAPE;

/**
 * Reads a record back, brought up to the present shape. Nothing when it is damaged or of a shape this
 * version does not know: it then stays on the device as it is, and the network serves instead.
 */
export function readRecord(stored: unknown, upgrades = UPGRADES): StoredRecord | undefined {
  const shaped = v.safeParse(Shaped, stored);
  if (!shaped.success) return undefined;
  const { shape, ...record } = shaped.output;
  const read = v.safeParse(Stored, upgraded(record, shape, upgrades));
  return read.success ? read.output : undefined;
}

function upgraded(record: AnyRecord, shape: number, upgrades: Upgrades): AnyRecord | undefined {
  if (shape === SHAPE) return record;
  const upgrade = upgrades[shape];
  return upgrade && upgraded(upgrade(record), shape + 1, upgrades);
}

const Dated = v.looseObject({ fetchedAt });

/** When a stored record was fetched, in epoch milliseconds, whatever its shape; nothing when it is damaged. */
export const fetchedAtOf = (stored: unknown): number | undefined =>
  v.is(Dated, stored) ? stored.fetchedAt : undefined;

/** The bytes that data takes on this device, about: a browser may store it tighter. */
export const bytesOf = (data: Fetched['data']): number => JSON.stringify(data).length;

/** What a record is about: a report, one kill of it, or that kill's pull. */
export interface Subject {
  code: ReportCode;
  killId?: number;
  isPull?: true;
}

/** What the keys of the queries that are saved begin with; a report's code comes next. */
export const SAVED_QUERIES = { raid: 'report', raiders: 'raiders', pull: 'pull' } as const;

/** The key of the query whose data a record holds. */
export const queryKeyOf = ({ code, killId, isPull }: Subject): (string | number)[] =>
  killId === undefined
    ? [SAVED_QUERIES.raid, code]
    : [isPull ? SAVED_QUERIES.pull : SAVED_QUERIES.raiders, code, killId];

/** What the keys of all records begin with. The first release's word; it lies on devices. */
export const PREFIX = 'kept';

/** Where a record lies: by its query's hash, as TanStack's persister names it. */
export const recordKey = (subject: Subject): string =>
  `${PREFIX}-${JSON.stringify(queryKeyOf(subject))}`;

/** Where a report's record lies. */
export const raidKey = (code: ReportCode): string => recordKey({ code });

/** Where the record of a kill's raiders lies. */
export const raidersKey = (code: ReportCode, killId: number): string => recordKey({ code, killId });

/** The keys of all of a report's kills. */
export const raidersRange = (code: ReportCode): IDBKeyRange =>
  killRange(SAVED_QUERIES.raiders, code);

/** The keys of all of a report's pulls. */
export const pullRange = (code: ReportCode): IDBKeyRange => killRange(SAVED_QUERIES.pull, code);

/** Ids are digits, and `:` follows `9`. */
function killRange(query: string, code: ReportCode): IDBKeyRange {
  const start = `${PREFIX}-["${query}","${code}",`;
  return IDBKeyRange.bound(start, `${start}:`);
}

const RAID_KEY = new RegExp(`^${PREFIX}-\\["${SAVED_QUERIES.raid}","([^"]+)"\\]$`);
const KILL_KEY = new RegExp(
  `^${PREFIX}-\\["(${SAVED_QUERIES.raiders}|${SAVED_QUERIES.pull})","([^"]+)",(\\d+)\\]$`,
);

/** What the record at a key is about; nothing when no record has such a key. */
export function readKey(key: string): Subject | undefined {
  const [, report] = RAID_KEY.exec(key) ?? [];
  if (report) return { code: report };
  const [, query, code, killId] = KILL_KEY.exec(key) ?? [];
  if (!code) return undefined;
  return {
    code,
    killId: Number(killId),
    ...(query === SAVED_QUERIES.pull && { isPull: true }),
  };
}
