import type { Era } from '../era/era';
import type { EraFacts } from '../era/facts';
import type { ToBuyTable } from '../era/to-buy-table';
import type { Raider } from '../raid/raid';
import type { SeenRaider, Sightings } from './sightings';

/** An era with what its raiders can buy, and what saved kills tell. */
export interface Market {
  era: Pick<Era, 'slots'>;
  facts: EraFacts;
  table: ToBuyTable;
  sightings: Sightings;
}

export interface Buyer {
  /** Their id over all kills, with class and spec. */
  player: SeenRaider;
  raider: Raider;
  /** The raid tier of the kill; undefined hinders nothing. */
  tier?: number | undefined;
}
