import type { Audit } from '#domain/audit/audit';
import type { BoardCell } from '#domain/audit/board';
import { adviceMark, type Finding } from '#domain/audit/finding';
import { columnOf } from '#domain/audit/verdict';
import type { BOARD_TEXTS } from '#texts/board';
import { verdictMark } from '#ui/game/verdict-mark';

export type BoardMark = keyof typeof BOARD_TEXTS.legend;

type Marked = Pick<BoardCell, 'findings' | 'advice'>;

const findingMarks = ({ findings }: Pick<Marked, 'findings'>) =>
  countMarks(findings, ({ rule }) => verdictMark(columnOf(rule)));

/** Counts empty sockets as rings, and all other advice as eyes. */
const adviceMarks = ({ advice }: Pick<Marked, 'advice'>) => countMarks(advice, adviceMark);

/** Returns the marks of a cell or a raider with counts: for two empty sockets a ring and a 2. */
export const cellMarks = (cell: Marked): [BoardMark, count: number][] => [
  ...findingMarks(cell),
  ...adviceMarks(cell),
];

/** Counts a raider's slots with each fault, and faults without a slot such as a missing flask. */
export function findingsOfRow(
  cells: readonly BoardCell[],
  { findings }: Pick<Audit, 'findings'>,
): Map<BoardMark, number> {
  const withoutSlot = findings.filter(({ slot }) => slot === undefined);
  return cellsByMark([...cells, ...withoutSlot.map((one) => ({ findings: [one] }))], findingMarks);
}

/** Counts raiders with each fault in a slot, or raiders with advice if no raider has a fault. */
export function marksOfSlot(cells: readonly BoardCell[]): Map<BoardMark, number> {
  const faults = cellsByMark(cells, findingMarks);
  return faults.size > 0 ? faults : cellsByMark(cells, adviceMarks);
}

function countMarks(
  findings: readonly Finding[],
  markOf: (finding: Finding) => BoardMark,
): Map<BoardMark, number> {
  const counts = new Map<BoardMark, number>();
  for (const finding of findings) {
    const mark = markOf(finding);
    counts.set(mark, (counts.get(mark) ?? 0) + finding.count);
  }
  return counts;
}

/** The marks of a board, most important first. */
export const BOARD_MARKS = [
  'cross',
  'triangle',
  'square',
  'ring',
  'eye',
] as const satisfies BoardMark[];

function cellsByMark<Cell>(
  cells: readonly Cell[],
  marksOf: (cell: Cell) => Map<BoardMark, number>,
): Map<BoardMark, number> {
  const marks = cells.flatMap((cell) => [...marksOf(cell).keys()]);
  const counts = BOARD_MARKS.map(
    (mark) => [mark, marks.filter((one) => one === mark).length] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}
