import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function whose identity never changes, so that unchanged rows do not render again. */
export function useStableFunction<Values extends unknown[], Result>(
  work: (...values: Values) => Result,
) {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
