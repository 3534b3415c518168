import { deviceStore } from '../../device/device-store';
import type { SavedRaid } from '../../device/raids/index-entry';
import { raidKey, readRecord } from '../../device/records/stored-records';

/** How many raids are looked through for what was. A raid of last year tells nobody what changed. */
const MAX_LOOKED_THROUGH = 12;

/** Of raids listed newest first, the latest whose date the log says. */
const latestRaids = (raids: readonly SavedRaid[]): SavedRaid[] =>
  raids.filter(({ startedAt }) => startedAt > 0).slice(0, MAX_LOOKED_THROUGH);

/**
 * The latest raids before a present one, from a list with the newest first; none where its log gives no time. A raid
 * that overlaps the present one is no raid before it: two players logged the same night.
 */
export async function latestBefore(
  raids: readonly SavedRaid[],
  present: SavedRaid,
): Promise<SavedRaid[]> {
  const { from } = await timed(present);
  const earlier = latestRaids(raids.filter(({ startedAt }) => startedAt < present.startedAt));
  const found = await Promise.all(earlier.map(timed));
  return found.filter(({ to }) => to <= from).map(({ raid }) => raid);
}

/**
 * The latest nights from a list with the newest raid first: raids that overlap in time are one night, logged by two
 * players. In each the raid comes first whose log ends last.
 */
export const latestNights = (raids: readonly SavedRaid[]): Promise<SavedRaid[][]> =>
  inNights(latestRaids(raids));

/** Raids grouped by night, in the order of the nights' first raids. */
export async function inNights(raids: readonly SavedRaid[]): Promise<SavedRaid[][]> {
  const nights: TimedRaid[][] = [];
  for (const raid of await Promise.all(raids.map(timed))) {
    const night = nights.find((others) => others.some((other) => overlap(raid, other)));
    if (night) night.push(raid);
    else nights.push([raid]);
  }
  return nights.map((night) =>
    night.sort((one, other) => other.to - one.to).map(({ raid }) => raid),
  );
}

/** A saved raid with the time from its first kill to its last, in epoch milliseconds. */
interface TimedRaid {
  raid: SavedRaid;
  from: number;
  to: number;
}

const overlap = (one: TimedRaid, other: TimedRaid): boolean =>
  one.from < other.to && other.from < one.to;

/** By its kills, as a log may be left open for days; without a kill, by its beginning. */
async function timed(raid: SavedRaid): Promise<TimedRaid> {
  const record = readRecord(await deviceStore.read(raidKey(raid.code)));
  const kills = record?.kind === 'raid' ? record.data.kills : [];
  const times = kills.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
  if (times.length === 0) times.push(0);
  return {
    raid,
    from: raid.startedAt + Math.min(...times),
    to: raid.startedAt + Math.max(...times),
  };
}
