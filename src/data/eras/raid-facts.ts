import { eraOf } from '#domain/eras/era-of';
import type { Raid } from '#domain/raid/raid';
import { eraQueries } from './era-queries';

/** Returns the query of a raid's facts, in a chunk of its own because it needs the eras. */
export const factsOfRaid = (raid: Raid) => eraQueries.facts(eraOf(raid).era);
