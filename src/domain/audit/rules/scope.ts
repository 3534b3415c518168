import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

/** Demands a scope on a hunter's bow, gun or crossbow. No other ranged weapon takes one. */
export const scope = {
  id: 'scope',
  titles: ['No Scope'],
  group: 'enchants',
  meaning: 'A hunter’s bow, gun or crossbow without a scope.',
  byDefault: 'advice',
  toBuy: ({ piece }) => [{ kind: 'enchant', piece }],
  needs: 'facts',
  find: (context) => {
    if (context.raider.classKey !== 'hunter') return [];
    return piecesInSlots(context, context.facts.scopeKinds)
      .filter(({ enchantId, itemId }) => {
        const { hand } = context.facts.item(itemId) ?? {};
        return enchantId === undefined && hand === 'bow-gun-crossbow';
      })
      .map(({ slot }) => ({ slot }));
  },
} satisfies Rule;
