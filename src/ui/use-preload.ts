import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Loads a chunk ahead. A failure is silent: rendering its component tries again. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
