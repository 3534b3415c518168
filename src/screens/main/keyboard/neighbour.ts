/**
 * What stands after or before the chosen one; the first or last when none is chosen, nothing beyond either end.
 *
 * What stands twice counts where it stands first: a player with two faults is listed under both.
 */
export function neighbour<T>(
  all: readonly T[],
  chosen: T | undefined,
  direction: 1 | -1,
): T | undefined {
  const each = [...new Set(all)];
  if (chosen === undefined) return each.at(direction === 1 ? 0 : -1);
  return each[each.indexOf(chosen) + direction];
}
