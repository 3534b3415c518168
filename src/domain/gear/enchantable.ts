import type { Era } from '../eras/era';
import type { EnchantFacts, EraFacts } from '../eras/facts';
import type { Piece } from '../raid/raid';
import type { Slot } from './slots';

/** What tells whether a piece can be enchanted. */
interface EnchantSigns {
  era: Pick<Era, 'tables'>;
  /** Undefined until they are loaded: then nothing is known of slots where it depends on the item. */
  facts?: Pick<EraFacts, 'item'> | undefined;
}

/** Whether every raider can have a worn piece enchanted. False where the era or the item is not known. */
export function isEnchantable(
  { era: { tables }, facts }: EnchantSigns,
  { slot, itemId }: Pick<Piece, 'slot' | 'itemId'>,
): boolean {
  if (!tables || tables.unenchantable?.has(itemId)) return false;
  if (tables.enchantable.has(slot)) return true;
  const hand = facts?.item(itemId)?.hand;
  return hand !== undefined && (tables.enchantableHands?.get(slot)?.includes(hand) ?? false);
}

/**
 * Whether a piece that can be enchanted has no permanent enchant. Any enchant will do, known or not: what is not known
 * is no accusation.
 */
export const lacksEnchant = (signs: EnchantSigns, piece: Piece): boolean =>
  isEnchantable(signs, piece) && piece.enchantId === undefined;

/** An enchant's name in a slot: a few are called differently on another piece. */
export const enchantName = (
  { name, nameBySlot }: Pick<EnchantFacts, 'name' | 'nameBySlot'>,
  slot: Slot,
): string => nameBySlot?.[slot] ?? name;
