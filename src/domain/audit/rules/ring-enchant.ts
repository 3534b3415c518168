import { slotWord } from '../../gear/slots';
import { piecesOf } from '../audit-context';
import { EXPLANATIONS } from '../explanations';
import type { Rule } from '../rule';

const BARE_RING = 'Ring Enchant';

/** An enchanter enchants both rings. Nobody else can, so two without prove nothing. */
export const ringEnchant = {
  id: 'ring-enchant',
  titles: [BARE_RING],
  byDefault: 'advice',
  needs: 'facts',
  find: (context) => {
    const rings = piecesOf(context, ['finger']);
    const proof = rings.find(
      ({ enchantId }) =>
        enchantId !== undefined && context.facts.enchant(enchantId)?.profession === 'enchanting',
    );
    if (!proof) return [];
    return rings
      .filter(
        ({ enchantId, itemId }) => enchantId === undefined && !context.facts.bareRings.has(itemId),
      )
      .map(({ slot }) => ({
        title: BARE_RING,
        slot,
        explanation: EXPLANATIONS.ringEnchant(slotWord(context.era, proof.slot)),
      }));
  },
} satisfies Rule;
