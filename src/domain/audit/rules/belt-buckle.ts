import { showsAddedSocket } from '../../gear/sockets';
import { piecesOf } from '../audit-context';
import { EXPLANATIONS } from '../explanations';
import type { Rule } from '../rule';

const NO_BUCKLE = 'No Belt Buckle';

/**
 * A belt has a buckle, logged as one gem more than its own sockets. Source: logged belts of 2024
 * (33 of 34 with known gems) and 2026 (3 of 3).
 */
export const beltBuckle = {
  id: 'belt-buckle',
  titles: [NO_BUCKLE],
  byDefault: 'advice',
  needs: 'facts',
  find: (context) =>
    piecesOf(context, context.facts.buckledKinds)
      .filter((belt) => showsAddedSocket(context.facts, belt) === false)
      .map(({ slot }) => ({
        title: NO_BUCKLE,
        slot,
        explanation: EXPLANATIONS.beltBuckle,
      })),
} satisfies Rule;
