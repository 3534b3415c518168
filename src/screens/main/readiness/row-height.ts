import type { RoleLevels } from '#domain/audit/readiness';
import { dotOffsets, STRIP_LAYOUT, type StripScale } from './strip-scale';

const MIN_HEIGHT = 34;
const NAME_HEIGHT = 13;

/** Returns the raiders far below the median, who are named. */
export const outliersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => isBehind);

export const othersOf = ({ levels }: RoleLevels) => levels.filter(({ isBehind }) => !isBehind);

export function rowHeight(role: RoleLevels, { x }: StripScale): number {
  const offsets = dotOffsets(othersOf(role).map(({ level }) => x(level)));
  const heap = 2 * Math.max(0, ...offsets) + 2 * STRIP_LAYOUT.dot + 8;
  return Math.max(MIN_HEIGHT, heap, outliersOf(role).length * NAME_HEIGHT + 8);
}

export const nameTop = (nth: number, count: number, height: number): number =>
  height / 2 + (nth - (count - 1) / 2) * NAME_HEIGHT;
