import { useEffect, useEffectEvent, useState } from 'react';

const doNothing = () => {};

/** Returns the time, updated at an interval in milliseconds by a window's clock. */
export function useNow(interval: number, clock: Window = window, onTick = doNothing): number {
  const [now, setNow] = useState(Date.now);
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    onTick();
  });
  useEffect(() => {
    const timer = clock.setInterval(tick, interval);
    return () => clock.clearInterval(timer);
  }, [clock, interval]);
  return now;
}
