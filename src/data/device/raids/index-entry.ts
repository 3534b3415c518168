import * as v from 'valibot';
import { type EraSigns, eraOf } from '#domain/eras/era-of';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
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

/** How many raids are looked through for what was. A raid of last year tells nobody what changed. */
const MAX_LOOKED_THROUGH = 12;

/** Of raids listed newest first, the latest whose date the log says. */
export const latestRaids = (raids: readonly SavedRaid[]): SavedRaid[] =>
  raids.filter(({ startedAt }) => startedAt > 0).slice(0, MAX_LOOKED_THROUGH);

/** The latest raids before a present one, from a list with the newest first; none where its log gives no time. */
export const latestBefore = (raids: readonly SavedRaid[], present: SavedRaid): SavedRaid[] =>
  latestRaids(raids.filter(({ startedAt }) => startedAt < present.startedAt));

/** The raid that was looked at last. */
export const lastOpened = (raids: readonly SavedRaid[]): SavedRaid | undefined =>
  [...raids].sort((one, other) => other.openedAt - one.openedAt)[0];

/** The raids that would be missed least: opened longest ago, and not pinned. */
export const leastMissed = (raids: readonly SavedRaid[], max: number): SavedRaid[] =>
  raids
    .filter(({ isPinned }) => !isPinned)
    .sort((one, other) => one.openedAt - other.openedAt)
    .slice(0, max);
