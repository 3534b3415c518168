import * as v from 'valibot';
import { type EraSigns, eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { bytesOf, type Fetched } from '../records/stored-records';

/** What a kill's record takes when nobody measured it: 25 raiders in full gear. */
const USUAL_KILL_BYTES = 70_000;

const FIELDS = {
  code: v.string(),
  title: v.string(),
  owner: v.string(),
  /** Epoch milliseconds; 0 when the log does not say. */
  startedAt: v.number(),
  /** Id of its era, which a newer version may know more of. Absent where the report does not tell. */
  era: v.exactOptional(v.string()),
  zones: v.array(v.string()),
  /** For how many raiders its largest kill was. Absent when the log does not say. */
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  /** Fight ids of the kills whose raiders are saved. */
  savedKills: v.array(v.number()),
  /** What all its records take, about. */
  bytes: v.number(),
  openedAt: v.number(),
  /** Fight id of the kill that was looked at last. Absent while none was. */
  lastKill: v.exactOptional(v.number()),
  /** Pinned by the person: never suggested for deletion. */
  isPinned: v.boolean(),
};

/** A raid on this device, as the list of saved raids shows it. */
export type SavedRaid = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

/** What an entry of the list holds. Changed only together with the shape number of the list. */
export const Entry: v.GenericSchema<SavedRaid> = v.object(FIELDS);

/** Whether an entry is sound. What a newer version of the app added to it may be there as well. */
export const isSavedRaid = (entry: unknown): entry is SavedRaid => v.is(Entry, entry);

/** The entry of a report as fetched now; what the person did to it before stays. */
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

/** The era as an entry holds it. */
export function eraField(raid: EraSigns): Pick<SavedRaid, 'era'> {
  const { era, isCertain } = eraOf(raid);
  return isCertain ? { era: era.id } : {};
}

/** The newest raid first; one whose date the log does not say by when it was opened. */
export const newestFirst = (raids: readonly SavedRaid[]): SavedRaid[] =>
  [...raids].sort((one, other) => dateOf(other) - dateOf(one));

const dateOf = ({ startedAt, openedAt }: SavedRaid): number => startedAt || openedAt;

/** The raid that was looked at last. */
export const lastOpened = (raids: readonly SavedRaid[]): SavedRaid | undefined =>
  [...raids].sort((one, other) => other.openedAt - one.openedAt)[0];
