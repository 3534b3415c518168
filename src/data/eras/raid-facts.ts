import { eraOf } from '#domain/eras/era-of';
import type { Raid } from '#domain/raid/raid';
import { eraQueries } from './era-queries';

/** Loads with an open raid's chunk: eras have no place on the first page. */
export const factsOfRaid = (raid: Raid) => eraQueries.facts(eraOf(raid).era);
