import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * A component in a chunk of its own, loaded when it is first drawn; `waiting` stands in its place until then.
 *
 * Throws what `load` throws, where it is drawn.
 *
 * Instead of React's `lazy`, whose placeholder stands for 300 ms even when the chunk comes at once.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Part = await load();
  };
  function LazyChunk(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    const isThere = Part !== undefined;
    // A chunk is the network's, or the browser's module cache's.
    useEffect(() => {
      if (isThere) return;
      loadPart().then(
        () => setOutcome({}),
        (failure) => setOutcome({ failure }),
      );
    }, [isThere]);
    if (outcome.failure) throw outcome.failure;
    return Part ? createElement(Part, props) : waiting;
  }
  return Object.assign(LazyChunk, { load: () => loadPart().catch(() => {}) });
}

/** Loads a chunk once the page is idle, while something else is in view. A failure is silent, for drawing the chunk tries again. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  // A chunk is the network's.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}

/** A component with `load`, which loads its chunk ahead: a failure is silent, and drawing it tries again. */
type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };
