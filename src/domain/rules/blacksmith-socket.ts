import { piecesOf } from '../look';
import type { Rule } from '../rule';
import { slotWord } from '../slots';
import { showsAddedSocket } from '../sockets';

const NO_SOCKET = { title: 'Blacksmith Socket', severity: 'fault' } as const;

/** A blacksmith adds a socket to bracers and gloves alike. Who shows none is taken for no blacksmith. */
export const blacksmithSocket = {
  id: 'blacksmith-socket',
  titles: [NO_SOCKET],
  byDefault: 'advice',
  needs: 'facts',
  find: (look) => {
    const pieces = piecesOf(look, look.facts.smithKinds);
    const proof = pieces.find((piece) => showsAddedSocket(look.facts, piece));
    if (!proof) return [];
    return pieces
      .filter((piece) => showsAddedSocket(look.facts, piece) === false)
      .map(({ slot }) => ({
        title: NO_SOCKET,
        slot,
        explanation: `The extra socket shows on the ${slotWord(look.era, proof.slot)}.`,
      }));
  },
} as const satisfies Rule;
