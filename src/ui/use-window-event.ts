import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens once, and calls the latest handler. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  // With the first render: a key pressed before an ordinary effect has run would be lost.
  useLayoutEffect(() => {
    window.addEventListener(type, handle);
    return () => window.removeEventListener(type, handle);
  }, [type]);
}
