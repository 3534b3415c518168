import { useAdjustedState } from '#ui/use-adjusted-state';

interface Identified {
  id: string;
}

/**
 * Keeps rows in the order first seen while a table fills, so that none moves; then sorts them. An
 * order that is not final yet is not kept.
 */
export function useStableRowOrder<Row extends Identified>(
  sorted: readonly Row[],
  isFilling: boolean,
  isPreview = false,
): readonly Row[] {
  const rowsIn = (order: readonly string[]) => (isFilling ? inOrder(sorted, order) : sorted);
  const [order] = useAdjustedState<readonly string[]>([], (before) => {
    if (isPreview) return before;
    const ids = rowsIn(before).map(({ id }) => id);
    const isSame = ids.length === before.length && ids.every((id, index) => id === before[index]);
    return isSame ? before : ids;
  });
  return rowsIn(order);
}

function inOrder<Row extends Identified>(sorted: readonly Row[], order: readonly string[]): Row[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: Row) => indexes.get(id) ?? order.length;
  return [...sorted].sort((one, other) => indexOf(one) - indexOf(other));
}
