import { type RefObject, useEffect, useRef } from 'react';
import { giveFocus } from '#ui/second-press';

interface Row {
  id: string;
}

/**
 * Focuses a player's row once their dialog is closed: a player who left, or became an alt, has no row
 * any more, and an alt's dialog was opened from their main's. Then the row in that place has it.
 */
export function useFocusAtRow(
  player: Row | undefined,
  rows: readonly Row[],
): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const place = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const indexOf = (id: string) => rows.findIndex((row) => row.id === id);
    if (player) {
      const index = indexOf(player.id);
      if (index >= 0) place.current = { id: player.id, index };
      return;
    }
    const before = place.current;
    place.current = undefined;
    if (!before || box.current?.contains(document.activeElement)) return;
    const there = indexOf(before.id);
    const index = there >= 0 ? there : Math.min(before.index, rows.length - 1);
    const names = box.current?.querySelectorAll<HTMLElement>('tbody th button');
    giveFocus(names?.[index] ?? box.current);
  }, [player, rows]);
  return box;
}
