import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';
import { findingsBesideProof } from '../rule/seen-on';

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
    const lacking = piecesInSlots(context, context.facts.tinkeredKinds).filter(
      ({ tinkerId }) => tinkerId === undefined,
    );
    return findingsBesideProof(context, { proof, lacking }, TEXTS.seenOn);
  },
} satisfies Rule;
