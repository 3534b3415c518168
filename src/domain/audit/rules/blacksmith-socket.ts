import { showsAddedSocket } from '../../gear/sockets';
import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';
import { findingsBesideProof } from '../rule/seen-on';

const TEXTS = inLanguage('rule-blacksmith-socket', {
  seenOn: (slot: string) => `The extra socket shows on the ${slot}.`,
});

/** Demands both added sockets, on bracers and gloves, of a raider who has one of them. */
export const blacksmithSocket = {
  id: 'blacksmith-socket',
  titles: ['Blacksmith Socket'],
  texts: TEXTS,
  group: 'gems',
  meaning: 'A blacksmith’s extra socket in bracers or gloves, but not in both.',
  byDefault: 'advice',
  toBuy: ({ piece }) => [{ kind: 'smith socket', piece }],
  needs: 'facts',
  find: (context) => {
    const pieces = piecesInSlots(context, context.facts.smithKinds);
    const proof = pieces.find((piece) => showsAddedSocket(context.facts, piece));
    const lacking = pieces.filter((piece) => showsAddedSocket(context.facts, piece) === false);
    return findingsBesideProof(context, { proof, lacking }, TEXTS.seenOn);
  },
} satisfies Rule;
