import type { Rule } from '../rule';
import { isScored } from '../slots';

/**
 * A worn piece below the raid's minimum item level. Shirt and tabard have none that matters.
 *
 * Source: docs/specification.md (346, the level of launch heroics).
 */
export const lowItemLevel: Rule = {
  id: 'low-item-level',
  title: 'Low Item Level',
  isBrokenBy: ({ slot, itemLevel }, { minimumItemLevel }) =>
    isScored(slot) && itemLevel !== undefined && itemLevel < minimumItemLevel,
};
