import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import type { FightIdentity } from '#domain/raid/fight-identity';
import type { Raid, Raider } from '#domain/raid/raid';
import {
  FetchedRaid,
  StoredIdentity,
  StoredPull,
  StoredRaid,
  StoredRaiders,
  StoredTime,
  toStoredRaid,
} from './record-schemas';
import { type AnyRecord, RECORD_SHAPE, UPGRADES } from './record-upgrades';

const FetchedAt = StoredTime;
const fight = v.exactOptional(StoredIdentity);

const recordWith = (raid: typeof StoredRaid) =>
  v.variant('kind', [
    v.object({ kind: v.literal('raid'), fetchedAt: FetchedAt, data: raid }),
    v.object({ kind: v.literal('raiders'), fetchedAt: FetchedAt, fight, data: StoredRaiders }),
    v.object({ kind: v.literal('pull'), fetchedAt: FetchedAt, fight, data: StoredPull }),
  ]);

const AnyStoredRecord = recordWith(StoredRaid);
const BuiltRecord = recordWith(FetchedRaid);

export interface DataByKind {
  raid: Raid;
  raiders: Raider[];
  pull: Pull;
}

export interface FetchedData<Data = DataByKind[keyof DataByKind]> {
  data: Data;
  /** Epoch milliseconds. */
  fetchedAt: number;
}

export type RaidRecord = { kind: 'raid' } & FetchedData<Raid>;

/** A record of one kill: its raiders, or their pull. */
export type KillRecord = (
  | ({ kind: 'raiders' } & FetchedData<Raider[]>)
  | ({ kind: 'pull' } & FetchedData<Pull>)
) & {
  /** The fight that had the kill's number. Absent in older records. */
  fight?: FightIdentity;
};

export type StoredRecord = RaidRecord | KillRecord;

/** Returns the data of a record of the given kind; undefined for another kind. */
export const dataOf = <Kind extends keyof DataByKind>(
  record: AnyKind | undefined,
  kind: Kind,
): DataByKind[Kind] | undefined => (record && isOfKind(record, kind) ? record.data : undefined);

type AnyKind = Pick<StoredRecord, 'kind'> & { data: unknown };

const isOfKind = <Kind extends keyof DataByKind>(
  record: AnyKind,
  kind: Kind,
): record is AnyKind & { data: DataByKind[Kind] } => record.kind === kind;

const RecordShape = v.looseObject({ shape: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const toStoredRecord = (record: StoredRecord): unknown => ({
  shape: RECORD_SHAPE,
  ...record,
  ...(record.kind === 'raid' && { data: toStoredRaid(record.data) }),
});

export const toRecord = (
  { kind }: RecordSubject,
  fetched: FetchedData<unknown> & { fight?: FightIdentity | undefined },
): StoredRecord => v.parse(BuiltRecord, { kind, ...fetched });

/** Whether a newer version stored the record, which then stays unchanged. */
export const isOfNewerShape = (stored: unknown): boolean =>
  v.is(RecordShape, stored) && stored.shape > RECORD_SHAPE;

/**
 * Parses a record, upgraded to the present shape. Undefined if damaged or unknown: the record then
 * stays in IndexedDB, and the data are requested instead.
 */
export function parseRecord(stored: unknown): StoredRecord | undefined {
  const shaped = v.safeParse(RecordShape, stored);
  if (!shaped.success) return undefined;
  const { shape, ...record } = shaped.output;
  const read = v.safeParse(AnyStoredRecord, toPresentShape(record, shape));
  return read.success ? read.output : undefined;
}

function toPresentShape(record: AnyRecord, shape: number): AnyRecord | undefined {
  if (shape === RECORD_SHAPE) return record;
  const upgrade = UPGRADES[shape];
  return upgrade && toPresentShape(upgrade(record), shape + 1);
}

const RecordDate = v.looseObject({ fetchedAt: FetchedAt });

/** Returns a stored record's time in epoch milliseconds; undefined if it is damaged. */
export const fetchedAtOf = (stored: unknown): number | undefined =>
  v.is(RecordDate, stored) ? stored.fetchedAt : undefined;

/** A record that exists but cannot be read: the browser has lost or damaged the record's file. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
}

/** Reads a record or returns an UnreadableRecord: a failed request would end the transaction. */
export function readSafely(records: IDBObjectStore, key: IDBValidKey): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = (cause: unknown) =>
      endsTransaction(cause)
        ? reject(cause)
        : resolve(new UnreadableRecord(`The record ${key} cannot be read`, { cause }));
    try {
      const request = records.get(key);
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        giveUp(request.error);
      };
    } catch (cause) {
      giveUp(cause);
    }
  });
}

/** Whether an error ends the whole transaction instead of only one request. */
const endsTransaction = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(error.name);

/**
 * Puts a record unless the stored record was fetched later, or a newer version wrote it. Returns
 * whether it was put. An undo, another tab or a delayed write may bring an older copy of a grown
 * report.
 */
export function putUnlessOlder(
  records: IDBObjectStore,
  key: IDBValidKey,
  { stored, current }: { stored: unknown; current: unknown },
): boolean {
  const isOlder = isOlderCopy(fetchedAtOf(stored) ?? 0, fetchedAtOf(current) ?? 0);
  if (isOlder || isOfNewerShape(current)) return false;
  records.put(stored, key);
  const subject = subjectOfKey(`${key}`);
  if (subject && subject.kind !== 'raid')
    records.put(true, staleDigestKey(subject.code, subject.killId));
  return true;
}

/** Whether the stored copy was fetched later. A time in the future comes from a wrong clock. */
export const isOlderCopy = (fetchedAt: number, storedAt: number): boolean =>
  storedAt <= Date.now() && fetchedAt < storedAt;

/** Returns the approximate size of data in IndexedDB. */
export const bytesOf = (data: FetchedData['data']): number => JSON.stringify(data).length;

/** The kinds of a kill's records. A further kind also needs a line in `Stored` and a query. */
export const KILL_RECORD_KINDS = ['raiders', 'pull'] as const;

type KillRecordKind = (typeof KILL_RECORD_KINDS)[number];

export type RecordSubject = { kind: 'raid'; code: ReportCode } | KillSubject;

export interface KillId {
  code: ReportCode;
  killId: number;
}

interface KillSubject extends KillId {
  kind: KillRecordKind;
}

/** The word after `PREFIX` in a key. `report` is the first release's word for a raid. */
const NAMES: Readonly<Record<RecordSubject['kind'], string>> = {
  raid: 'report',
  raiders: 'raiders',
  pull: 'pull',
};

/** Prefix of all keys, named by the first release. */
const PREFIX = 'kept';

/** Returns the parts of a record's key: kind, report code and, for a kill, its number. */
export const keyParts = (subject: RecordSubject): (string | number)[] => [
  NAMES[subject.kind],
  subject.code,
  ...(subject.kind === 'raid' ? [] : [subject.killId]),
];

/** Returns the subject of a key by its parts; undefined for another key. */
export function subjectOfKeyParts([name, code, killId]: readonly unknown[]):
  | RecordSubject
  | undefined {
  if (typeof code !== 'string') return undefined;
  if (killId === undefined) return name === NAMES.raid ? { kind: 'raid', code } : undefined;
  const kind = KILL_RECORD_KINDS.find((kind) => NAMES[kind] === name);
  return kind && typeof killId === 'number' ? { kind, code, killId } : undefined;
}

/** Returns a record's key in IndexedDB: `kept-["raiders","aBcD…",12]`. */
export const recordKey = (subject: RecordSubject): string =>
  `${PREFIX}-${JSON.stringify(keyParts(subject))}`;

export const raidKey = (code: ReportCode): string => recordKey({ kind: 'raid', code });

export const raidersKey = (code: ReportCode, killId: number): string =>
  recordKey({ kind: 'raiders', code, killId });

/** Returns the range of all reports' keys. In the order of keys `-` follows `,`. */
export const raidRange = (): IDBKeyRange =>
  IDBKeyRange.bound(`${PREFIX}-["${NAMES.raid}",`, `${PREFIX}-["${NAMES.raid}"-`);

/** Returns the range of a report's keys of one kind. Ids are digits, and `:` follows `9`. */
export function killRange(kind: KillRecordKind, code: ReportCode): IDBKeyRange {
  const start = `${PREFIX}-["${NAMES[kind]}","${code}",`;
  return IDBKeyRange.bound(start, `${start}:`);
}

const KEY = new RegExp(`^${PREFIX}-\\["(\\w+)","([^"]+)"(?:,(\\d+))?\\]$`);

/** Reads the subject from a record's key; undefined for another key. */
export function subjectOfKey(key: string): RecordSubject | undefined {
  const [, name, code, killId] = KEY.exec(key) ?? [];
  return subjectOfKeyParts([name, code, killId === undefined ? undefined : Number(killId)]);
}

/** Returns the key of a raid's digest, which is made from its kills' records. */
export const digestKey = (code: ReportCode): string => `digest-["${code}"]`;

/** Returns the key that marks a kill as saved after its raid's digest. */
const staleDigestKey = (code: ReportCode, killId: number): string => `digest-["${code}",${killId}]`;

const STALE_DIGEST = /^digest-\["[^"]+",(\d+)\]$/;

/** Returns the kill id of a `staleDigestKey`; NaN for another key. */
export const killOfStaleDigest = (key: IDBValidKey): number =>
  Number(STALE_DIGEST.exec(`${key}`)?.[1]);

/** Returns the range of the keys of a raid's digest and of kills saved after it. */
export const digestRange = (code: ReportCode): IDBKeyRange =>
  IDBKeyRange.bound(`digest-["${code}"`, digestKey(code));

export const allDigestsRange = (): IDBKeyRange => IDBKeyRange.bound('digest-[', 'digest-]');
