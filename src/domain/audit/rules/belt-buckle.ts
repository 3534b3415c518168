import { showsAddedSocket } from '../../gear/sockets';
import { inLanguage } from '../../language';
import { piecesInSlots } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const TEXTS = inLanguage('rule-belt-buckle', {
  noExtraGem: 'No gem beyond its own sockets: a belt buckle adds one.',
});

/**
 * Demands a buckle on the belt, logged as one more gem than the belt's own sockets. Source: logged
 * belts of 2024 (33 of 34 with known gems) and 2026 (3 of 3).
 */
export const beltBuckle = {
  id: 'belt-buckle',
  titles: ['No Belt Buckle'],
  texts: TEXTS,
  group: 'gems',
  meaning: 'A belt without the extra gem of a buckle.',
  byDefault: 'advice',
  toBuy: ({ piece }) => [
    { kind: 'buckle', piece },
    { kind: 'gem', piece, count: 1 },
  ],
  needs: 'facts',
  find: (context) =>
    piecesInSlots(context, context.facts.buckledKinds)
      .filter((belt) => showsAddedSocket(context.facts, belt) === false)
      .map(({ slot }) => ({
        slot,
        explanation: TEXTS.noExtraGem,
      })),
} satisfies Rule;
