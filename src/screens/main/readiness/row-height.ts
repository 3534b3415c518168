import type { RoleLevels } from '#domain/audit/readiness';
import { STRIP_LAYOUT, type StripScale, stackSquares } from './strip-scale';

const MIN_HEIGHT = 26;
const ROOM = 10;
const NAME_HEIGHT = 13;

/** Returns the raiders far below the median, who are named. */
export const outliersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => isBehind);

export const othersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => !isBehind);

export function rowHeight(role: RoleLevels, { x }: StripScale): number {
  const squares = stackSquares(othersOf(role).map(({ level }) => x(level)));
  const stack = Math.max(0, ...squares.map(({ nth }) => nth + 1)) * STRIP_LAYOUT.step;
  return Math.max(MIN_HEIGHT, stack + ROOM, outliersOf(role).length * NAME_HEIGHT + ROOM);
}

/** Names stand above each other, the lowest level at the bottom. */
export const nameBase = (nth: number, height: number): number => height - 2 - nth * NAME_HEIGHT;
