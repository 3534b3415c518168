import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toBuyTicks } from '#data/kept/kept-record';
import { keptToBuy, type ToBuyChange, toBuyStatements } from '#domain/to-buy/kept-to-buy';

export function useKeptToBuy() {
  const { data, isPending } = useQuery(toBuyTicks.query());
  const kept = useMemo(() => keptToBuy(data ?? []), [data]);
  const change = (changed: ToBuyChange) =>
    void toBuyTicks.addStatements((at) => toBuyStatements(changed, at));
  return { kept, isPending, change };
}
