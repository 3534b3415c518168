import { memo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { BoardCell as Cell } from '#domain/audit/board';
import { findingCellText } from '#domain/audit/finding';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { formatNumber } from '#domain/format';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import { shownStateByKey } from '#domain/pull/at-the-pull';
import type { ShownNames } from '#domain/raid/shown-names';
import { RaiderHead } from '#features/tables/RaiderHead';
import table from '#features/tables/RaidTable.module.css';
import { BOARD_TEXTS } from '#texts/board';
import { Mark } from '#ui/Mark';
import styles from './BoardTable.module.css';
import { type BoardMark, cellMarks, findingsOfRow } from './cell-marks';
import { PullCell, PullCells, type PullColumns } from './PullCell';

interface BoardRowProps extends PullColumns {
  audit: Audit;
  cells: readonly Cell[];
  names: ShownNames;
  average: number | undefined;
  high: number;
  isChosen: boolean;
  onChoose: (key?: string) => void;
}

export const BoardRow = memo((props: BoardRowProps) => {
  const { audit, cells, names, average, high, pull, isPullLoading, isChosen, onChoose } = props;
  const { raider, verdicts } = audit;
  const hasGear = hasGearRecorded(audit);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={`plain ${styles.raider}`}
          aria-pressed={isChosen}
          data-player={raider.key}
          onClick={() => onChoose(isChosen ? undefined : raider.key)}
        >
          <RaiderHead raider={raider} names={names} />
        </button>
      </th>
      <td className={styles.average}>{average !== undefined && formatNumber(average)}</td>
      {cells.map((cell) => (
        <BoardCell
          key={cell.slot}
          cell={cell}
          hasGear={hasGear || cell.piece !== undefined}
          high={high}
        />
      ))}
      <PullCells
        pull={pull}
        isPullLoading={isPullLoading}
        cellOf={(category, loadedPull) => (
          <PullCell
            key={category}
            category={category}
            state={shownStateByKey(raider.key, category, loadedPull)}
          />
        )}
      />
      <td className={table.last}>
        {verdicts.includes('PASSED') ? (
          <span className="tone-tick">
            <Mark name="tick" size={11} label={NIGHT_WORDS.passed} />
          </span>
        ) : (
          <MarkCounts counts={findingsOfRow(cells, audit)} isInLine />
        )}
      </td>
    </tr>
  );
});

interface BoardCellProps {
  cell: Cell;
  hasGear: boolean;
  /** The level from which levels stand out. */
  high: number;
}

/** Shows the item level, in quiet colour unless it is high, and marks of faults. */
const BoardCell = memo(({ cell, hasGear, high }: BoardCellProps) => {
  const { piece } = cell;
  const marks = cellMarks(cell);
  const tint = TINTS.find((name) => marks.some(([mark]) => mark === name));
  const isHigh = (piece?.itemLevel ?? 0) >= high;
  const className = `${styles.level} ${isHigh ? styles.high : ''} ${tint ? styles[tint] : ''}`;
  const level = hasGear ? `${piece?.itemLevel ?? (piece ? '·' : '–')}` : '?';
  const words = cellText(cell, hasGear);
  // Each of the hundreds of cells with only a number has a single element.
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
function cellText({ piece, isBare, findings, advice }: Cell, hasGear: boolean): string {
  if (!hasGear) return NIGHT_WORDS.noGear;
  const worn = piece
    ? `${piece.itemLevel ?? BOARD_TEXTS.unknownLevel}`
    : isBare
      ? BOARD_TEXTS.empty
      : BOARD_TEXTS.notRecorded;
  return [worn, ...[...findings, ...advice].map(findingCellText)].join(', ');
}

interface MarkCountsProps {
  counts: ReadonlyMap<BoardMark, number>;
  isInLine?: boolean;
}

/** Shows `✕ 2`, or a dot without marks. */
export function MarkCounts({ counts, isInLine = false }: MarkCountsProps) {
  if (counts.size === 0) {
    return (
      <span className="text-body-secondary" aria-hidden="true">
        ·
      </span>
    );
  }
  return (
    <span className={`${styles.counts} ${isInLine ? styles.inLine : ''}`}>
      {[...counts].map(([mark, count]) => (
        <span key={mark} className={`tone-${mark}`}>
          <Mark name={mark} size={11} label={BOARD_TEXTS.legend[mark]} /> <span>{count}</span>{' '}
        </span>
      ))}
    </span>
  );
}
