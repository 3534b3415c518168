import { useEffect, useEffectEvent } from 'react';

/** Calls a handler, as it was last drawn, at each such event of the window. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  // The window is the browser's.
  useEffect(() => {
    window.addEventListener(type, handle);
    return () => window.removeEventListener(type, handle);
  }, [type]);
}
