import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

const LONGEST_LOAD = 120_000;

/** A lazy part of the app that did not come, or did not start. */
export class ChunkLoadFailed extends Error {
  override name = 'ChunkLoadFailed';

  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * A component in a chunk of its own, loaded when it is first drawn; `waiting` stands in its place until then.
 *
 * Throws ChunkLoadFailed where it is drawn when the chunk fails or has not come within 120 seconds.
 * The message and the time are those of docs/specification.md.
 *
 * In place of React's `lazy`, whose placeholder stands for 300 ms even when the chunk comes at once.
 */
export function lazyChunk<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Part = await loadChunk(chunk, load);
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

/** A part of the app that can be loaded before it is drawn. What fails then is tried again when it is, and shows. */
type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };

/** Waits for a chunk, but not for ever. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadFailed(chunk)), LONGEST_LOAD);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadFailed ? cause : new ChunkLoadFailed(chunk, cause);
  } finally {
    clearTimeout(timer);
  }
}
