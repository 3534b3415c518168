import type { Era } from '../era/era';
import type { EraFacts } from '../era/facts';
import type { ToBuyTable } from '../era/to-buy-table';
import type { Raider } from '../raid/raid';
import type { SeenRaider, Sightings } from './sightings';

/** An era's facts, its table of what raiders can buy, and sightings in saved kills. */
export interface Market {
  era: Pick<Era, 'slots'>;
  facts: EraFacts;
  table: ToBuyTable;
  sightings: Sightings;
}

export interface Buyer {
  /** The player over all kills, with class and spec. */
  player: SeenRaider;
  raider: Raider;
  /** The raid tier of the kill; if undefined, every enchant is allowed. */
  tier?: number | undefined;
}
