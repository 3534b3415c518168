import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { loadBuffWords } from '../language';
import { loadChunk } from '../load-chunk';

/** Not persisted: they are chunks of the app. */
export const eraBuffsQueries = {
  /** The era's raid buffs; null for an era without rules. Throws ChunkLoadFailed. */
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
