import { useAdjustedState } from '#ui/use-adjusted-state';

interface IdentifiedRow {
  id: string;
}

interface NotedOrder {
  sortedBy: string;
  ids: readonly string[];
}

interface OrderOptions {
  /** The order that the user chose. A new order takes effect at once. */
  sortedBy?: string;
  /** Whether the rows lack kills. Their order is provisional, so it is not noted. */
  isPartial?: boolean | undefined;
}

/** Keeps rows in place while a table fills, and sorts them once it is complete. */
export function useStableRowOrder<Row extends IdentifiedRow>(
  sorted: readonly Row[],
  isFilling: boolean,
  { sortedBy = '', isPartial = false }: OrderOptions = {},
): readonly Row[] {
  const rowsIn = (order: NotedOrder) =>
    isFilling && order.sortedBy === sortedBy ? inOrder(sorted, order.ids) : sorted;
  const [noted] = useAdjustedState<NotedOrder>({ sortedBy, ids: [] }, (before) => {
    if (isPartial) return before;
    const ids = rowsIn(before).map(({ id }) => id);
    const isSame =
      before.sortedBy === sortedBy &&
      ids.length === before.ids.length &&
      ids.every((id, index) => id === before.ids[index]);
    return isSame ? before : { sortedBy, ids };
  });
  return rowsIn(noted);
}

function inOrder<Row extends IdentifiedRow>(
  sorted: readonly Row[],
  order: readonly string[],
): Row[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: Row) => indexes.get(id) ?? order.length;
  return [...sorted].sort((one, other) => indexOf(one) - indexOf(other));
}
