import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';
import { findingsBesideProof } from '../rule/seen-on';

const TEXTS = inLanguage('rule-ring-enchant', {
  seenOn: (slot: string) => `${slot} has an enchanter’s enchant.`,
});

/** Demands that an enchanter enchants both rings. Nobody else can enchant rings. */
export const ringEnchant = {
  id: 'ring-enchant',
  titles: ['Ring Enchant'],
  texts: TEXTS,
  group: 'enchants',
  meaning: 'An enchanter enchanted one ring and not the other.',
  byDefault: 'advice',
  toBuy: ({ piece }) => [{ kind: 'ring enchant', piece }],
  needs: 'facts',
  find: (context) => {
    const rings = piecesInSlots(context, ['finger']);
    const proof = rings.find(
      ({ enchantId }) =>
        enchantId !== undefined && context.facts.enchant(enchantId)?.profession === 'enchanting',
    );
    const lacking = rings.filter(
      ({ enchantId, itemId }) =>
        enchantId === undefined && !context.facts.unenchantableRings.has(itemId),
    );
    return findingsBesideProof(context, { proof, lacking }, TEXTS.seenOn);
  },
} satisfies Rule;
