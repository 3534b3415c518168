import {
  type CategorySet,
  difference,
  EMPTY_SET,
  extendBy,
  hasIndex,
  intersection,
  isEmpty,
  itemsOf,
  MAX_CATEGORIES,
  overlaps,
  setOf,
  sizeOf,
  unionOfAll,
  withoutSubsets,
} from './category-set';

const INDEXES = Array.from({ length: MAX_CATEGORIES }, (_, index) => index);

/** The sets that a chooser can cover, one per option; the chooser takes one option. */
export type ChooserOptions = readonly CategorySet[];

/** Returns the maximal sets that choosers can cover together. */
export function fullestSets(choosers: readonly ChooserOptions[]): CategorySet[] {
  let reached: CategorySet[] = [EMPTY_SET];
  for (const options of choosers) {
    const further = new Set<CategorySet>();
    for (const set of reached) {
      for (const fuller of extendBy(set, options)) further.add(fuller);
    }
    reached = withoutSubsets(further);
  }
  return reached;
}

/**
 * Returns the categories that every maximal way to choose covers: each has as many choosers as
 * there are scarce categories. Removing those leaves fewer scarce categories, so the comparison is
 * repeated.
 */
export function plentifulCategories(choosers: readonly ChooserOptions[]): CategorySet {
  const reaches = choosers.map(unionOfAll);
  const reachable = unionOfAll(reaches);
  let scarce = reachable;
  for (;;) {
    const count = sizeOf(scarce);
    const plentiful = itemsOf(scarce, INDEXES).filter(
      (index) => reaches.filter((reach) => hasIndex(reach, index)).length >= count,
    );
    if (plentiful.length === 0) return difference(reachable, scarce);
    scarce = difference(scarce, setOf(plentiful));
  }
}

/** Splits categories into parts that share no chooser. */
export function independentParts(
  categories: CategorySet,
  choosers: readonly ChooserOptions[],
): CategorySet[] {
  let parts: CategorySet[] = [];
  for (const options of choosers) {
    const reach = intersection(unionOfAll(options), categories);
    if (isEmpty(reach)) continue;
    const linked = parts.filter((part) => overlaps(part, reach));
    parts = [...parts.filter((part) => !overlaps(part, reach)), unionOfAll([...linked, reach])];
  }
  return parts;
}
