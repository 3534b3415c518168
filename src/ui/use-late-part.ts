import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

interface LatePart<Props> {
  /** Nothing until it has come, and null where it did not. */
  Part: ComponentType<Props> | null | undefined;
}

interface LatePartOptions {
  isWanted: boolean;
  /** Milliseconds until it is given up. */
  patience: number;
  /** Whether it stays away then, since it would push down what is in view. */
  isDroppedWhenLate?: boolean;
}

/**
 * A part of a screen in a chunk of its own, which the screen can do without, loaded once the page is idle: where it
 * fails, or has not come in time, nothing else does. `load` must stay the same function.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, patience, isDroppedWhenLate = false }: LatePartOptions,
): ComponentType<Props> | null | undefined {
  const [late, setLate] = useState<LatePart<Props>>({ Part: undefined });
  // A chunk is the network's.
  useEffect(() => {
    if (!isWanted) return;
    const giveUp = () => setLate(({ Part }) => ({ Part: Part ?? null }));
    const timer = setTimeout(giveUp, patience);
    const draw = (Part: ComponentType<Props>) =>
      setLate((now) => (now.Part === null && isDroppedWhenLate ? now : { Part }));
    whenIdle(() => load().then(draw, giveUp));
    return () => clearTimeout(timer);
  }, [load, isWanted, patience, isDroppedWhenLate]);
  return late.Part;
}
