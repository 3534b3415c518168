import type { Slot } from '#domain/raid/raid';

/** Glyphs of game-icons.net by slot, which scripts/draw-icons.ts makes into the sheet `slots`. */
export const SLOT_PICTURES: readonly string[] = [
  'visored-helm',
  'gem-necklace',
  'spiked-shoulder-armor',
  'shirt',
  'breastplate',
  'belt-buckles',
  'armored-pants',
  'metal-boot',
  'bracers',
  'gauntlet',
  'ring',
  'diamond-ring',
  'crystal-shine',
  'rune-stone',
  'vampire-cape',
  'broadsword',
  'checked-shield',
  'pocket-bow',
  'tattered-banner',
];

export const slotPicture = (slot: Slot): string => SLOT_PICTURES[slot] ?? 'rune-stone';
