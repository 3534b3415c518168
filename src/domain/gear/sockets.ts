import type { EraFacts } from '../eras/facts';
import type { SlotKind } from '../eras/slot-list';
import type { Piece } from '../raid/raid';

/**
 * How many sockets an item has of its own, or at the least where the era's table lacks it; nothing where
 * neither is known. What buckles and blacksmiths add comes on top.
 */
export const ownSockets = (
  facts: EraFacts,
  { itemId }: Pick<Piece, 'itemId'>,
  kind: SlotKind | undefined,
): number | undefined => facts.item(itemId)?.sockets ?? (kind && facts.leastSockets(itemId, kind));

/** A gem more than the item's own sockets shows one that was added. Nothing where either is unknown. */
export function showsAddedSocket(
  facts: EraFacts,
  { itemId, gems }: Pick<Piece, 'itemId' | 'gems'>,
): boolean | undefined {
  const sockets = facts.item(itemId)?.sockets;
  return gems && sockets !== undefined ? gems.length > sockets : undefined;
}
