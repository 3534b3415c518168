import { useEffect, useState } from 'react';

/**
 * Counts seconds down, and says when none is left, in a hidden tab not before it is seen again. Starts once: what counts
 * another pause is another component.
 */
export function useSecondsLeft(from: number, onZero?: () => void): number {
  const [endsAt] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);

  // The clock and the tab are outside React; a phone that slept through some ticks still ends in time.
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      const seconds = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0) return;
      stop();
      onZero?.();
    };
    const count = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(tick, 1000);
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
