import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { loadBuffWords } from './language';
import { loadChunk } from './load-chunk';

/** How an era's buffs are loaded. They are a part of the app, which the worker stores, not the query cache. */
export const eraBuffsQueries = {
  /** What raiders can bring; null for an era that nobody is judged by. Throws ChunkLoadFailed. */
  ofEra: ({ id, tables }: Era) =>
    queryOptions({
      queryKey: ['era-buffs', tables ? id : null],
      queryFn: async () => {
        if (!tables) return null;
        const [buffs] = await Promise.all([
          loadChunk(`${id}-buffs`, tables.loadBuffs),
          loadBuffWords(),
        ]);
        return buffs;
      },
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
