import { ownSockets } from '../../gear/sockets';
import { CELL_WORDS, EXPLANATIONS } from '../explanations';
import { kindOf } from '../inspection';
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
  find: (inspection) =>
    inspection.pieces.flatMap((piece) => {
      const { gems, slot } = piece;
      const sockets = ownSockets(inspection.facts, piece, kindOf(inspection, piece));
      if (!gems || sockets === undefined || gems.length >= sockets) return [];
      const isForQuest = inspection.facts.item(piece.itemId)?.hasQuestSocket;
      return {
        title: EMPTY,
        slot,
        count: sockets - gems.length,
        explanation: isForQuest
          ? EXPLANATIONS.questSocket
          : EXPLANATIONS.socketsFilled(gems.length, sockets),
      };
    }),
} as const satisfies Rule;
