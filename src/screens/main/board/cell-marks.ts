import type { BoardCell } from '#domain/board';
import { BOARD_TEXTS } from '#texts/board';
import type { MarkName } from '#ui/mark-paths';

/** A mark of the board, and what it says to those who cannot see it. */
export interface CellMark {
  name: Extract<MarkName, 'cross' | 'triangle' | 'square' | 'ring' | 'eye'>;
  text: string;
}

const CROSS: CellMark = { name: 'cross', text: BOARD_TEXTS.legend.cross };
const TRIANGLE: CellMark = { name: 'triangle', text: BOARD_TEXTS.legend.triangle };
const SQUARE: CellMark = { name: 'square', text: BOARD_TEXTS.legend.square };
const RING: CellMark = { name: 'ring', text: BOARD_TEXTS.legend.ring };
const EYE: CellMark = { name: 'eye', text: BOARD_TEXTS.legend.eye };

/** The marks of a cell: each fault that counts, an empty socket, and the eye for all other advice. */
export function cellMarks({ findings, advice }: BoardCell): CellMark[] {
  const faults = findings.map(({ rule }) => {
    if (rule === 'missing-enchant') return CROSS;
    return rule === 'low-item-level' ? TRIANGLE : SQUARE;
  });
  const looks = advice.map(({ rule }) => (rule === 'empty-socket' ? RING : EYE));
  return [...new Set([...faults, ...looks])];
}
