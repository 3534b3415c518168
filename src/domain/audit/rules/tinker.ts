import { slotWord } from '../../gear/slots';
import { EXPLANATIONS } from '../explanations';
import { piecesOf } from '../inspection';
import type { Rule } from '../rule';

const NO_TINKER = 'No Tinker';

/** An engineer, known by any tinker, has one on the gloves. */
export const tinker = {
  id: 'tinker',
  titles: [NO_TINKER],
  byDefault: 'advice',
  needs: 'facts',
  find: (inspection) => {
    const proof = inspection.pieces.find(
      ({ tinkerId }) =>
        tinkerId !== undefined && inspection.facts.enchant(tinkerId)?.profession === 'engineering',
    );
    if (!proof) return [];
    return piecesOf(inspection, inspection.facts.tinkeredKinds)
      .filter(({ tinkerId }) => tinkerId === undefined)
      .map(({ slot }) => ({
        title: NO_TINKER,
        slot,
        explanation: EXPLANATIONS.tinker(slotWord(inspection.era, proof.slot)),
      }));
  },
} as const satisfies Rule;
