import type { RoleLevels } from '#domain/audit/readiness';
import { groupBy } from '#domain/group-by';
import { levelTicks } from '#ui/level-ticks';

/** Lengths in units of the drawing. */
export const STRIP_LAYOUT = {
  width: 300,
  start: 58,
  end: 290,
  square: 7,
  step: 8,
  gap: 7,
} as const;

/** A minimum further below all levels is left out: it would squeeze the levels. */
const MAX_GAP_IN_LEVELS = 40;

export interface StripScale {
  x: (level: number) => number;
  ticks: number[];
  minimum?: number;
}

export function stripScale(roles: readonly RoleLevels[], minimum: number): StripScale {
  const levels = roles.flatMap((role) => role.levels.map(({ level }) => level));
  const lowest = Math.min(...levels);
  const isInStrip = minimum >= lowest - MAX_GAP_IN_LEVELS;
  const from = Math.floor(isInStrip ? Math.min(lowest, minimum) : lowest) - 1;
  const to = Math.ceil(Math.max(...levels, isInStrip ? minimum : 0)) + 1;
  // Adding 1 to 1e17 changes nothing.
  const span = to - from || 1;
  return {
    x: (level) =>
      STRIP_LAYOUT.start + ((level - from) / span) * (STRIP_LAYOUT.end - STRIP_LAYOUT.start),
    ticks: levelTicks(from, to),
    ...(isInStrip && { minimum }),
  };
}

const LETTER_WIDTH = 6;

/** Puts a name on the side with space, shortened if needed. The hidden table has the whole name. */
export function fitNameBeside(x: number, name: string): { text: string; isLeft: boolean } {
  const letters = [...name];
  const [left = 0, right = 0] = [x - STRIP_LAYOUT.start, STRIP_LAYOUT.width - x].map((room) =>
    Math.floor((room - STRIP_LAYOUT.gap) / LETTER_WIDTH),
  );
  const isLeft = x > STRIP_LAYOUT.width / 2 && (left >= letters.length || left > right);
  return { text: letters.slice(0, isLeft ? left : right).join(''), isLeft };
}

/** The most squares above each other; with more raiders a square means several raiders. */
const MAX_STACKED_SQUARES = 8;

export interface Square {
  /** Index of the raider whose colour the square has. */
  index: number;
  x: number;
  /** How many squares are below it. */
  nth: number;
}

/** Stacks the squares of raiders in the same bin. */
export function stackSquares(positions: readonly number[]): Square[] {
  const bins = groupBy(
    [...positions.entries()],
    ([, position]) => Math.floor(position / STRIP_LAYOUT.step) * STRIP_LAYOUT.step,
  );
  return [...bins].flatMap(([x, raiders]) => {
    const raidersPerSquare = Math.ceil(raiders.length / MAX_STACKED_SQUARES);
    return raiders
      .filter((_, nth) => nth % raidersPerSquare === 0)
      .map(([index], nth) => ({ index, x, nth }));
  });
}
