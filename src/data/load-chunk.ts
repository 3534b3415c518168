import { deadline } from './deadline';

const MAX_LOAD = 120_000;

/** A lazy part of the app that did not come, or did not start. */
export class ChunkLoadFailed extends Error {
  override name = 'ChunkLoadFailed';

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
  }
}

/** Chunks that were waited for to the end and may still come. A browser asks for each once, so a second wait is vain. */
const overdue = new Set<string>();

/**
 * Loads a chunk of the app, waiting for 120 seconds at most. Everything that is imported while the app runs comes by it.
 *
 * Throws ChunkLoadFailed when the chunk fails or is late; while it is still late, at once.
 * The message and the time are those of docs/specification.md.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  if (overdue.has(chunk)) throw new ChunkLoadFailed(chunk);
  try {
    const loading = load();
    return await deadline(loading, MAX_LOAD, () => {
      waitOut(chunk, loading);
      throw new ChunkLoadFailed(chunk);
    });
  } catch (cause) {
    throw cause instanceof ChunkLoadFailed ? cause : new ChunkLoadFailed(chunk, { cause });
  }
}

function waitOut(chunk: string, loading: Promise<unknown>): void {
  overdue.add(chunk);
  const isOver = () => void overdue.delete(chunk);
  loading.then(isOver, isOver);
}
