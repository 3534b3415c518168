import type { Era } from '#domain/eras/era';
import type { SeenProfession } from '#domain/gear/professions';
import { slotWord } from '#domain/gear/slots';

/** `Bracers: extra socket; Gloves: extra socket`. */
export const proofWords = (era: Era, { shownBy }: SeenProfession): string =>
  shownBy.map(({ slot, what }) => `${slotWord(era, slot)}: ${what}`).join('; ');
