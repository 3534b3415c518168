import type { Slot } from '../raid/raid';

/** What a player ticked as bought; an evening's key sorts by time: `2026-08-01`. */
export interface Tick {
  player: string;
  /** `gem`, `weak gem 23094`. */
  kind: string;
  /** Absent for flask and food. */
  slot?: Slot;
  evening: string;
}

/** Returns a tick's key, the same in every language and place. */
export const tickKey = ({ player, kind, slot, evening }: Tick): string =>
  JSON.stringify([evening, player, kind, slot ?? null]);
