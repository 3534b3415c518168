import { useState } from 'react';
import type { NightRow } from '#domain/audit/night';

/** Keeps rows in the order first seen while kills load, so that none moves; then sorts them. */
export function useStableRowOrder(
  sorted: readonly NightRow[],
  isFilling: boolean,
): readonly NightRow[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const rows = isFilling ? inOrder(sorted, order) : sorted;
  const ids = rows.map(({ id }) => id);
  if (ids.length !== order.length || ids.some((id, index) => id !== order[index])) setOrder(ids);
  return rows;
}

function inOrder(sorted: readonly NightRow[], order: readonly string[]): NightRow[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: NightRow) => indexes.get(id) ?? order.length;
  return [...sorted].sort((one, other) => indexOf(one) - indexOf(other));
}
