import type { Hand } from '../../eras/facts';
import { isDress } from '../../gear/slots';
import { type InspectionWithFacts, kindOf, piecesOf } from '../inspection';
import type { Rule } from '../rule';

const NOTHING_WORN = 'Nothing Worn';

/** Hands that leave the other one free. A wand can go with a held item. */
const ONE_HANDED: readonly Hand[] = ['main-hand', 'one-hand', 'wand'];

/**
 * A slot that the log lists as empty. A slot it does not list is unknown, and the off hand counts
 * only beside a known one-hander.
 */
export const emptySlot = {
  id: 'empty-slot',
  titles: [NOTHING_WORN],
  byDefault: 'advice',
  needs: 'facts',
  find: (inspection) =>
    (inspection.raider.bareSlots ?? [])
      .filter(
        (slot) =>
          !isDress(inspection.era, slot) && !inspection.pieces.some((piece) => piece.slot === slot),
      )
      .filter((slot) => kindOf(inspection, { slot }) !== 'offhand' || holdsOneHander(inspection))
      .map((slot) => ({ title: NOTHING_WORN, slot })),
} as const satisfies Rule;

function holdsOneHander(inspection: InspectionWithFacts): boolean {
  const [weapon] = piecesOf(inspection, ['mainhand']);
  const hand = weapon && inspection.facts.item(weapon.itemId)?.hand;
  return hand !== undefined && ONE_HANDED.includes(hand);
}
