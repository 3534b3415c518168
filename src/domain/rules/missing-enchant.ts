import type { Rule } from '../rule';
import { isEnchantable } from '../slots';

/**
 * A piece in a slot that every raider can have enchanted, with no permanent enchant.
 *
 * Any permanent enchant counts, known or not: ignorance is no accusation (pitfalls.md row 15).
 * Source: spec.md points 5 and 9; pitfalls.md rows 1-3, 9-12.
 */
export const missingEnchant: Rule = {
  id: 'missing-enchant',
  title: 'Missing Enchant',
  isBrokenBy: ({ slot, enchantId }) => isEnchantable(slot) && enchantId === undefined,
};
