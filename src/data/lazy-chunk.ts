import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/**
 * Returns a component of its own chunk, exported there by the same name; `waiting` renders until
 * then. Rendering throws a failure to load. Unlike React's `lazy`, a loaded chunk never shows the
 * placeholder for 300 ms.
 */
export function lazyPart<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Part = (await loadChunk(name, load))[name];
  };
  function Lazy(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    const isThere = Part !== undefined;
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
  return Object.assign(Lazy, { load: () => loadPart().catch(() => {}) });
}

/** `load` preloads the chunk. A failure is silent: rendering tries again. */
type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };
