export type NonEmpty<T> = [T, ...T[]];

/** Groups by key, in the order of first items. The oldest browsers lack `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, NonEmpty<Item>> {
  const groups = new Map<Key, NonEmpty<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Groups items that are linked, directly or through other items. */
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
