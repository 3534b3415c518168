import { useEffect, useState } from 'react';

/** Counts seconds down, and says when none is left. Starts once: what counts another pause is another component. */
export function useSecondsLeft(from: number, onZero?: () => void): number {
  const [endsAt] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);

  // The clock is outside React; a phone that slept through some ticks still ends in time.
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0) return;
      clearInterval(timer);
      onZero?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt, onZero]);

  return left;
}
