import type { NonEmpty } from '../group-by';
import { HOUR, type Span } from '../time';

/** The longest time between the kills of two reports, as after a crash of the game. */
const MAX_BREAK = 4 * HOUR;

/** The share of the smaller report's players who must also be in the other report. */
const MIN_PART_OF_ONE_EVENING = 1 / 2;

/**
 * Groups raids into evenings, oldest first, each with its oldest raid first. Raids that overlap are
 * logs of one raid, or halves of a split raid. Successive raids must share players. A raid's span
 * is that of its kills: a log may stay open for days.
 */
export function raidsByEvening<Raid extends Span>(
  raids: readonly Raid[],
  playersOf: (raid: Raid) => ReadonlySet<string>,
): NonEmpty<Raid>[] {
  const areOneEvening = (earlier: Raid, raid: Raid): boolean =>
    raid.begins < earlier.ends ||
    (mayFollow(earlier, raid) &&
      shareEnoughPlayers(playersOf(earlier), playersOf(raid), MIN_PART_OF_ONE_EVENING));
  const evenings = new Set<NonEmpty<Raid>>();
  let recent: NonEmpty<Raid>[] = [];
  for (const raid of [...raids].sort(byBegin)) {
    recent = recent.filter((evening) => evening.some((earlier) => mayFollow(earlier, raid)));
    const [first, ...others] = recent.filter((evening) =>
      evening.some((earlier) => areOneEvening(earlier, raid)),
    );
    if (first) {
      first.push(...others.flat(), raid);
      first.sort(byBegin);
    } else {
      const evening: NonEmpty<Raid> = [raid];
      evenings.add(evening);
      recent.push(evening);
    }
    for (const other of others) evenings.delete(other);
    recent = recent.filter((evening) => evenings.has(evening));
  }
  return [...evenings];
}

const byBegin = (one: Span, other: Span): number => one.begins - other.begins;

const mayFollow = ({ ends }: Span, { begins }: Span): boolean => begins - ends <= MAX_BREAK;

/** Whether the larger raid has at least `part` of the smaller raid's players. */
export function shareEnoughPlayers(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  part: number,
): boolean {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const id of smaller) if (larger.has(id)) shared += 1;
  return shared > 0 && shared >= smaller.size * part;
}
