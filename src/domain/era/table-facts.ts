import type { ArmourSet, EraFacts, ItemFacts } from './facts';

/** Ascending ids as differences, which compress well. */
type Steps = readonly number[];

/** Items by kind. */
export interface PackedItems {
  kinds: readonly ItemFacts[];
  steps: Steps;
  kindOf: readonly number[];
}

interface PackedSets {
  sets: readonly (ArmourSet & { items: readonly number[] })[];
}

function addSteps(steps: Steps): number[] {
  let id = 0;
  return steps.map((step) => {
    id += step;
    return id;
  });
}

/** Decodes the items. Items of one kind share their facts. */
export function unpackItems({ kinds, steps, kindOf }: PackedItems): EraFacts['item'] {
  const ids = Int32Array.from(addSteps(steps));
  return (itemId) => {
    const index = indexIn(ids, itemId);
    return index === undefined ? undefined : kinds[kindOf[index] ?? -1];
  };
}

/** Finds an id's index by binary search: building a Map of all ids would slow every start. */
function indexIn(ids: Int32Array, id: number): number | undefined {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const middleId = ids[middle] ?? 0;
    if (middleId === id) return middle;
    if (middleId < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Returns a function that finds a row by its id. */
export function finderById<Row extends { id: number }>(
  rows: readonly Row[],
): (id: number) => Row | undefined {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return (id) => rowsById.get(id);
}

/** Decodes the sets, by item and by set id. */
export function unpackSets({ sets }: PackedSets): Pick<EraFacts, 'setOfItem' | 'setById'> {
  const byItem = new Map(sets.flatMap((set) => set.items.map((item) => [item, set] as const)));
  return { setOfItem: (itemId) => byItem.get(itemId), setById: finderById(sets) };
}
