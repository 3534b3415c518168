import { type PlayerRef, playerKey } from '../raid/player-ref';
import type { Slot } from '../raid/raid';
import { latestOf, type Statement } from '../statements/statement';
import type { Span } from '../time';

/** A kept tick. It names the player as roster notes do, and the evening by an overlapping span. */
export interface KeptTick extends Span {
  player: PlayerRef;
  kind: string;
  slot?: Slot;
  /** End of the player's last evening at the time of the tick. A later evening ends the tick. */
  until: number;
}

/** The ticks and the choice for To buy that the user keeps. */
interface KeptToBuy {
  ticks: readonly KeptTick[];
  /** Whether Tonight lists flasks and food. */
  withConsumables: boolean;
}

export type ToBuyChange =
  | { ticks: readonly KeptTick[]; isBought: boolean }
  | { withConsumables: boolean };

/** A statement about To buy: a tick set or removed, or the choice of consumables. */
export type ToBuyStatement = Statement &
  ({ tick: KeptTick; isBought: boolean } | { withConsumables: boolean });

export const toBuyStatements = (change: ToBuyChange, at: number): ToBuyStatement[] =>
  'ticks' in change
    ? change.ticks.map((tick) => ({ at, tick, isBought: change.isBought }))
    : [{ at, ...change }];

export const mergeToBuy = latestOf<ToBuyStatement>((statement) =>
  'tick' in statement ? keptKey(statement.tick) : 'withConsumables',
);

/** Returns the kept ticks and choice by merged statements. */
export const keptToBuy = (statements: readonly ToBuyStatement[]): KeptToBuy => ({
  ticks: statements.flatMap((one) => ('tick' in one && one.isBought ? one.tick : [])),
  withConsumables: statements.some((one) => 'withConsumables' in one && one.withConsumables),
});

const keptKey = ({ player, kind, slot, begins }: KeptTick): string =>
  JSON.stringify([playerKey(player), kind, slot ?? null, begins]);
