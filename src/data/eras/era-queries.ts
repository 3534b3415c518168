import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/era/era';
import type { PullTable } from '#domain/pull/read-pull';
import { loadChunk } from '#load-chunk';
import { FAILURE_TEXTS } from '#texts/failures';
import { loadBuffWords } from '../settings/language';

/** An era's facts could not be loaded. What depends on them stays unknown. */
export class EraFactsNotLoaded extends Error {
  override name = 'EraFactsNotLoaded';

  readonly #era: Era;

  constructor(era: Era, cause?: unknown) {
    super(undefined, { cause });
    this.#era = era;
  }

  override get message() {
    return FAILURE_TEXTS.factsNotLoaded(this.#era.name);
  }
}

/** Queries of an era's chunks, which are not persisted. */
export const eraQueries = {
  /** The era's facts; null for an era without rules. Throws EraFactsNotLoaded. */
  facts: (era: Era) =>
    queryOptions({
      // A raid of several eras has an ordinary era's id, but no tables.
      queryKey: ['era-facts', era.tables ? era.id : null],
      queryFn: () => loadFacts(era),
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** The era's raid buffs; null for an era without rules. Throws ChunkLoadFailed. */
  buffs: ({ id, tables }: Era) =>
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

  /** The era's flasks and food; null for an era without such a table. Throws ChunkLoadFailed. */
  consumables: ({ id, tables }: Era) =>
    queryOptions({
      queryKey: ['era-consumables', tables?.loadConsumables ? id : null],
      queryFn: async (): Promise<PullTable | null> => {
        if (!tables?.loadConsumables) return null;
        const [table, { readPull }] = await Promise.all([
          loadChunk(`${id}-consumables`, tables.loadConsumables),
          loadChunk('read-pull', () => import('#domain/pull/read-pull')),
        ]);
        return { ...table, atThePull: (pull, fight) => readPull(pull, fight, table) };
      },
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

async function loadFacts(era: Era) {
  if (!era.tables) return null;
  try {
    return await loadChunk(`${era.id}-facts`, era.tables.loadFacts);
  } catch (cause) {
    throw new EraFactsNotLoaded(era, cause);
  }
}
