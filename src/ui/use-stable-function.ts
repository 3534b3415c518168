import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same, so that rows without a change are not rendered again. */
export function useStableFunction<Values extends unknown[], Result>(
  work: (...values: Values) => Result,
) {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
