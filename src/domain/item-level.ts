import type { Piece } from './raid';
import { isScored, MAINHAND, OFFHAND } from './slots';

/** The average item level of the worn pieces, or nothing when no level is known. */
export function averageItemLevel(
  gear: readonly Piece[],
  isTwoHander: (itemId: number) => boolean,
): number | undefined {
  const offhandIsEmpty = !gear.some(({ slot }) => slot === OFFHAND);
  const levels = gear.flatMap(({ slot, itemId, itemLevel }) => {
    if (itemLevel === undefined || !isScored(slot)) return [];
    // A two-hander fills both hands, so it counts twice. Source: wowaudit 72104fb.
    const fillsBothHands = slot === MAINHAND && offhandIsEmpty && isTwoHander(itemId);
    return fillsBothHands ? [itemLevel, itemLevel] : [itemLevel];
  });
  if (levels.length === 0) return undefined;
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}
