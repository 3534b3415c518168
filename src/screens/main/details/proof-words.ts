import type { Era } from '#domain/eras/era';
import type { SeenProfession } from '#domain/gear/professions';
import { slotWord } from '#domain/gear/slots';
import { SPELLING } from '#domain/spelling';

/** Returns `Bracers: extra socket; Gloves: extra socket`. */
export const describeProof = (era: Era, { shownBy }: SeenProfession): string =>
  shownBy.map(({ slot, what }) => slotWord(era, slot) + SPELLING.colon + what).join('; ');
