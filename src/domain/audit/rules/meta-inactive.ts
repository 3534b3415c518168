import { metaState } from '../../gear/gems';
import { SPELLING } from '../../spelling';
import type { Rule } from '../rule/rule';

/**
 * Demands that all worn gems meet the meta gem's condition. Finds nothing if a gem or slot is
 * unknown. Source: wowsims/cata b49cd96, `gems.ts`: conditions of 50 metas, which agree with the 9
 * logged.
 */
export const metaInactive = {
  id: 'meta-inactive',
  titles: ['Meta Gem Inactive'],
  group: 'gems',
  meaning: 'The other gems do not meet the meta gem’s condition.',
  byDefault: 'advice',
  needs: 'facts',
  find: (context) => {
    const meta = metaState(context);
    if (!meta || meta.isActive) return [];
    const { slot, gem, conditions } = meta;
    return [
      {
        slot,
        explanation: `${gem.name}${SPELLING.colon}${conditions.join(', ')}.`,
      },
    ];
  },
} satisfies Rule;
