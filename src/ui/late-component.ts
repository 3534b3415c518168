import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { SECOND } from '#domain/time';
import { lateChunk } from '#load-chunk';
import { ChunkFailed } from './ChunkFailed';
import { whenIdle } from './when-idle';

interface LateOptions<Props> {
  /** Shown until the component is loaded. */
  waiting?: ReactNode;
  /** Shown instead of a notice if loading fails. With null the failure is thrown. */
  Failed?: ComponentType<Props> | null;
}

type LateComponent<Props> = ComponentType<Props> & {
  /** Preloads the chunk. Returns undefined after a failure: rendering tries again. */
  load: () => Promise<ComponentType<Props> | undefined>;
  loaded: () => ComponentType<Props> | undefined;
};

/**
 * Returns a component of a separate chunk, which exports it under the same name. Unlike React's
 * `lazy`, a loaded chunk never shows the placeholder for 300 ms.
 */
export function lateComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { waiting = null, Failed = () => createElement(ChunkFailed) }: LateOptions<Props> = {},
): LateComponent<Props> {
  const chunk = lateChunk(name, load);
  const loaded = () => chunk.loaded()?.[name];
  function Part(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    const Loaded = loaded();
    const isThere = Loaded !== undefined;
    useEffect(() => {
      if (isThere) return;
      chunk.load().then(
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
  return Object.assign(Part, {
    load: () => chunk.load().then(loaded, () => undefined),
    loaded,
  });
}

interface LateUseOptions {
  isWanted?: boolean;
  /** Milliseconds after which loading is given up. */
  patience?: number;
  /** Whether a late part is dropped: it would push down the parts in view. */
  isDroppedWhenLate?: boolean;
}

interface LatePart<Props> {
  Component: ComponentType<Props> | null | undefined;
}

/** Loads an optional part once the page is idle. Undefined while loading, null if it failed. */
export function useLateComponent<Props>(
  { load, loaded }: LateComponent<Props>,
  { isWanted = true, patience = 20 * SECOND, isDroppedWhenLate = false }: LateUseOptions = {},
): ComponentType<Props> | null | undefined {
  const [part, setPart] = useState<LatePart<Props>>(() => ({ Component: loaded() }));
  useEffect(() => {
    if (!isWanted) return;
    const giveUp = () => setPart(({ Component }) => ({ Component: Component ?? null }));
    const timer = setTimeout(giveUp, patience);
    const show = (Component: ComponentType<Props>) =>
      setPart((now) => (now.Component === null && isDroppedWhenLate ? now : { Component }));
    whenIdle(() => load().then((Loaded) => () => (Loaded ? show(Loaded) : giveUp())));
    return () => clearTimeout(timer);
  }, [load, isWanted, patience, isDroppedWhenLate]);
  return part.Component;
}
