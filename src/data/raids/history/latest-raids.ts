import { withoutOtherFights } from '#domain/eras/raid-fights';
import { deviceStore } from '../../device/device-store';
import type { SavedRaid } from '../../device/raids/saved-list';
import { readRecord } from '../../device/records/read-record';
import { raidKey } from '../../device/records/stored-records';

/** More raids are not searched. */
const MAX_LOOKED_THROUGH = 12;

const latestRaids = (raids: readonly SavedRaid[]): SavedRaid[] =>
  raids.filter(({ startedAt }) => startedAt > 0).slice(0, MAX_LOOKED_THROUGH);

/**
 * Returns the latest raids before one; none if its log has no time. A raid that overlaps it is the
 * same evening, logged by two players.
 */
export async function latestBefore(
  raids: readonly SavedRaid[],
  present: SavedRaid,
): Promise<SavedRaid[]> {
  const { from } = await readTimes(present);
  const earlier = latestRaids(raids.filter(({ startedAt }) => startedAt < present.startedAt));
  const found = await Promise.all(earlier.map(readTimes));
  return found.filter(({ to }) => to <= from).map(({ raid }) => raid);
}

/**
 * Groups the latest raids into evenings: raids that overlap were logged by two players. Each evening
 * starts with the raid whose log ends last.
 */
export const latestEvenings = (raids: readonly SavedRaid[]): Promise<SavedRaid[][]> =>
  groupByEvening(latestRaids(raids));

/** Groups raids by evening, in the order of the evenings' first raids. */
export async function groupByEvening(raids: readonly SavedRaid[]): Promise<SavedRaid[][]> {
  const evenings: TimedRaid[][] = [];
  for (const raid of await Promise.all(raids.map(readTimes))) {
    const evening = evenings.find((others) => others.some((other) => overlap(raid, other)));
    if (evening) evening.push(raid);
    else evenings.push([raid]);
  }
  return evenings.map((evening) =>
    evening.sort((one, other) => other.to - one.to).map(({ raid }) => raid),
  );
}

/** Epoch milliseconds of the first and last kill. */
interface TimedRaid {
  raid: SavedRaid;
  from: number;
  to: number;
}

const overlap = (one: TimedRaid, other: TimedRaid): boolean =>
  one.from < other.to && other.from < one.to;

/** Dates a raid by its kills, as a log may stay open for days. */
async function readTimes(raid: SavedRaid): Promise<TimedRaid> {
  const record = readRecord(await deviceStore.read(raidKey(raid.code)));
  const kills = record?.kind === 'raid' ? withoutOtherFights(record.data).kills : [];
  const times = kills.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
  if (times.length === 0) times.push(0);
  return {
    raid,
    from: raid.startedAt + Math.min(...times),
    to: raid.startedAt + Math.max(...times),
  };
}
