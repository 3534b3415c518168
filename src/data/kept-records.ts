import * as v from 'valibot';
import { CLASSES, type ClassKey } from '#domain/classes';
import type { Raid, Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';

/**
 * The shape of what queries return and the device keeps. Raise it with any change of `Raid` or
 * `Raider`, and bring older shapes up in `readRecord`: restored data skips the log site's readers.
 */
const SHAPE = 1;

const Kill = v.object({
  id: v.number(),
  boss: v.string(),
  zone: v.string(),
  difficulty: v.number(),
  startedAt: v.number(),
  endedAt: v.number(),
});

const KeptRaid: v.GenericSchema<unknown, Raid> = v.object({
  title: v.string(),
  owner: v.string(),
  startedAt: v.number(),
  endedAt: v.number(),
  kills: v.array(Kill),
});

const Piece = v.object({
  slot: v.number(),
  itemId: v.number(),
  name: v.string(),
  icon: v.string(),
  quality: v.exactOptional(v.number()),
  itemLevel: v.exactOptional(v.number()),
  enchantId: v.exactOptional(v.number()),
  gems: v.array(v.object({ itemId: v.number() })),
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
    gear: v.array(Piece),
  }),
);

const KeptRecord = v.object({
  shape: v.literal(SHAPE),
  fetchedAt: v.number(),
  data: v.union([KeptRaid, KeptRaiders]),
});

/** A record on the device: data in our words, with the time it was fetched. */
export type KeptRecord = v.InferOutput<typeof KeptRecord>;

/** Wraps what was fetched for keeping. */
export const toRecord = (data: unknown, fetchedAt: number): unknown => ({
  shape: SHAPE,
  fetchedAt,
  data,
});

/**
 * Reads a record back. Nothing when it is damaged or of a shape this version does not know: it then
 * stays on the device as it is, and the network serves instead.
 */
export function readRecord(record: unknown): KeptRecord | undefined {
  const read = v.safeParse(KeptRecord, record);
  return read.success ? read.output : undefined;
}

/** Where a report's record lies. `kept-` and the query's hash, as TanStack's persister names it. */
export const raidPlace = (code: ReportCode): string => `kept-${JSON.stringify(['report', code])}`;

/** Where the record of a kill's raiders lies. */
export const raidersPlace = (code: ReportCode, killId: number): string =>
  `kept-${JSON.stringify(['raiders', code, killId])}`;

/** What a record's place says it holds; nothing for a place of another kind. */
export function readPlace(place: string): { code: ReportCode; killId?: number } | undefined {
  if (!place.startsWith('kept-')) return undefined;
  const [kind, code, killId] = JSON.parse(place.slice('kept-'.length));
  return kind === 'raiders' ? { code, killId } : { code };
}
