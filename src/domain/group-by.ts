export type NonEmpty<T> = [T, ...T[]];

/** Groups by key, in the order of first items. The oldest browsers lack `Map.groupBy`. */
export function groupBy<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, NonEmpty<T>> {
  const groups = new Map<Key, NonEmpty<T>>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Groups items that are linked, directly or through others. */
export function linkedGroups<Item>(
  items: readonly Item[],
  areLinked: (one: Item, other: Item) => boolean,
): NonEmpty<Item>[] {
  let groups: NonEmpty<Item>[] = [];
  for (const item of items) {
    const linked = groups.filter((group) => group.some((other) => areLinked(item, other)));
    groups = [...groups.filter((group) => !linked.includes(group)), [item, ...linked.flat()]];
  }
  return groups;
}
