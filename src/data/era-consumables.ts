import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { loadChunk } from './load-chunk';

/** How an era's consumables are loaded. They are a part of the app, which the worker stores, not the query cache. */
export const eraConsumablesQueries = {
  /** What raiders eat and drink; null for an era without such a table. Throws ChunkLoadFailed. */
  ofEra: ({ id, tables }: Era) =>
    queryOptions({
      queryKey: ['era-consumables', tables?.loadConsumables ? id : null],
      queryFn: () =>
        tables?.loadConsumables ? loadChunk(`${id}-consumables`, tables.loadConsumables) : null,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
