import { useEffect, useState } from 'react';
import { SECOND } from '#domain/time';

/** Reads two clocks: one can be set back, the other stops while a phone sleeps. */
const secondsSince = ({ date, uptime }: { date: number; uptime: number }): number =>
  Math.max(Date.now() - date, performance.now() - uptime) / SECOND;

/** Calls `onZero` at the end; in a hidden tab, once it is in view. `from` is read once. */
export function useSecondsLeft(from: number, onZero?: () => void): number {
  const [begun] = useState(() => ({ date: Date.now(), uptime: performance.now(), from }));
  const [left, setLeft] = useState(from);

  // A phone that slept through some ticks still ends in time.
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      const seconds = Math.ceil(begun.from - secondsSince(begun));
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
  }, [begun, onZero]);

  return left;
}
