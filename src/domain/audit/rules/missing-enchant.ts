import { lacksEnchant } from '../../gear/enchantable';
import type { Rule } from '../rule';

const MISSING = 'Missing Enchant';

/** No piece goes without the enchant that it can have. Source: docs/specification.md. */
export const missingEnchant = {
  id: 'missing-enchant',
  titles: [MISSING],
  byDefault: 'counts',
  column: 'MISSING ENCHANTS',
  needs: 'tables',
  find: (inspection) =>
    inspection.pieces
      .filter((piece) => lacksEnchant(inspection, piece))
      .map(({ slot }) => ({ title: MISSING, slot })),
} as const satisfies Rule;
