import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** Returns a function that loads a chunk's export of the same name. It throws ChunkLoadFailed. */
export const chunkLoader =
  <Name extends string, Export>(name: Name, load: () => Promise<Record<Name, Export>>) =>
  async (): Promise<Export> =>
    (await loadChunk(name, load))[name];

interface Substitutes<Props> {
  /** Until it is loaded. */
  waiting?: ReactNode;
  /** Instead of throwing a failure to load. */
  Failed?: ComponentType<Props>;
}

/**
 * Returns a component of its own chunk, exported there by the same name. Unlike React's `lazy`, a
 * loaded chunk never shows the placeholder for 300 ms.
 */
export function lazyChunk<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { waiting = null, Failed }: Substitutes<Props> = {},
): LazyChunk<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadExport = chunkLoader(name, load);
  const loadOnce = async () => {
    Loaded = await loadExport();
  };
  function Lazy(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    const isThere = Loaded !== undefined;
    useEffect(() => {
      if (isThere) return;
      loadOnce().then(
        () => setOutcome({}),
        (failure) => {
          if (Failed) console.error(failure);
          setOutcome({ failure });
        },
      );
    }, [isThere]);
    if (outcome.failure && Failed) return createElement(Failed, props);
    if (outcome.failure) throw outcome.failure;
    return Loaded ? createElement(Loaded, props) : waiting;
  }
  return Object.assign(Lazy, { load: () => loadOnce().catch(() => {}) });
}

/** `load` preloads the chunk. A failure is silent: rendering tries again. */
type LazyChunk<Props> = ComponentType<Props> & { load: () => Promise<void> };
