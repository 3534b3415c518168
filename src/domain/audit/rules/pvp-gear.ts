import { isLegitFor } from '../audit-context';
import { EXPLANATIONS } from '../explanations';
import type { Rule } from '../rule';

const PVP = 'PvP Gear';

/** No piece is made for PvP. A few are the best in slot anyway, so this is advice. */
export const pvpGear = {
  id: 'pvp-gear',
  titles: [PVP],
  byDefault: 'advice',
  excusesItems: true,
  needs: 'facts',
  find: ({ raider, pieces, facts }) => {
    if (isLegitFor(raider, facts.pvpGearLegitFor)) return [];
    return pieces
      .filter(({ itemId }) => facts.item(itemId)?.isPvp)
      .map(({ slot }) => ({ title: PVP, slot, explanation: EXPLANATIONS.resilience }));
  },
} satisfies Rule;
