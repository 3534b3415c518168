import { slotWord } from '../../gear/slots';
import { showsAddedSocket } from '../../gear/sockets';
import { piecesOf } from '../audit-context';
import { EXPLANATIONS } from '../explanations';
import type { Rule } from '../rule';

const NO_SOCKET = 'Blacksmith Socket';

/** A blacksmith adds a socket to bracers and gloves. With neither, a raider is no blacksmith. */
export const blacksmithSocket = {
  id: 'blacksmith-socket',
  titles: [NO_SOCKET],
  byDefault: 'advice',
  needs: 'facts',
  find: (context) => {
    const pieces = piecesOf(context, context.facts.smithKinds);
    const proof = pieces.find((piece) => showsAddedSocket(context.facts, piece));
    if (!proof) return [];
    return pieces
      .filter((piece) => showsAddedSocket(context.facts, piece) === false)
      .map(({ slot }) => ({
        title: NO_SOCKET,
        slot,
        explanation: EXPLANATIONS.blacksmithSocket(slotWord(context.era, proof.slot)),
      }));
  },
} satisfies Rule;
