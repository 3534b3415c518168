import { type ComponentType, lazy } from 'react';

const LONGEST_LOAD = 120_000;

/** A lazy part of the app that did not come, or did not start. */
export class ChunkLoadFailed extends Error {
  override name = 'ChunkLoadFailed';

  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * A component in a chunk of its own, loaded when it is first drawn.
 *
 * Throws ChunkLoadFailed where it is drawn when the chunk fails or has not come within 120 seconds.
 * Source: spec.md points 7-9.
 */
export const lazyChunk = <Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
) => lazy(async () => ({ default: await loadChunk(chunk, load) }));

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
