import { MINUTE } from '#domain/time';
import { trackUntilSettled, withDeadline } from './deadline';

const MAX_LOAD = 2 * MINUTE;

export class ChunkLoadFailed extends Error {
  override name = 'ChunkLoadFailed';

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
  }
}

/**
 * Chunks that are late. The browser requests each URL once, so a second wait is useless; but a late
 * chunk may still arrive.
 */
const overdue = new Set<string>();

/**
 * Loads a chunk, for at most 120 seconds (docs/specification.md). Throws ChunkLoadFailed if the
 * chunk fails or is late, and at once as long as it stays late.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  if (overdue.has(chunk)) throw new ChunkLoadFailed(chunk);
  try {
    const loading = load();
    return await withDeadline(loading, MAX_LOAD, () => {
      trackUntilSettled(overdue, chunk, loading);
      throw new ChunkLoadFailed(chunk);
    });
  } catch (cause) {
    throw cause instanceof ChunkLoadFailed ? cause : new ChunkLoadFailed(chunk, { cause });
  }
}

export interface LateChunk<T> {
  /** Throws ChunkLoadFailed. */
  load: () => Promise<T>;
  /** Undefined until it is loaded. */
  loaded: () => T | undefined;
}

/** Returns a chunk that is loaded once. For components see `lateComponent` in src/ui. */
export function lateChunk<T>(name: string, load: () => Promise<T>): LateChunk<T> {
  let chunk: T | undefined;
  return {
    load: async () => {
      chunk ??= await loadChunk(name, load);
      return chunk;
    },
    loaded: () => chunk,
  };
}
