declare const brand: unique symbol;

/** A set of categories as bits: bit n is the category at index n of a list. */
export type CategorySet = number & { readonly [brand]: 'CategorySet' };

/** Brands bits as a set. No other code here needs an assertion. */
const setOfBits = (bits: number) => bits as CategorySet;

export const EMPTY_SET = setOfBits(0);

export const MAX_CATEGORIES = 31;

export const setOf = (indexes: readonly number[]): CategorySet =>
  indexes.reduce(withIndex, EMPTY_SET);

export function withIndex(set: CategorySet, index: number): CategorySet {
  return setOfBits(set | (1 << index));
}

export const union = (one: CategorySet, other: CategorySet): CategorySet => setOfBits(one | other);

export const intersection = (one: CategorySet, other: CategorySet): CategorySet =>
  setOfBits(one & other);

export const difference = (set: CategorySet, other: CategorySet): CategorySet =>
  setOfBits(set & ~other);

export const hasIndex = (set: CategorySet, index: number): boolean => (set & (1 << index)) !== 0;

export const isEmpty = (set: CategorySet): boolean => set === 0;

export const overlaps = (one: CategorySet, other: CategorySet): boolean => (one & other) !== 0;

/** Whether the second set contains the first. */
export const isWithin = (set: CategorySet, other: CategorySet): boolean => (set & ~other) === 0;

/** Returns the items of a list at the set's indexes. */
export const itemsOf = <T>(set: CategorySet, list: readonly T[]): T[] =>
  list.filter((_, index) => hasIndex(set, index));

export const unionOfAll = (sets: readonly CategorySet[]): CategorySet =>
  sets.reduce(union, EMPTY_SET);

export function sizeOf(set: CategorySet): number {
  let size = 0;
  for (let rest: number = set; rest; rest &= rest - 1) size++;
  return size;
}

/** Returns the set joined with each option that adds to it; the set itself if no option does. */
export function extendBy(set: CategorySet, options: readonly CategorySet[]): CategorySet[] {
  const added = options.filter((option) => !isWithin(option, set));
  return added.length > 0 ? added.map((option) => union(option, set)) : [set];
}

/** Returns the sets that no other set contains, each once, fullest first. */
export function withoutSubsets(sets: Iterable<CategorySet>): CategorySet[] {
  const fullestFirst = [...new Set(sets)].sort((one, other) => sizeOf(other) - sizeOf(one));
  const maximal: CategorySet[] = [];
  for (const set of fullestFirst) {
    if (!maximal.some((fuller) => isWithin(set, fuller))) maximal.push(set);
  }
  return maximal;
}
