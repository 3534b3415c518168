import { loadChunk } from '#load-chunk';

/** Loads what takes over deeds that few visits have. Throws ChunkLoadFailed. */
export const loadRareDeeds = (): Promise<typeof import('./rare-deeds')> =>
  loadChunk('rare-deeds', () => import('./rare-deeds'));
