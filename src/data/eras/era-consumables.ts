import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { loadChunk } from '../load-chunk';

/** Not persisted: they are chunks of the app. */
export const eraConsumablesQueries = {
  /** The era's flasks and food; null for an era without such a table. Throws ChunkLoadFailed. */
  ofEra: ({ id, tables }: Era) =>
    queryOptions({
      queryKey: ['era-consumables', tables?.loadConsumables ? id : null],
      queryFn: () =>
        tables?.loadConsumables ? loadChunk(`${id}-consumables`, tables.loadConsumables) : null,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
