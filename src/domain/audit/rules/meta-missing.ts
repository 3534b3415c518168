import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const TEXTS = inLanguage('rule-meta-missing', {
  isEmpty: 'Its meta socket is empty.',
});

/** Demands a meta gem in a head with a meta socket. An unknown gem counts as a meta gem. */
export const metaMissing = {
  id: 'meta-missing',
  titles: ['No Meta Gem'],
  texts: TEXTS,
  group: 'gems',
  meaning: 'A head with a meta socket and no meta gem.',
  byDefault: 'advice',
  toBuy: ({ piece }) => [{ kind: 'meta', piece }],
  needs: 'facts',
  find: (context) =>
    piecesInSlots(context, ['head'])
      .filter(({ itemId, gems }) => {
        if (!gems || !context.facts.item(itemId)?.hasMetaSocket) return false;
        const colours = gems.map((gem) => context.facts.gem(gem.itemId)?.colour);
        return !colours.includes(undefined) && !colours.includes('meta');
      })
      .map(({ slot }) => ({ slot, explanation: TEXTS.isEmpty })),
} satisfies Rule;
