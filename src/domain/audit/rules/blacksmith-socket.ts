import { slotWord } from '../../gear/slots';
import { showsAddedSocket } from '../../gear/sockets';
import { EXPLANATIONS } from '../explanations';
import { piecesOf } from '../inspection';
import type { Rule } from '../rule';

const NO_SOCKET = 'Blacksmith Socket';

/**
 * A blacksmith adds a socket to both bracers and gloves. A raider with neither is assumed to be no
 * blacksmith.
 */
export const blacksmithSocket = {
  id: 'blacksmith-socket',
  titles: [NO_SOCKET],
  byDefault: 'advice',
  needs: 'facts',
  find: (inspection) => {
    const pieces = piecesOf(inspection, inspection.facts.smithKinds);
    const proof = pieces.find((piece) => showsAddedSocket(inspection.facts, piece));
    if (!proof) return [];
    return pieces
      .filter((piece) => showsAddedSocket(inspection.facts, piece) === false)
      .map(({ slot }) => ({
        title: NO_SOCKET,
        slot,
        explanation: EXPLANATIONS.blacksmithSocket(slotWord(inspection.era, proof.slot)),
      }));
  },
} as const satisfies Rule;
