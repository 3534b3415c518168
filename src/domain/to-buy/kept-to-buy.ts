import type { Slot } from '../raid/raid';
import type { PlayerRef } from '../said/roster-notes';
import { latestOf, type Statement } from '../statement';

/** A tick as it is kept: the player as in roster notes, the evening as a time. */
export interface KeptTick {
  player: PlayerRef;
  kind: string;
  slot?: Slot;
  /** The evening: any that overlaps these epoch milliseconds. */
  begins: number;
  ends: number;
  /** End of the player's last evening when it was ticked: a later one ends the tick. */
  until: number;
}

/** The kept state of shopping lists. */
interface KeptToBuy {
  ticks: readonly KeptTick[];
  /** Whether Tonight lists flasks and food. */
  withConsumables: boolean;
}

export type ToBuyChange =
  | { ticks: readonly KeptTick[]; isBought: boolean }
  | { withConsumables: boolean };

/** One thing said of the lists. A tick that is taken back stays as such. */
export type ToBuyStatement = Statement &
  ({ tick: KeptTick; isBought: boolean } | { withConsumables: boolean });

export const toBuyStatements = (change: ToBuyChange, at: number): ToBuyStatement[] =>
  'ticks' in change
    ? change.ticks.map((tick) => ({ at, tick, isBought: change.isBought }))
    : [{ at, ...change }];

export const mergeToBuy = latestOf<ToBuyStatement>((said) =>
  'tick' in said ? keptKey(said.tick) : 'withConsumables',
);

/** Returns what merged statements leave ticked. */
export const keptToBuy = (said: readonly ToBuyStatement[]): KeptToBuy => ({
  ticks: said.flatMap((one) => ('tick' in one && one.isBought ? one.tick : [])),
  withConsumables: said.some((one) => 'withConsumables' in one && one.withConsumables),
});

const keptKey = ({ player: { guid, name, server }, kind, slot, begins }: KeptTick): string =>
  JSON.stringify([guid ?? name, server ?? null, kind, slot ?? null, begins]);
