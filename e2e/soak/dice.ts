/** Random choices that repeat for the same seed. */
export interface Dice {
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number;
  /** Picks an item; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined;
}

/** Source: the generator "mulberry32", good enough to shuffle a run. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  const roll = (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
  return { roll, pick: (items) => items[roll(items.length)] };
}
