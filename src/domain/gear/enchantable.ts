import type { Era } from '../era/era';
import type { EnchantFacts, EraFacts } from '../era/facts';
import type { Piece, Slot } from '../raid/raid';

interface EnchantSigns {
  era: Pick<Era, 'tables'>;
  /** The era's facts. Until they are loaded, slots that depend on the item are unknown. */
  facts?: Pick<EraFacts, 'item'> | undefined;
}

/** Whether every raider can get a piece enchanted. False if era or item is unknown. */
export function isEnchantable(
  { era: { tables }, facts }: EnchantSigns,
  { slot, itemId }: Pick<Piece, 'slot' | 'itemId'>,
): boolean {
  if (!tables || tables.unenchantable?.has(itemId)) return false;
  if (tables.enchantable.has(slot)) return true;
  const hand = facts?.item(itemId)?.hand;
  return hand !== undefined && (tables.enchantableHands?.get(slot)?.includes(hand) ?? false);
}

/** Whether an enchantable piece has no permanent enchant, not even an unknown enchant. */
export const lacksEnchant = (signs: EnchantSigns, piece: Piece): boolean =>
  isEnchantable(signs, piece) && piece.enchantId === undefined;

/** Returns an enchant's name in a slot: some names differ by slot. */
export const enchantName = (
  { name, nameBySlot }: Pick<EnchantFacts, 'name' | 'nameBySlot'>,
  slot: Slot,
): string => nameBySlot?.[slot] ?? name;
