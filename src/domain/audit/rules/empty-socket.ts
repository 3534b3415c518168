import { CELL_TEXTS } from '../../gear/cell-words';
import { ownSockets } from '../../gear/sockets';
import { inLanguage } from '../../language';
import { slotKind } from '../rule/audit-context';
import type { FoundOnPiece, Remedy } from '../rule/remedy';
import type { Rule } from '../rule/rule';
import { metaMissing } from './meta-missing';

const TEXTS = inLanguage('rule-empty-socket', {
  questGem: 'It takes a gem that a quest gives.',
  filled: (filled: number, sockets: number) =>
    `${filled} of ${sockets === 1 ? '1 socket' : `${sockets} sockets`} filled.`,
});

/** Demands a gem in each of an item's own sockets. Further gems are ignored. */
export const emptySocket = {
  id: 'empty-socket',
  titles: ['Empty Socket'],
  texts: TEXTS,
  group: 'gems',
  meaning: 'Fewer gems than the item has sockets.',
  byDefault: 'advice',
  shownBy: 'sockets',
  mark: 'ring',
  inCell: (count) => CELL_TEXTS.emptySockets(count),
  toBuy: gemsToBuy,
  needs: 'facts',
  find: (context) =>
    context.pieces.flatMap((piece) => {
      const { gems, slot } = piece;
      const sockets = ownSockets(context.facts, piece, slotKind(context, piece));
      if (!gems || sockets === undefined || gems.length >= sockets) return [];
      const isForQuest = context.facts.item(piece.itemId)?.hasQuestSocket;
      return {
        slot,
        count: sockets - gems.length,
        explanation: isForQuest ? TEXTS.questGem : TEXTS.filled(gems.length, sockets),
      };
    }),
} satisfies Rule;

/** Returns the gems for empty sockets, except for a missing meta gem's and a quest's socket. */
function gemsToBuy({ piece, count: empty, facts, found }: FoundOnPiece): Remedy[] {
  if (facts.item(piece.itemId)?.hasQuestSocket) return [];
  const lacksMeta = found.some(({ rule, slot }) => rule === metaMissing.id && slot === piece.slot);
  const count = lacksMeta ? empty - 1 : empty;
  return count > 0 ? [{ kind: 'gem', piece, count }] : [];
}
