import type { RoleLevels } from '#domain/audit/readiness';
import { levelTicks } from '../level-ticks';

/** The strip's width in units of its own drawing, and where its first level stands. */
export const STRIP = { width: 300, start: 58, end: 290, dot: 4, gap: 7 } as const;

/** A minimum further below everybody than this is left out of the strip, which it would squeeze. */
const MAX_GAP = 40;

/** From item levels to positions in the strip. */
export interface StripScale {
  x: (level: number) => number;
  ticks: number[];
  /** The minimum in use, where it stands in the strip. */
  minimum?: number;
}

/** The scale on which every level stands in the strip, and the minimum unless it is too far below. */
export function stripScale(roles: readonly RoleLevels[], minimum: number): StripScale {
  const levels = roles.flatMap((role) => role.levels.map(({ level }) => level));
  const lowest = Math.min(...levels);
  const isInStrip = minimum >= lowest - MAX_GAP;
  const from = Math.floor(isInStrip ? Math.min(lowest, minimum) : lowest) - 1;
  const to = Math.ceil(Math.max(...levels, isInStrip ? minimum : 0)) + 1;
  // Adding 1 to a level of 1e17 changes nothing.
  const span = to - from || 1;
  return {
    x: (level) => STRIP.start + ((level - from) / span) * (STRIP.end - STRIP.start),
    ticks: levelTicks(from, to),
    ...(isInStrip && { minimum }),
  };
}

/** The width of a letter of a name, on the average. */
const LETTER = 6;

/** A name beside its dot, as much of it as fits there; the hidden table has it whole. Left of it fewer dots are in the way. */
export function nameBeside(x: number, name: string): { text: string; isLeft: boolean } {
  const letters = [...name];
  const [left = 0, right = 0] = [x - STRIP.start, STRIP.width - x].map((room) =>
    Math.floor((room - STRIP.gap) / LETTER),
  );
  const isLeft = x > STRIP.width / 2 && (left >= letters.length || left > right);
  return { text: letters.slice(0, isLeft ? left : right).join(''), isLeft };
}

/** How far each of some positions, from left to right, is moved up or down so that dots stand beside each other. */
export function dotOffsets(positions: readonly number[]): number[] {
  const width = 2 * STRIP.dot;
  const groups: number[][] = [];
  for (const position of positions) {
    const group = groups.at(-1);
    if (group && position - (group[0] ?? 0) < width) group.push(position);
    else groups.push([position]);
  }
  return groups.flatMap((group) => group.map((_, nth) => (nth - (group.length - 1) / 2) * width));
}
