import type { NightRow } from '#domain/audit/night';
import { useAdjustedState } from '#ui/use-adjusted-state';

/** Keeps rows in the order first seen while kills load, so that none moves; then sorts them. */
export function useStableRowOrder(
  sorted: readonly NightRow[],
  isFilling: boolean,
): readonly NightRow[] {
  const rowsIn = (order: readonly string[]) => (isFilling ? inOrder(sorted, order) : sorted);
  const [order] = useAdjustedState<readonly string[]>([], (before) => {
    const ids = rowsIn(before).map(({ id }) => id);
    const isSame = ids.length === before.length && ids.every((id, index) => id === before[index]);
    return isSame ? before : ids;
  });
  return rowsIn(order);
}

function inOrder(sorted: readonly NightRow[], order: readonly string[]): NightRow[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: NightRow) => indexes.get(id) ?? order.length;
  return [...sorted].sort((one, other) => indexOf(one) - indexOf(other));
}
