import type { Slot } from '../raid/raid';
import type { PlayerRef } from './roster-notes';

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

/** What the device keeps of the lists of what to buy. */
export interface KeptToBuy {
  ticks: readonly KeptTick[];
  /** Whether Tonight lists flasks and food. */
  withConsumables: boolean;
}

export type ToBuyChange =
  | { ticks: readonly KeptTick[]; isBought: boolean }
  | { withConsumables: boolean };

/** Ticks beyond are forgotten, oldest first. */
const MAX_TICKS = 3000;

export function changeToBuy(kept: KeptToBuy, change: ToBuyChange): KeptToBuy {
  if ('withConsumables' in change) return { ...kept, withConsumables: change.withConsumables };
  const changed = new Set(change.ticks.map(keptKey));
  const others = kept.ticks.filter((tick) => !changed.has(keptKey(tick)));
  const ticks = change.isBought ? [...others, ...change.ticks] : others;
  return { ...kept, ticks: ticks.slice(-MAX_TICKS) };
}

const keptKey = ({ player: { guid, name, server }, kind, slot, begins }: KeptTick): string =>
  JSON.stringify([guid ?? name, server ?? null, kind, slot ?? null, begins]);
