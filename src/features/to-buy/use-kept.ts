import { useQuery } from '@tanstack/react-query';
import { keepToBuy, NOTHING_KEPT, toBuyQueries } from '#data/to-buy/to-buy-queries';
import { changeToBuy, type ToBuyChange } from '#domain/season/kept-to-buy';
import { useAdjustedState } from '#ui/use-adjusted-state';

export function useKept() {
  const { data: stored = NOTHING_KEPT, isPending } = useQuery(toBuyQueries.kept());
  // A checkbox shows a click at once, the query a moment later.
  const [own, setOwn] = useAdjustedState({ stored, kept: stored }, (now) =>
    now.stored === stored ? now : { stored, kept: stored },
  );
  const change = (changed: ToBuyChange) => {
    setOwn({ stored, kept: changeToBuy(own.kept, changed) });
    void keepToBuy(changed);
  };
  return { kept: own.kept, isPending, change };
}
