import { Fragment, useMemo } from 'react';
import type { Audit } from '#domain/audit';
import { boardRow, type BoardCell as Cell } from '#domain/board';
import { averageItemLevel } from '#domain/item-level';
import type { Judging } from '#domain/look';
import { ROLES, roleOf } from '#domain/roles';
import { isDress, slotWord } from '#domain/slots';
import { BOARD_TEXTS } from '#texts/board';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import { formatNumber } from '#ui/format';
import { Mark } from '#ui/Mark';
import { RaiderHead } from '../RaiderHead';
import table from '../RaidTable.module.css';
import { BoardCell } from './BoardCell';
import styles from './BoardTable.module.css';
import { cellMarks } from './cell-marks';

interface BoardTableProps {
  audits: readonly Audit[];
  judging: Judging;
  isOnlyWithFaults: boolean;
  chosenKey: string;
  onChoose: (key?: string) => void;
}

interface BoardRow {
  audit: Audit;
  cells: readonly Cell[];
}

/** Raiders by role, the slots of the era, and the counts of both. */
export function BoardTable({ audits, judging, ...rest }: BoardTableProps) {
  const { isOnlyWithFaults, chosenKey, onChoose } = rest;
  const { era, facts } = judging;
  const rows = useMemo(
    () => audits.map((audit): BoardRow => ({ audit, cells: boardRow(audit) })),
    [audits],
  );
  const shown = isOnlyWithFaults ? rows.filter(({ audit }) => audit.findings.length > 0) : rows;
  const slots = era.slots.filter(({ slot }) => !isDress(era, slot));
  if (shown.length === 0) return <p role="status">{BOARD_TEXTS.nobody}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
    <section className={table.box} tabIndex={0} aria-label={BOARD_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.board}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.corner}>
              {BOARD_TEXTS.raider}
            </th>
            {[BOARD_TEXTS.average, ...slots.map(({ slot }) => slotWord(era, slot))].map((word) => (
              <th key={word} scope="col">
                <span className={table.upright}>{word}</span>
              </th>
            ))}
            <th scope="col" className={table.last}>
              {BOARD_TEXTS.faults}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => {
            const all = rows.filter(({ audit }) => roleOf(audit.raider) === role);
            const some = all.filter((row) => shown.includes(row));
            if (some.length === 0) return null;
            return (
              <Fragment key={role}>
                <tr className={table.group}>
                  <th scope="rowgroup" colSpan={slots.length + 3}>
                    <span>{BOARD_TEXTS.group(ROLE_TEXTS[role], some.length, all.length)}</span>
                  </th>
                </tr>
                {some.map(({ audit, cells }) => (
                  <Row
                    key={audit.raider.key}
                    audit={audit}
                    cells={cells}
                    average={facts && averageItemLevel(audit.raider.gear, era, facts)}
                    isChosen={audit.raider.key === chosenKey}
                    onChoose={onChoose}
                  />
                ))}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{BOARD_TEXTS.perSlot}</th>
            <td />
            {slots.map(({ slot }, index) => (
              <td key={slot}>
                <Counts cells={shown.flatMap(({ cells }) => cells[index] ?? [])} />
              </td>
            ))}
            <td className={table.last} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps extends BoardRow {
  average: number | undefined;
  isChosen: boolean;
  onChoose: (key?: string) => void;
}

function Row({ audit, cells, average, isChosen, onChoose }: RowProps) {
  const { raider, verdicts } = audit;
  const isJudged = !verdicts.includes('NOT JUDGED') && !verdicts.includes('NO GEAR RECORDED');
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.raider}
          aria-pressed={isChosen}
          data-player={raider.key}
          onClick={() => onChoose(isChosen ? undefined : raider.key)}
        >
          <RaiderHead raider={raider} />
        </button>
      </th>
      <td className={styles.average}>{average !== undefined && formatNumber(average)}</td>
      {cells.map((cell) => (
        <BoardCell key={cell.slot} cell={cell} hasGear={raider.gear.length > 0} />
      ))}
      <td className={table.last}>
        {audit.findings.length === 0 && isJudged ? (
          <span className={styles.tick}>
            <Mark name="tick" size={11} text={BOARD_TEXTS.passed} />
          </span>
        ) : (
          <Counts cells={cells} />
        )}
      </td>
    </tr>
  );
}

/** How many cells bear each mark, advice left out where something counts. */
function Counts({ cells }: { cells: readonly Cell[] }) {
  const counts = new Map<string, { mark: ReturnType<typeof cellMarks>[number]; count: number }>();
  for (const mark of cells.flatMap(cellMarks)) {
    const entry = counts.get(mark.name) ?? { mark, count: 0 };
    counts.set(mark.name, { ...entry, count: entry.count + 1 });
  }
  return (
    <span className={styles.counts}>
      {[...counts.values()].map(({ mark, count }) => (
        <span key={mark.name} className={styles[mark.name]}>
          <Mark name={mark.name} size={11} text={mark.text} /> {count}
        </span>
      ))}
    </span>
  );
}
