import type { EraFacts } from './eras/facts';
import type { SlotKind } from './eras/slot-list';
import type { Piece } from './raid';

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

/** A piece's sockets, as they are drawn. */
export interface Sockets {
  /** Gems beyond the item's own sockets, in those that were added. */
  added: number;
  /** The item's own sockets that hold nothing; at the least so many where the table lacks the item. */
  empty: number;
  /** One of the empty ones is the meta gem's. */
  emptyMeta: boolean;
}

/** A piece's sockets; nothing where its gems or its sockets are unknown. */
export function socketsOf(
  facts: EraFacts,
  piece: Pick<Piece, 'itemId' | 'gems'>,
  kind: SlotKind | undefined,
): Sockets | undefined {
  const { gems, itemId } = piece;
  const own = ownSockets(facts, piece, kind);
  if (!gems || own === undefined) return undefined;
  const empty = Math.max(0, own - gems.length);
  const holdsMeta = gems.some((gem) => (facts.gem(gem.itemId)?.colour ?? 'meta') === 'meta');
  return {
    added: facts.item(itemId) ? Math.max(0, gems.length - own) : 0,
    empty,
    emptyMeta: empty > 0 && !holdsMeta && (facts.item(itemId)?.hasMetaSocket ?? false),
  };
}
