import {
  type CategorySet,
  EMPTY_SET,
  extensionsOf,
  holds,
  intersection,
  isEmpty,
  MAX_CATEGORIES,
  membersOf,
  overlaps,
  setOf,
  sizeOf,
  unionOfAll,
  without,
  withoutSubsets,
} from './category-set';

const INDEXES = Array.from({ length: MAX_CATEGORIES }, (_, index) => index);

/** What one chooser can cover, option by option. They hold one option at a time. */
export type Options = readonly CategorySet[];

/**
 * Everything that can be had at once when each chooser takes one option: the sets to which no
 * further category could be added. A single one means that nobody's choice costs anything.
 *
 * Exact: it goes chooser by chooser and forgets only what lies within something as easily had.
 */
export function fullestSets(choosers: readonly Options[]): CategorySet[] {
  let reached: CategorySet[] = [EMPTY_SET];
  for (const options of choosers) {
    const further = new Set<CategorySet>();
    for (const set of reached) {
      for (const fuller of extensionsOf(set, options)) further.add(fuller);
    }
    reached = withoutSubsets(further);
  }
  return reached;
}

/**
 * The categories that can be had whatever else is, found by counting: one that has as many choosers
 * as there are categories to choose leaves a chooser to spare, however the rest is spread. It then
 * asks nothing of the others, so the count begins again without it.
 */
export function plentifulCategories(choosers: readonly Options[]): CategorySet {
  const reaches = choosers.map(unionOfAll);
  const all = unionOfAll(reaches);
  let scarce = all;
  for (;;) {
    const count = sizeOf(scarce);
    const plentiful = membersOf(scarce, INDEXES).filter(
      (index) => reaches.filter((reach) => holds(reach, index)).length >= count,
    );
    if (plentiful.length === 0) return without(all, scarce);
    scarce = without(scarce, setOf(plentiful));
  }
}

/** Splits categories into parts that no chooser links. */
export function unlinkedParts(
  categories: CategorySet,
  choosers: readonly Options[],
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
