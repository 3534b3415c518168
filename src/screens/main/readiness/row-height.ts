import type { RoleLevels } from '#domain/audit/readiness';
import { dotOffsets, STRIP, type StripScale } from './strip-scale';

const MIN_HEIGHT = 34;
const NAME_HEIGHT = 13;

/** Returns the raiders far below the median, who are named. */
export const namedOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => isBehind);

export const unnamedOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => !isBehind);

export function rowHeight(role: RoleLevels, { x }: StripScale): number {
  const offsets = dotOffsets(unnamedOf(role).map(({ level }) => x(level)));
  const heap = 2 * Math.max(0, ...offsets) + 2 * STRIP.dot + 8;
  return Math.max(MIN_HEIGHT, heap, namedOf(role).length * NAME_HEIGHT + 8);
}

export const nameTop = (nth: number, count: number, height: number): number =>
  height / 2 + (nth - (count - 1) / 2) * NAME_HEIGHT;
