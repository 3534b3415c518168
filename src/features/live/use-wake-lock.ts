import { useEffect } from 'react';
import { awaitFeature } from '#data/browser-features';

/** Keeps the screen awake. A browser releases a hidden page's lock, so it is requested again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const wakeLock = await navigator.wakeLock.request('screen');
        if (isLeft || (lock && !lock.released)) await wakeLock.release();
        else lock = wakeLock;
      } catch {
        // The browser refuses on a low battery: the screen then turns off as usual.
      }
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', request);
      void awaitFeature(() => lock?.release());
    };
  }, [isWanted]);
}
