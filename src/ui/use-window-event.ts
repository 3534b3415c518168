import { useEffectEvent, useLayoutEffect } from 'react';

/** Adds one listener, which calls the latest handler. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  // An ordinary effect would run later and miss an early key.
  useLayoutEffect(() => {
    window.addEventListener(type, handle);
    return () => window.removeEventListener(type, handle);
  }, [type]);
}
