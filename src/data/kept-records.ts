import * as v from 'valibot';
import { CLASSES, type ClassKey } from '#domain/classes';
import type { Raid, Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';

/**
 * The shape of what queries return and the device keeps. Raise it with any change of `Raid` or
 * `Raider`, and say in `UPGRADES` how older records come up: restored data skips the log site's readers.
 */
const SHAPE = 1;

/** How the data of a record becomes that of the next shape, by the shape it has. */
type Upgrades = Readonly<Record<number, (data: unknown) => unknown>>;

const UPGRADES: Upgrades = {};

const KeptRaid: v.GenericSchema<unknown, Raid> = v.object({
  title: v.string(),
  owner: v.string(),
  startedAt: v.number(),
  endedAt: v.number(),
  kills: v.array(
    v.object({
      id: v.number(),
      boss: v.string(),
      zone: v.string(),
      difficulty: v.number(),
      startedAt: v.number(),
      endedAt: v.number(),
    }),
  ),
});

const KeptPiece = v.object({
  slot: v.number(),
  itemId: v.number(),
  name: v.string(),
  icon: v.string(),
  quality: v.exactOptional(v.number()),
  itemLevel: v.exactOptional(v.number()),
  enchantId: v.exactOptional(v.number()),
  gems: v.exactOptional(v.array(v.object({ itemId: v.number() }))),
});

const KeptRaiders: v.GenericSchema<unknown, Raider[]> = v.array(
  v.object({
    key: v.string(),
    name: v.string(),
    picture: v.string(),
    classKey: v.exactOptional(v.picklist(Object.keys(CLASSES) as ClassKey[])),
    spec: v.exactOptional(v.string()),
    roles: v.array(v.string()),
    talents: v.array(v.number()),
    gear: v.array(KeptPiece),
  }),
);

/** A record on the device: data in our words, with the time it was fetched. */
export interface KeptRecord<Data = Raid | Raider[]> {
  data: Data;
  /** Epoch milliseconds. */
  fetchedAt: number;
}

const StoredRecord = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fetchedAt: v.number(),
  data: v.unknown(),
});
const Kept = v.union([KeptRaid, KeptRaiders]);

/** A record as it is stored: with the number of its shape. */
export const toStored = (record: KeptRecord): unknown => ({ shape: SHAPE, ...record });

/**
 * Reads a record back, brought up to the present shape. Nothing when it is damaged or of a shape this
 * version does not know: it then stays on the device as it is, and the network serves instead.
 */
export function readRecord(stored: unknown, upgrades = UPGRADES): KeptRecord | undefined {
  const record = v.safeParse(StoredRecord, stored);
  if (!record.success) return undefined;
  const { shape, fetchedAt } = record.output;
  const data = v.safeParse(Kept, upgraded(record.output, upgrades));
  return shape <= SHAPE && data.success ? { fetchedAt, data: data.output } : undefined;
}

function upgraded({ shape, data }: { shape: number; data: unknown }, upgrades: Upgrades): unknown {
  if (shape >= SHAPE) return data;
  return upgraded({ shape: shape + 1, data: upgrades[shape]?.(data) }, upgrades);
}

/** The bytes that data takes on this device, about: a browser may store it tighter. */
export const bytesOf = (data: KeptRecord['data']): number => JSON.stringify(data).length;

/** What a record is about: a report, or one kill of it. */
export interface Subject {
  code: ReportCode;
  killId?: number;
}

/** Where a report's record lies: `kept-` and the query's hash, as TanStack's persister names it. */
export const raidPlace = (code: ReportCode): string => `kept-["report","${code}"]`;

/** Where the record of a kill's raiders lies. */
export const raidersPlace = (code: ReportCode, killId: number): string =>
  `kept-["raiders","${code}",${killId}]`;

/** The places of all of a report's kills. */
export const raidersRange = (code: ReportCode): IDBKeyRange =>
  IDBKeyRange.bound(`kept-["raiders","${code}",`, `kept-["raiders","${code}",:`);

/** What a place's record is about; nothing when no record lies at such a place. */
export function readPlace(place: string): Subject | undefined {
  const [, report] = /^kept-\["report","([^"]+)"\]$/.exec(place) ?? [];
  if (report) return { code: report };
  const [, code, killId] = /^kept-\["raiders","([^"]+)",(\d+)\]$/.exec(place) ?? [];
  return code ? { code, killId: Number(killId) } : undefined;
}
