import type { Hand } from '../../era/facts';
import { isCosmetic } from '../../gear/slots';
import { type ContextWithFacts, piecesInSlots, slotKind } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

/** Weapons that leave the off hand free. A wand can be used with a held item. */
const ONE_HANDED: readonly Hand[] = ['main-hand', 'one-hand', 'wand'];

/** Finds slots that the log lists as empty. The off hand counts only beside a known one-hander. */
export const emptySlot = {
  id: 'empty-slot',
  titles: ['Nothing Worn'],
  group: 'gear',
  meaning: 'A slot that matters is empty.',
  byDefault: 'advice',
  shownBy: 'piece',
  needs: 'facts',
  find: (context) =>
    (context.raider.bareSlots ?? [])
      .filter(
        (slot) =>
          !isCosmetic(context.era, slot) && !context.pieces.some((piece) => piece.slot === slot),
      )
      .filter((slot) => slotKind(context, { slot }) !== 'offhand' || holdsOneHander(context))
      .map((slot) => ({ slot })),
} satisfies Rule;

function holdsOneHander(context: ContextWithFacts): boolean {
  const [weapon] = piecesInSlots(context, ['mainhand']);
  const hand = weapon && context.facts.item(weapon.itemId)?.hand;
  return hand !== undefined && ONE_HANDED.includes(hand);
}
