import { withoutOtherFights } from '#domain/eras/raid-fights';
import { raidsByEvening, type Span } from '#domain/raid/evenings';
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
  const { begins } = await readTimes(present);
  const earlier = latestRaids(raids.filter(({ startedAt }) => startedAt < present.startedAt));
  const found = await Promise.all(earlier.map(readTimes));
  return found.filter(({ ends }) => ends <= begins).map(({ raid }) => raid);
}

export const latestEvenings = (raids: readonly SavedRaid[]): Promise<SavedRaid[][]> =>
  groupByEvening(latestRaids(raids));

/** Groups raids by evening, latest first. Each evening starts with the raid whose log ends last. */
export async function groupByEvening(raids: readonly SavedRaid[]): Promise<SavedRaid[][]> {
  const evenings = raidsByEvening(
    await Promise.all(raids.map(readTimes)),
    // Players are read later.
    () => new Set(),
  ).reverse();
  return evenings.map((evening) =>
    evening.sort((one, other) => other.ends - one.ends).map(({ raid }) => raid),
  );
}

interface TimedRaid extends Span {
  raid: SavedRaid;
}

async function readTimes(raid: SavedRaid): Promise<TimedRaid> {
  const record = readRecord(await deviceStore.read(raidKey(raid.code)));
  const kills = record?.kind === 'raid' ? withoutOtherFights(record.data).kills : [];
  const times = kills.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
  if (times.length === 0) times.push(0);
  return {
    raid,
    begins: raid.startedAt + Math.min(...times),
    ends: raid.startedAt + Math.max(...times),
  };
}
