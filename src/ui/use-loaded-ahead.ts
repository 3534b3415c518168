import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Loads a chunk when the page is idle. A failure is silent: rendering the part tries again. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  // Effect: the network.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
