import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Loads a part ahead. A failure is silent: rendering the part tries again. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
