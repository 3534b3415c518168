import { ownSockets } from '../../gear/sockets';
import { kindOf } from '../audit-context';
import { CELL_WORDS, EXPLANATIONS } from '../explanations';
import type { Rule } from '../rule';

const EMPTY = 'Empty Socket';

/** Each of an item's own sockets has a gem. Extra gems say nothing. */
export const emptySocket = {
  id: 'empty-socket',
  titles: [EMPTY],
  byDefault: 'advice',
  shownBy: 'sockets',
  mark: 'ring',
  cellWords: (count) => CELL_WORDS.emptySockets(count),
  needs: 'facts',
  find: (context) =>
    context.pieces.flatMap((piece) => {
      const { gems, slot } = piece;
      const sockets = ownSockets(context.facts, piece, kindOf(context, piece));
      if (!gems || sockets === undefined || gems.length >= sockets) return [];
      const isForQuest = context.facts.item(piece.itemId)?.hasQuestSocket;
      return {
        title: EMPTY,
        slot,
        count: sockets - gems.length,
        explanation: isForQuest
          ? EXPLANATIONS.questSocket
          : EXPLANATIONS.socketsFilled(gems.length, sockets),
      };
    }),
} satisfies Rule;
