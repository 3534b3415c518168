import type { RoleLevels } from '#domain/readiness';
import { STRIP, type StripScale, spread } from './strip-scale';

const MIN_HEIGHT = 34;
const NAME_HEIGHT = 13;

/** The places of a role's dots: how far each is moved up or down, and the lines of those that are named. */
export const namedOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => isBehind);
export const unnamedOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => !isBehind);

/** How high a role's row is: as its tallest heap of dots, or the names below each other. */
export function rowHeight(role: RoleLevels, { x }: StripScale): number {
  const moved = spread(unnamedOf(role).map(({ level }) => x(level)));
  const heap = 2 * Math.max(0, ...moved) + 2 * STRIP.dot + 8;
  return Math.max(MIN_HEIGHT, heap, namedOf(role).length * NAME_HEIGHT + 8);
}

/** The height of the nth named dot in a row of some height. */
export const nameTop = (nth: number, count: number, height: number): number =>
  height / 2 + (nth - (count - 1) / 2) * NAME_HEIGHT;
