import { useRef, useState } from 'react';
import { SECOND } from '#domain/time';
import { useNow } from '#ui/use-now';

/** Reads two clocks: the date can be set back, and uptime stops while a phone sleeps. */
const secondsSince = ({ date, uptime }: { date: number; uptime: number }): number =>
  Math.max(Date.now() - date, performance.now() - uptime) / SECOND;

/** Calls `onZero` at the end; for a hidden tab, once it is visible. Reads `from` only once. */
export function useSecondsLeft(from: number, onZero?: () => void): number {
  const [begun] = useState(() => ({ date: Date.now(), uptime: performance.now(), from }));
  const isOver = useRef(false);
  const secondsLeft = () => Math.max(Math.ceil(begun.from - secondsSince(begun)), 0);
  useNow(SECOND, window, () => {
    if (isOver.current || secondsLeft() > 0 || document.visibilityState !== 'visible') return;
    isOver.current = true;
    onZero?.();
  });
  return secondsLeft();
}
