import { loadChunk } from '#load-chunk';

/** Loads what few visits change. Throws ChunkLoadFailed. */
export const loadRareChanges = (): Promise<typeof import('./rare-changes')> =>
  loadChunk('rare-changes', () => import('./rare-changes'));
