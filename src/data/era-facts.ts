import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/eras/era';
import { MINUTE } from '#domain/raid/time';
import { FAILURE_TEXTS } from '#texts/failures';
import { deadline } from './deadline';

const MAX_WAIT = MINUTE;

/** The facts of an era that could not be loaded: what needs them stays unsaid. */
export class EraFactsNotLoaded extends Error {
  override name = 'EraFactsNotLoaded';

  constructor(era: Era, cause?: unknown) {
    super(FAILURE_TEXTS.factsNotLoaded(era.name), { cause });
  }
}

/** How an era's facts are asked for. They are a part of the app, which the worker stores, not the query cache. */
export const eraFactsQueries = {
  /** The facts; null for an era that nobody is judged by. */
  ofEra: (era: Era) =>
    queryOptions({
      // The same era without tables, as a raid of several has it, is another thing to ask for.
      queryKey: ['era-facts', era.tables ? era.id : null],
      queryFn: () => loadFacts(era),
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

async function loadFacts(era: Era) {
  if (!era.tables) return null;
  try {
    return await deadline(era.tables.loadFacts(), MAX_WAIT, () => {
      throw new EraFactsNotLoaded(era);
    });
  } catch (cause) {
    throw cause instanceof EraFactsNotLoaded ? cause : new EraFactsNotLoaded(era, cause);
  }
}
