import type { NonEmpty } from './group-by';

/** Epoch milliseconds of the first and last kill: a log may stay open for days. */
export interface Span {
  begins: number;
  ends: number;
}

/** Groups raids into evenings, oldest first: raids that overlap were logged by several, or split. */
export function raidsByEvening<Raid extends Span>(raids: readonly Raid[]): NonEmpty<Raid>[] {
  const evenings: NonEmpty<Raid>[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const raid of [...raids].sort((one, other) => one.begins - other.begins)) {
    if (raid.begins < end) evenings.at(-1)?.push(raid);
    else evenings.push([raid]);
    end = Math.max(end, raid.ends);
  }
  return evenings;
}
