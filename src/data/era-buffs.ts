import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { loadChunk } from './load-chunk';

/** How an era's buffs are loaded. They are a part of the app, which the worker stores, not the query cache. */
export const eraBuffsQueries = {
  /** What raiders can bring; null for an era that nobody is judged by. Throws ChunkLoadFailed. */
  ofEra: ({ id, tables }: Era) =>
    queryOptions({
      queryKey: ['era-buffs', tables ? id : null],
      queryFn: () => (tables ? loadChunk(`${id}-buffs`, tables.loadBuffs) : null),
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
