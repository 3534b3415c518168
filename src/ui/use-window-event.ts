import { useEffect, useEffectEvent } from 'react';

/** Calls the latest handler at each such window event. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  // Effect: the window.
  useEffect(() => {
    window.addEventListener(type, handle);
    return () => window.removeEventListener(type, handle);
  }, [type]);
}
