import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import type { FightIdentity } from '#domain/raid/lost-kills';
import type { Raid, Raider } from '#domain/raid/raid';
import { StoredIdentity, StoredPull, StoredRaid, StoredRaiders } from './record-schemas';
import { type AnyRecord, SHAPE, UPGRADES, type Upgrades } from './record-upgrades';

const fetchedAt = v.number();
const fight = v.exactOptional(StoredIdentity);

const Stored = v.variant('kind', [
  v.object({ kind: v.literal('raid'), fetchedAt, data: StoredRaid }),
  v.object({ kind: v.literal('raiders'), fetchedAt, fight, data: StoredRaiders }),
  v.object({ kind: v.literal('pull'), fetchedAt, fight, data: StoredPull }),
]);

/** A record on the device: data in our words, with the time it was fetched. */
export interface Fetched<Data = Raid | Raider[] | Pull> {
  data: Data;
  /** Epoch milliseconds. */
  fetchedAt: number;
}

/** A report's record. */
export type RaidRecord = { kind: 'raid' } & Fetched<Raid>;

/** A record of one kill: everyone in it, or what the log noted of them at its pull. */
export type KillRecord = (
  | ({ kind: 'raiders' } & Fetched<Raider[]>)
  | ({ kind: 'pull' } & Fetched<Pull>)
) & {
  /** Which fight had the kill's number. Absent in older records. */
  fight?: FightIdentity;
};

/** A record that says what it holds. */
export type StoredRecord = RaidRecord | KillRecord;

const Shaped = v.looseObject({ shape: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** A record as it is stored: with the number of its shape. */
export const toStored = (record: StoredRecord): unknown => ({ shape: SHAPE, ...record });

/** What a query has fetched, as the record of what it is about. */
export const toRecord = (
  { kind }: Subject,
  fetched: Fetched<unknown> & { fight?: FightIdentity | undefined },
): StoredRecord => v.parse(Stored, { kind, ...fetched });

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

/** The kinds of records that a kill has. A further kind is a line here, one in `Stored`, and a query in data/raids. */
export const KILL_RECORDS = ['raiders', 'pull'] as const;

/** A kind of records that a kill has. */
export type KillRecordKind = (typeof KILL_RECORDS)[number];

/** What a record is about: a report, or one kill of it. */
export type Subject = { kind: 'raid'; code: ReportCode } | KillSubject;

/** A kill of a report. */
export interface KillId {
  code: ReportCode;
  killId: number;
}

/** What a kill's record is about. */
export interface KillSubject extends KillId {
  kind: KillRecordKind;
}

/** What the keys of a raid's records say after `PREFIX`. The report's word is the first release's. */
const NAMES: Readonly<Record<Subject['kind'], string>> = {
  raid: 'report',
  raiders: 'raiders',
  pull: 'pull',
};

/** What the keys of all records begin with. The first release's word. */
export const PREFIX = 'kept';

/** What a record's key says: a word, the report's code, and for a kill its number. */
export const keyParts = (subject: Subject): (string | number)[] => [
  NAMES[subject.kind],
  subject.code,
  ...(subject.kind === 'raid' ? [] : [subject.killId]),
];

/** The key of a record in IndexedDB: `kept-["raiders","aBcD…",12]`. */
export const recordKey = (subject: Subject): string =>
  `${PREFIX}-${JSON.stringify(keyParts(subject))}`;

/** The key of a report's record. */
export const raidKey = (code: ReportCode): string => recordKey({ kind: 'raid', code });

/** The key of the record of a kill's raiders. */
export const raidersKey = (code: ReportCode, killId: number): string =>
  recordKey({ kind: 'raiders', code, killId });

/** The keys of one kind of records of all of a report's kills. Ids are digits, and `:` follows `9`. */
export function killRange(kind: KillRecordKind, code: ReportCode): IDBKeyRange {
  const start = `${PREFIX}-["${NAMES[kind]}","${code}",`;
  return IDBKeyRange.bound(start, `${start}:`);
}

const KEY = new RegExp(`^${PREFIX}-\\["(\\w+)","([^"]+)"(?:,(\\d+))?\\]$`);

/** What the record at a key is about. Undefined if the key is none of a record. */
export function readKey(key: string): Subject | undefined {
  const [, name, code, killId] = KEY.exec(key) ?? [];
  if (!code) return undefined;
  if (killId === undefined) return name === NAMES.raid ? { kind: 'raid', code } : undefined;
  const kind = KILL_RECORDS.find((kind) => NAMES[kind] === name);
  return kind && { kind, code, killId: Number(killId) };
}
