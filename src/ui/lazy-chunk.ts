import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

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

/** Has a chunk loaded ahead, once what it belongs to is in view. What fails is tried again when needed, and shows. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  // A chunk is the network's.
  useEffect(() => void load().catch(() => {}), [load]);
}

/** A part of the app that can be loaded before it is drawn. What fails then is tried again when it is, and shows. */
type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };
