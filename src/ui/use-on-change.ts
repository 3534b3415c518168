import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls the latest handler with the previous value whenever a value changes. */
export function useOnChange<Value>(value: Value, handle: (before: Value) => void): void {
  const last = useRef(value);
  const change = useEffectEvent(handle);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== value) change(before);
  }, [value]);
}
