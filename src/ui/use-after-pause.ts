import { useEffect, useEffectEvent } from 'react';

/** Calls `work` once a defined subject has not changed for `wait` milliseconds. */
export function useAfterPause(wait: number, subject: unknown, work: () => void): void {
  const handle = useEffectEvent(work);
  useEffect(() => {
    if (subject === undefined) return;
    const timer = setTimeout(() => handle(), wait);
    return () => clearTimeout(timer);
  }, [wait, subject]);
}
