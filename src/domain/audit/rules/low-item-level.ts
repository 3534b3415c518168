import type { Rule } from '../rule/rule';

/**
 * Rejects pieces below the raid's minimum item level. A logged 0 is unknown. Source:
 * docs/specification.md (346, the level of launch heroics).
 */
export const lowItemLevel = {
  id: 'low-item-level',
  titles: ['Low Item Level'],
  group: 'gear',
  meaning: 'A piece is below the minimum.',
  byDefault: 'counts',
  column: 'LOW ITEM LEVEL',
  excusesItems: true,
  shownBy: 'level',
  shortWord: 'low',
  needs: 'tables',
  find: ({ pieces, minimumItemLevel, exemptFromLevel }) =>
    pieces
      .filter(
        ({ itemId, itemLevel }) =>
          itemLevel && itemLevel < minimumItemLevel && !exemptFromLevel.includes(itemId),
      )
      .map(({ slot }) => ({ slot })),
} satisfies Rule;
