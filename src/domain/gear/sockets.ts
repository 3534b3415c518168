import type { EraFacts } from '../era/facts';
import type { SlotKind } from '../era/slot-list';
import type { Piece } from '../raid/raid';

/** Returns an item's own sockets, or a lower bound; undefined if unknown. */
export const ownSockets = (
  facts: EraFacts,
  { itemId }: Pick<Piece, 'itemId'>,
  kind: SlotKind | undefined,
): number | undefined => facts.item(itemId)?.sockets ?? (kind && facts.leastSockets(itemId, kind));

/** Whether a piece has more gems than own sockets; undefined if one of the two is unknown. */
export function showsAddedSocket(
  facts: EraFacts,
  { itemId, gems }: Pick<Piece, 'itemId' | 'gems'>,
): boolean | undefined {
  const sockets = facts.item(itemId)?.sockets;
  return gems && sockets !== undefined ? gems.length > sockets : undefined;
}
