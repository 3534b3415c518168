import type { Piece, Raider, Slot, UnreadablePiece } from '#domain/raid/raid';

/** Returns an enchanted piece of a good level. Its item and enchant are in no table. */
export const piece = (slot: number, more: Partial<Piece> = {}): Piece => ({
  slot,
  itemId: 900_000 + slot,
  name: 'Plain Thing',
  icon: 'inv_misc_questionmark.jpg',
  itemLevel: 600,
  enchantId: 900_000,
  gems: [],
  ...more,
});

export function barePiece(slot: number, more: Partial<Piece> = {}): Piece {
  const { enchantId: _, ...without } = piece(slot, more);
  return without;
}

/** Returns a damage dealer without gear, of unknown class. */
export const plainRaider = (name: string, more: Partial<Raider> = {}): Raider => ({
  key: name,
  name,
  picture: 'Unknown',
  roles: ['dps'],
  talents: [],
  gear: [],
  ...more,
});

/** Returns slots that cannot be read, so that few pieces do not look like a lost connection. */
export const unreadablePiecesBeside = (
  gear: readonly Pick<Piece, 'slot'>[],
  bareSlots: readonly Slot[] = [],
): UnreadablePiece[] =>
  Array.from({ length: 18 }, (_, slot) => ({ slot, name: '' })).filter(
    ({ slot }) => !bareSlots.includes(slot) && !gear.some((piece) => piece.slot === slot),
  );

/** Returns a mage, who can wear no wrong armour, in the given gear; other slots cannot be read. */
export const raiderIn = (gear: readonly Piece[], more: Partial<Raider> = {}): Raider =>
  plainRaider('Kadda', {
    picture: 'Mage-Fire',
    classKey: 'mage',
    spec: 'Fire',
    gear: [...gear],
    ...(gear.length > 0 && { unreadPieces: unreadablePiecesBeside(gear, more.bareSlots) }),
    ...more,
  });
