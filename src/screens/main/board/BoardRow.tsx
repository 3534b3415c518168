import { memo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { BoardCell as Cell } from '#domain/audit/board';
import { formatNumber } from '#domain/format';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import { type AtThePull, shownStateByKey } from '#domain/pull/at-the-pull';
import type { ShownNames } from '#domain/raid/shown-names';
import { RaiderHead } from '#features/tables/RaiderHead';
import table from '#features/tables/RaidTable.module.css';
import { BOARD_TEXTS } from '#texts/board';
import { Mark } from '#ui/Mark';
import { BoardCell } from './BoardCell';
import styles from './BoardTable.module.css';
import { findingsOfRow } from './cell-marks';
import { MarkCounts } from './MarkCounts';
import { PullCell } from './PullCell';
import cell from './PullCell.module.css';

interface BoardRowProps {
  audit: Audit;
  cells: readonly Cell[];
  names: ShownNames;
  average: number | undefined;
  high: number;
  pull: AtThePull | undefined;
  isPullComing: boolean;
  isChosen: boolean;
  onChoose: (key?: string) => void;
}

export const BoardRow = memo((props: BoardRowProps) => {
  const { audit, cells, names, average, high, pull, isPullComing, isChosen, onChoose } = props;
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
      {cells.map((own) => (
        <BoardCell
          key={own.slot}
          cell={own}
          hasGear={hasGear || own.piece !== undefined}
          high={high}
        />
      ))}
      {isPullComing && <PullToCome />}
      {pull?.categories.map((category) => (
        <PullCell
          key={category}
          category={category}
          state={shownStateByKey(raider.key, category, pull)}
        />
      ))}
      <td className={table.last}>
        {verdicts.includes('PASSED') ? (
          <span className="tone-tick">
            <Mark name="tick" size={11} label={BOARD_TEXTS.passed} />
          </span>
        ) : (
          <MarkCounts counts={findingsOfRow(cells, audit)} isInLine />
        )}
      </td>
    </tr>
  );
});

/** Has the place of flask and food. */
export const PullToCome = () => (
  <>
    <td className={cell.cell} />
    <td className={cell.cell} />
  </>
);
