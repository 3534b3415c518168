declare const brand: unique symbol;

/** A set of categories as bits: bit n stands for the category at index n of the list at hand. */
export type CategorySet = number & { readonly [brand]: 'CategorySet' };

/** A number is a set only when it was made here. */
const setOfBits = (bits: number) => bits as CategorySet;

export const EMPTY_SET = setOfBits(0);

/** More categories than this do not fit in a set. */
export const MAX_CATEGORIES = 31;

/** The set of the categories at these indexes of the list. */
export const setOf = (indexes: readonly number[]): CategorySet =>
  indexes.reduce(withIndex, EMPTY_SET);

/** The set with the category at this index of the list. */
export function withIndex(set: CategorySet, index: number): CategorySet {
  return setOfBits(set | (1 << index));
}

export const union = (one: CategorySet, other: CategorySet): CategorySet => setOfBits(one | other);

export const intersection = (one: CategorySet, other: CategorySet): CategorySet =>
  setOfBits(one & other);

/** What the first set holds and the other does not. */
export const without = (set: CategorySet, other: CategorySet): CategorySet =>
  setOfBits(set & ~other);

/** Whether a set holds the category at this index of the list. */
export const holds = (set: CategorySet, index: number): boolean => (set & (1 << index)) !== 0;

export const isEmpty = (set: CategorySet): boolean => set === 0;

/** Whether there is something that both sets hold. */
export const overlaps = (one: CategorySet, other: CategorySet): boolean => (one & other) !== 0;

/** Whether the other set holds all that this one does. */
export const isWithin = (set: CategorySet, other: CategorySet): boolean => (set & ~other) === 0;

/** The members of a list that a set stands for. */
export const membersOf = <T>(set: CategorySet, list: readonly T[]): T[] =>
  list.filter((_, index) => holds(set, index));

export const unionOfAll = (sets: readonly CategorySet[]): CategorySet =>
  sets.reduce(union, EMPTY_SET);

export function sizeOf(set: CategorySet): number {
  let size = 0;
  for (let rest: number = set; rest; rest &= rest - 1) size++;
  return size;
}

/** What a set becomes with each option that adds to it; itself where none does. */
export function extensionsOf(set: CategorySet, options: readonly CategorySet[]): CategorySet[] {
  const extensions: CategorySet[] = [];
  for (const option of options) {
    if (!isWithin(option, set)) extensions.push(union(option, set));
  }
  return extensions.length > 0 ? extensions : [set];
}

/** The sets that lie within no other, each once, the fullest first. */
export function withoutSubsets(sets: Iterable<CategorySet>): CategorySet[] {
  const bySize: CategorySet[][] = [];
  for (const set of new Set(sets)) {
    const size = sizeOf(set);
    bySize[size] ??= [];
    bySize[size].push(set);
  }
  const maximal: CategorySet[] = [];
  for (const group of bySize.reverse()) {
    // Sets of one size do not lie within each other, so only the fuller ones are asked.
    if (group) {
      maximal.push(...group.filter((set) => !maximal.some((fuller) => isWithin(set, fuller))));
    }
  }
  return maximal;
}
