import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { inListOrder } from '#domain/audit/list-order';
import { useAdjustedState } from '#ui/use-adjusted-state';

interface Settled {
  listVersion: unknown;
  ranks: ReadonlyMap<string, number>;
}

/** Keeps the order when advice is found later. */
export function useListOrder(
  audits: Audit[] | undefined,
  listVersion: unknown,
): Audit[] | undefined {
  const [settled] = useAdjustedState<Settled | undefined>(undefined, (before) => {
    if (!audits || before?.listVersion === listVersion) return before;
    const keys = inListOrder(audits).map(({ raider }) => raider.key);
    return { listVersion, ranks: new Map(keys.map((key, rank) => [key, rank])) };
  });
  return useMemo(() => {
    const rankOf = ({ raider }: Audit) => settled?.ranks.get(raider.key) ?? 0;
    return audits && [...audits].sort((one, other) => rankOf(one) - rankOf(other));
  }, [audits, settled]);
}
