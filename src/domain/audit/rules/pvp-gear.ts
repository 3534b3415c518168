import { inLanguage } from '../../language';
import { isGoodFor } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const TEXTS = inLanguage('rule-pvp-gear', {
  hasResilience: 'It has resilience.',
});

/** Finds pieces made for PvP. A few are the best for their slot anyway, so this is advice. */
export const pvpGear = {
  id: 'pvp-gear',
  titles: ['PvP Gear'],
  texts: TEXTS,
  group: 'gear',
  meaning: 'An item with resilience.',
  byDefault: 'advice',
  excusesItems: true,
  needs: 'facts',
  find: ({ raider, pieces, facts }) => {
    if (isGoodFor(raider, facts.pvpGearGoodFor)) return [];
    return pieces
      .filter(({ itemId }) => facts.item(itemId)?.isPvp)
      .map(({ slot }) => ({ slot, explanation: TEXTS.hasResilience }));
  },
} satisfies Rule;
