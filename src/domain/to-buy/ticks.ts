import type { Slot } from '../raid/raid';

/** A need ticked as bought; `evening` is a key that sorts by time: `2026-08-01`. */
export interface Tick {
  player: string;
  /** The kind of need: `gem`, `weak gem 23094`. */
  kind: string;
  /** The slot; absent for flask and food. */
  slot?: Slot;
  evening: string;
}

/** Returns a tick's key, the same in every language and place. */
export const tickKey = ({ player, kind, slot, evening }: Tick): string =>
  JSON.stringify([evening, player, kind, slot ?? null]);
