import { type RaidQuery, raidQuery } from '#routes';

/** Returns the query of a raid's address: `report=CODE&fight=ID`. */
export const raidSearch = (query: RaidQuery): string => `${new URLSearchParams(raidQuery(query))}`;
