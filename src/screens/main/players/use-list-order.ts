import { useMemo, useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import { inListOrder } from '#domain/audit/list-order';

/** Advice that is found later moves nobody. */
export function useListOrder(
  audits: Audit[] | undefined,
  listVersion: unknown,
): Audit[] | undefined {
  const [settled, setSettled] = useState<{
    listVersion: unknown;
    ranks: ReadonlyMap<string, number>;
  }>();
  if (audits && settled?.listVersion !== listVersion) {
    const keys = inListOrder(audits).map(({ raider }) => raider.key);
    setSettled({ listVersion, ranks: new Map(keys.map((key, rank) => [key, rank])) });
  }
  return useMemo(() => {
    const rankOf = ({ raider }: Audit) => settled?.ranks.get(raider.key) ?? 0;
    return audits && [...audits].sort((one, other) => rankOf(one) - rankOf(other));
  }, [audits, settled]);
}
