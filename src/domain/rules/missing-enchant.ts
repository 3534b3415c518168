import type { Piece } from '../raid';
import type { Rule } from '../rule';
import { isEnchantable } from '../slots';

/**
 * Whether a piece stands in a slot that every raider can have enchanted, with no permanent enchant.
 *
 * Any permanent enchant counts, known or not: ignorance is no accusation.
 * Source: docs/specification.md; the false alarms that it avoids are in docs/rules.md.
 */
export const lacksEnchant = ({ slot, enchantId }: Piece): boolean =>
  isEnchantable(slot) && enchantId === undefined;

/** No piece goes without the enchant that its slot can have. */
export const missingEnchant: Rule = {
  id: 'missing-enchant',
  title: 'Missing Enchant',
  isBrokenBy: lacksEnchant,
};
