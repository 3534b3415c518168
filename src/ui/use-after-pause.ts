import { useEffect, useEffectEvent } from 'react';

/** Calls the latest handler once a subject, unless undefined, has been the same for so many milliseconds. */
export function useAfterPause(wait: number, subject: unknown, work: () => void): void {
  const handle = useEffectEvent(work);
  useEffect(() => {
    if (subject === undefined) return;
    const timer = setTimeout(() => handle(), wait);
    return () => clearTimeout(timer);
  }, [wait, subject]);
}
