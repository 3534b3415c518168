import * as v from 'valibot';
import { type EraSigns, eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { bytesOf, type Fetched } from '../records/stored-records';

/** Estimate for 25 raiders in full gear. */
const USUAL_KILL_BYTES = 70_000;

const FIELDS = {
  code: v.string(),
  title: v.string(),
  owner: v.string(),
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: v.number(),
  /** Id of its era, possibly of a newer version. Absent if unknown. */
  era: v.exactOptional(v.string()),
  zones: v.array(v.string()),
  /** Raiders of its largest kill. Absent if unknown. */
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  /** Fight ids of kills whose raiders are saved. */
  savedKills: v.array(v.number()),
  /** Approximate. */
  bytes: v.number(),
  openedAt: v.number(),
  /** Fight id of the kill opened last. Absent if none was. */
  lastKill: v.exactOptional(v.number()),
  /** Never suggested for deletion. */
  isPinned: v.boolean(),
};

export type SavedRaid = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

/** An entry of the list. Change it only together with the list's shape number. */
export const Entry: v.GenericSchema<SavedRaid> = v.object(FIELDS);

/** Whether an entry is sound. It may have fields of a newer version. */
export const isSavedRaid = (entry: unknown): entry is SavedRaid => v.is(Entry, entry);

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
export function eraField(raid: EraSigns): Pick<SavedRaid, 'era'> {
  const { era, isCertain } = eraOf(raid);
  return isCertain ? { era: era.id } : {};
}

/** Sorts by the raid's date, newest first; without a date, by when it was opened. */
export const newestFirst = (raids: readonly SavedRaid[]): SavedRaid[] =>
  [...raids].sort((one, other) => dateOf(other) - dateOf(one));

const dateOf = ({ startedAt, openedAt }: SavedRaid): number => startedAt || openedAt;

/** Returns the raid opened last; undefined without any. */
export const lastOpened = (raids: readonly SavedRaid[]): SavedRaid | undefined =>
  [...raids].sort((one, other) => other.openedAt - one.openedAt)[0];
