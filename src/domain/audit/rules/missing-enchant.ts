import type { Era } from '../../eras/era';
import { isEnchantable } from '../../gear/slots';
import type { Piece } from '../../raid/raid';
import type { Rule } from '../rule';

const MISSING = 'Missing Enchant';

/**
 * Whether a piece stands in a slot that every raider can have enchanted, with no permanent enchant.
 *
 * Any permanent enchant counts, known or not: ignorance is no accusation.
 */
export const lacksEnchant = (era: Pick<Era, 'tables'>, { slot, enchantId }: Piece): boolean =>
  isEnchantable(era, slot) && enchantId === undefined;

/** No piece goes without the enchant that its slot can have. Source: docs/specification.md. */
export const missingEnchant = {
  id: 'missing-enchant',
  titles: [MISSING],
  byDefault: 'counts',
  column: 'MISSING ENCHANTS',
  needs: 'tables',
  find: ({ era, pieces }) =>
    pieces
      .filter((piece) => lacksEnchant(era, piece))
      .map(({ slot }) => ({ title: MISSING, slot })),
} as const satisfies Rule;
