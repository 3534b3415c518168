import { useEffect, useState } from 'react';
import { SECOND } from '#domain/raid/time';

/**
 * Counts seconds down and calls `onZero` at the end; in a hidden tab, once it is in view again. `from` is read once: to
 * start over, a component needs another key.
 */
export function useSecondsLeft(from: number, onZero?: () => void): number {
  const [endsAt] = useState(() => Date.now() + from * SECOND);
  const [left, setLeft] = useState(from);

  // The clock and the tab are outside React; a phone that slept through some ticks still ends in time.
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      const seconds = Math.ceil((endsAt - Date.now()) / SECOND);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0) return;
      stop();
      onZero?.();
    };
    const count = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(tick, SECOND);
    };
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return stop;
  }, [endsAt, onZero]);

  return left;
}
