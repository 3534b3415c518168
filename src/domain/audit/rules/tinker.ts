import { slotWord } from '../../gear/slots';
import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const TEXTS = inLanguage('rule-tinker', {
  seenOn: (slot: string) => `An engineer’s tinker shows on the ${slot}.`,
});

/** Demands a tinker on an engineer's gloves. Any tinker shows that a raider is an engineer. */
export const tinker = {
  id: 'tinker',
  titles: ['No Tinker'],
  texts: TEXTS,
  group: 'enchants',
  meaning: 'An engineer’s gloves without a tinker.',
  byDefault: 'advice',
  needs: 'facts',
  find: (context) => {
    const proof = context.pieces.find(
      ({ tinkerId }) =>
        tinkerId !== undefined && context.facts.enchant(tinkerId)?.profession === 'engineering',
    );
    if (!proof) return [];
    return piecesInSlots(context, context.facts.tinkeredKinds)
      .filter(({ tinkerId }) => tinkerId === undefined)
      .map(({ slot }) => ({
        slot,
        explanation: TEXTS.seenOn(slotWord(context.era, proof.slot)),
      }));
  },
} satisfies Rule;
