import { CELL_TEXTS } from './cell-words';
import type { WornBy } from './gear-recorded';
import { isCosmetic, slotWord } from './slots';

/** Names unreadable pieces, except shirt and tabard: `Legs (Shadowflame Leggings)`. */
export const unreadableTexts = ({ raider, era }: WornBy): string[] =>
  (raider.unreadPieces ?? [])
    .filter(({ slot }) => slot === undefined || !isCosmetic(era, slot))
    .map(({ slot, name }) =>
      CELL_TEXTS.unreadablePiece(slot === undefined ? undefined : slotWord(era, slot), name),
    );
