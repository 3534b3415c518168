/** A set of categories as bits: bit n stands for the nth category of the list at hand. */
export type CategorySet = number;

/** The set of the categories at these places of the list. */
export const setOf = (places: readonly number[]): CategorySet =>
  places.reduce((set, place) => set | (1 << place), 0);

/** Whether a set holds the category at this place of the list. */
export const holds = (set: CategorySet, place: number): boolean => (set & (1 << place)) !== 0;

/** The members of a list that a set stands for. */
export const membersOf = <T>(set: CategorySet, list: readonly T[]): T[] =>
  list.filter((_, place) => holds(set, place));

/** Everything that any of the sets holds. */
export const unionOf = (sets: readonly CategorySet[]): CategorySet =>
  sets.reduce((union, set) => union | set, 0);

/** How many categories a set holds. */
export function sizeOf(set: CategorySet): number {
  let size = 0;
  for (let rest = set; rest; rest &= rest - 1) size++;
  return size;
}

/** The sets that lie within no other, each once, the fullest first. */
export function withoutSubsets(sets: Iterable<CategorySet>): CategorySet[] {
  const bySize: CategorySet[][] = [];
  for (const set of new Set(sets)) {
    const size = sizeOf(set);
    bySize[size] ??= [];
    bySize[size].push(set);
  }
  const kept: CategorySet[] = [];
  for (const group of bySize.reverse()) {
    // Sets of one size do not lie within each other, so only the fuller ones are asked.
    if (group) kept.push(...group.filter((set) => !kept.some((fuller) => (set & ~fuller) === 0)));
  }
  return kept;
}
