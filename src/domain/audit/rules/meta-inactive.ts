import { metaState } from '../../gear/gems';
import type { Rule } from '../rule';

const INACTIVE = 'Meta Gem Inactive';

/**
 * The meta gem has the colours around it that it wants. They are counted over all gems worn, so that one
 * unknown gem, or a slot that the log does not list, leaves it open.
 *
 * Source: wowsims/cata b49cd96, `gems.ts`: conditions of 50 metas, which agree with the 9 logged.
 */
export const metaInactive = {
  id: 'meta-inactive',
  titles: [INACTIVE],
  byDefault: 'advice',
  needs: 'facts',
  find: (inspection) => {
    const meta = metaState(inspection);
    if (!meta || meta.isActive) return [];
    const { slot, gem, conditions } = meta;
    return [{ title: INACTIVE, slot, explanation: `${gem.name}: ${conditions.join(', ')}.` }];
  },
} as const satisfies Rule;
