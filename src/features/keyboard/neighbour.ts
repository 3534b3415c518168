/**
 * Returns the next item, or the first or last if no item is chosen; undefined beyond the ends. A
 * repeated item counts at its first place: a player with two faults is listed twice.
 */
export function neighbour<T>(
  all: readonly T[],
  chosen: T | undefined,
  direction: 1 | -1,
): T | undefined {
  const distinct = [...new Set(all)];
  if (chosen === undefined) return distinct.at(direction === 1 ? 0 : -1);
  return distinct[distinct.indexOf(chosen) + direction];
}
