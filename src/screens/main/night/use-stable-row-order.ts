import { useState } from 'react';
import type { NightRow } from '#domain/night';

/**
 * Rows in the order they were first seen in, newcomers at the end, while kills still come: nobody's row moves while it
 * is read. Sorted once all are there.
 */
export function useSteadyRows(
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
  const index = new Map(order.map((id, at) => [id, at]));
  const at = ({ id }: NightRow) => index.get(id) ?? order.length;
  return [...sorted].sort((one, other) => at(one) - at(other));
}
