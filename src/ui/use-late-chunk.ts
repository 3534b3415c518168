import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

interface LateChunk<Props> {
  /** Undefined while loading, null if it failed. */
  Component: ComponentType<Props> | null | undefined;
}

interface LateChunkOptions {
  isWanted?: boolean;
  /** Milliseconds until it is given up. */
  patience?: number;
  /** Dropped when late, since it would push down what is in view. */
  isDroppedWhenLate?: boolean;
}

/** Loads a chunk when the page is idle; without it the rest works. `load` must be stable. */
export function useLateChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted = true, patience = 20_000, isDroppedWhenLate = false }: LateChunkOptions = {},
): ComponentType<Props> | null | undefined {
  const [late, setLate] = useState<LateChunk<Props>>({ Component: undefined });
  useEffect(() => {
    if (!isWanted) return;
    const giveUp = () => setLate(({ Component }) => ({ Component: Component ?? null }));
    const timer = setTimeout(giveUp, patience);
    const show = (Component: ComponentType<Props>) =>
      setLate((now) => (now.Component === null && isDroppedWhenLate ? now : { Component }));
    whenIdle(() => load().then(show, giveUp));
    return () => clearTimeout(timer);
  }, [load, isWanted, patience, isDroppedWhenLate]);
  return late.Component;
}
