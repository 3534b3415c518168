import { Fragment, useMemo } from 'react';
import type { Audit } from '#domain/audit';
import { boardRow } from '#domain/board';
import { averageItemLevel } from '#domain/item-level';
import type { Judging } from '#domain/look';
import { ROLES, roleOf } from '#domain/roles';
import { isDress, slotWord } from '#domain/slots';
import { BOARD_TEXTS } from '#texts/board';
import { ROLE_TEXTS } from '#texts/roles';
import { VIEW_TEXTS } from '#texts/views';
import table from '../RaidTable.module.css';
import { BoardRow } from './BoardRow';
import styles from './BoardTable.module.css';
import { marksOfSlot } from './cell-marks';
import { MarkCounts } from './MarkCounts';

interface BoardTableProps {
  audits: readonly Audit[];
  judging: Judging;
  isOnlyWithFaults: boolean;
  chosenKey: string;
  onChoose: (key?: string) => void;
}

/** Raiders by role, the slots of the era, and the counts of both. */
export function BoardTable({ audits, judging, ...rest }: BoardTableProps) {
  const { isOnlyWithFaults, chosenKey, onChoose } = rest;
  const { era, facts } = judging;
  const rows = useMemo(() => audits.map((audit) => ({ audit, cells: boardRow(audit) })), [audits]);
  const shown = isOnlyWithFaults ? rows.filter(({ audit }) => audit.findings.length > 0) : rows;
  const slots = era.slots.filter(({ slot }) => !isDress(era, slot));
  if (shown.length === 0) return <p role="status">{BOARD_TEXTS.nobody}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
    <section className={`${table.box} ${styles.box}`} tabIndex={0} aria-label={BOARD_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.board}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.corner}>
              {BOARD_TEXTS.raider}
            </th>
            <th scope="col" className={styles.average}>
              <span className={table.upright}>{BOARD_TEXTS.average}</span>
            </th>
            {slots.map(({ slot }) => (
              <th key={slot} scope="col">
                <span className={table.upright}>{slotWord(era, slot)}</span>
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
                  <BoardRow
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
            <td className={styles.average} />
            {slots.map(({ slot }, index) => (
              <td key={slot}>
                <MarkCounts
                  counts={marksOfSlot(shown.flatMap(({ cells }) => cells[index] ?? []))}
                />
              </td>
            ))}
            <td className={table.last} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
