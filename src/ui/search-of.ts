import { type RaidQuery, raidQuery } from '#routes';

/** What leads to a raid, as the query of an address: `report=CODE&fight=ID`. */
export const searchOf = (query: RaidQuery): string => `${new URLSearchParams(raidQuery(query))}`;
