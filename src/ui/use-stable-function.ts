import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function of constant identity, so that unchanged rows are not rendered again. */
export function useStableFunction<Values extends unknown[], Result>(
  work: (...values: Values) => Result,
) {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
