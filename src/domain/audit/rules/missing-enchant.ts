import { CELL_TEXTS } from '../../gear/cell-words';
import { lacksEnchant } from '../../gear/enchantable';
import { inSentence } from '../../spelling';
import type { Rule } from '../rule/rule';

/** Demands an enchant on every enchantable piece. Source: docs/specification.md. */
export const missingEnchant = {
  id: 'missing-enchant',
  titles: ['Missing Enchant'],
  group: 'enchants',
  meaning: 'A slot that everybody can have enchanted has no enchant.',
  byDefault: 'counts',
  column: 'MISSING ENCHANTS',
  shownBy: 'enchant',
  shortWord: '',
  inCell: () => inSentence(CELL_TEXTS.noEnchant),
  toBuy: ({ piece }) => [{ kind: 'enchant', piece }],
  needs: 'tables',
  find: (context) =>
    context.pieces.filter((piece) => lacksEnchant(context, piece)).map(({ slot }) => ({ slot })),
} satisfies Rule;
