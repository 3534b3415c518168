import { piecesOf } from '../look';
import type { Rule } from '../rule';

const NO_META = { title: 'No Meta Gem', severity: 'fault' } as const;

/** A head with a meta socket holds a meta gem. Any gem there that is not known may be one. */
export const metaMissing = {
  id: 'meta-missing',
  titles: [NO_META],
  byDefault: 'advice',
  needs: 'facts',
  find: (look) =>
    piecesOf(look, ['head'])
      .filter(({ itemId, gems }) => {
        if (!gems || !look.facts.item(itemId)?.hasMetaSocket) return false;
        const colours = gems.map((gem) => look.facts.gem(gem.itemId)?.colour);
        return !colours.includes(undefined) && !colours.includes('meta');
      })
      .map(({ slot }) => ({ title: NO_META, slot, explanation: 'Its meta socket is empty.' })),
} as const satisfies Rule;
