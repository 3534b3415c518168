import { memo } from 'react';
import type { BoardCell as Cell } from '#domain/audit/board';
import { findingInCell } from '#domain/audit/finding-words';
import { BOARD_TEXTS } from '#texts/board';
import { Mark } from '#ui/Mark';
import styles from './BoardCell.module.css';
import { cellMarks } from './cell-marks';

interface BoardCellProps {
  cell: Cell;
  hasGear: boolean;
  /** Levels from here on stand out. */
  high: number;
}

/** Shows the item level, quietly unless it is high, and a mark for what is wrong. */
export const BoardCell = memo(({ cell, hasGear, high }: BoardCellProps) => {
  const { piece } = cell;
  const marks = cellMarks(cell);
  const tint = TINTS.find((name) => marks.some(([mark]) => mark === name));
  const isHigh = (piece?.itemLevel ?? 0) >= high;
  const className = `${styles.level} ${isHigh ? styles.high : ''} ${tint ? styles[tint] : ''}`;
  const level = hasGear ? `${piece?.itemLevel ?? (piece ? '·' : '–')}` : '?';
  const words = describePiece(cell, hasGear);
  // Hundreds of cells hold just a number: one element each.
  if (words === level) return <td className={className}>{level}</td>;
  return (
    <td className={className}>
      <span aria-hidden="true">
        {marks.map(([mark, count]) => (
          <span key={mark} className={`${styles.mark} tone-${mark}`}>
            <Mark name={mark} size={9} />
            {count > 1 && <span>{count}</span>}
          </span>
        ))}
        <span>{level}</span>
      </span>
      <span className="visually-hidden">{words}</span>
    </td>
  );
});

const TINTS = ['cross', 'square', 'triangle'] as const;

/** Returns `391, no enchant, 1 empty socket`. */
function describePiece({ piece, isBare, findings, advice }: Cell, hasGear: boolean): string {
  if (!hasGear) return BOARD_TEXTS.noGear;
  const worn = piece
    ? `${piece.itemLevel ?? BOARD_TEXTS.unknownLevel}`
    : isBare
      ? BOARD_TEXTS.empty
      : BOARD_TEXTS.notRecorded;
  return [worn, ...[...findings, ...advice].map(findingInCell)].join(', ');
}
