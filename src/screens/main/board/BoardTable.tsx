import { useMemo, useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import { type BoardCell, boardRow } from '#domain/audit/board';
import {
  type BoardOrder,
  highLevelThreshold,
  knownAverageLevel,
  sortBoard,
} from '#domain/audit/board-table';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { type Era, hasConsumableTable } from '#domain/era/era';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import { shownStateByKey } from '#domain/pull/at-the-pull';
import { categoryWord } from '#domain/pull/pull-words';
import type { Fight } from '#domain/raid/raid';
import { findRaider } from '#domain/raid/raider-keys';
import { shownNames } from '#domain/raid/shown-names';
import { useFoundPlayers, wordsOfAudit } from '#features/find/found-players';
import { usePullInView } from '#features/pull/PullOfFight';
import table from '#features/tables/RaidTable.module.css';
import { type Order, SortHead } from '#features/tables/SortHead';
import { BOARD_TEXTS } from '#texts/board';
import { VIEW_TEXTS } from '#texts/views';
import { useIsNarrow, useIsPrinting } from '#ui/use-is-wide';
import { BoardRow, MarkCounts } from './BoardRow';
import styles from './BoardTable.module.css';
import { BoardTiles } from './BoardTiles';
import { marksOfSlot } from './cell-marks';
import { PullCells, type PullColumns, PullCounts } from './PullCell';
import cell from './PullCell.module.css';

interface TableRow {
  audit: Audit;
  cells: readonly BoardCell[];
  average: number | undefined;
}

interface BoardTableProps {
  audits: readonly Audit[];
  fight: Fight;
  isOnlyWithFindings: boolean;
  context: AuditContext;
  chosenName: string;
  onChoose: (key?: string) => void;
}

const wordsOfRow = ({ audit }: TableRow) => wordsOfAudit(audit);

/** Flask and food. Further categories would leave less space for names. */
const USUAL_CATEGORIES = 2;

export function BoardTable(props: BoardTableProps) {
  const { audits, fight, isOnlyWithFindings, context, chosenName, onChoose } = props;
  const { pull, state } = usePullInView();
  const { era } = context;
  const [order, setOrder] = useState<Order<BoardOrder>>({ by: 'faults', isAscending: false });
  const all = useMemo(() => rowsOf(audits, context), [audits, context]);
  const rows = useMemo(() => sortBoard(all, order), [all, order]);
  const high = useMemo(() => highLevelThreshold(all.map(({ cells }) => cells)), [all]);
  const raiders = useMemo(() => audits.map(({ raider }) => raider), [audits]);
  const names = useMemo(() => shownNames(raiders), [raiders]);
  const chosen = findRaider(raiders, chosenName);
  const kept = isOnlyWithFindings ? rows.filter(({ audit }) => audit.findings.length > 0) : rows;
  const shown = useFoundPlayers(kept, wordsOfRow);
  const isPhone = useIsNarrow();
  const isPrinting = useIsPrinting();
  const slots = era.slots.filter(({ slot }) => !isCosmetic(era, slot));
  if (kept.length === 0) return <p role="status">{BOARD_TEXTS.nobody}</p>;
  if (isPhone && !isPrinting)
    return (
      <BoardTiles
        rows={shown}
        audits={audits}
        context={context}
        fight={fight}
        names={names}
        chosen={chosen}
        onChoose={onChoose}
      />
    );
  const isPullLoading = state === 'loading' && hasConsumableTable(era);
  // Rows take these as properties: with a context each row would render again with the page.
  const pullColumns: PullColumns = { pull, isPullLoading };
  const isCrowded = (pull?.categories.length ?? 0) > USUAL_CATEGORIES;
  const box = `${table.box} ${styles.box} ${pull || isPullLoading ? styles.withPull : ''} ${isCrowded ? styles.manyCategories : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className={box} tabIndex={0} aria-label={BOARD_TEXTS.scrolls}>
      <table className={table.table}>
        <caption className="visually-hidden">{VIEW_TEXTS.names.board}</caption>
        <SlotHeads {...pullColumns} era={era} slots={slots} order={order} onSort={setOrder} />
        <tbody>
          {shown.map(({ audit, cells, average }) => (
            <BoardRow
              key={audit.raider.key}
              audit={audit}
              cells={cells}
              names={names}
              average={average}
              high={high}
              {...pullColumns}
              isChosen={audit.raider === chosen}
              onChoose={onChoose}
            />
          ))}
        </tbody>
        <SlotCounts {...pullColumns} slots={slots} shown={shown} />
      </table>
    </section>
  );
}

const rowsOf = (audits: readonly Audit[], { era, facts }: AuditContext): TableRow[] =>
  audits.map((audit) => ({
    audit,
    cells: boardRow(audit),
    average: knownAverageLevel(audit.raider, era, facts),
  }));

interface SlotHeadsProps extends PullColumns {
  era: Era;
  slots: Era['slots'];
  order: Order<BoardOrder>;
  onSort: (order: Order<BoardOrder>) => void;
}

function SlotHeads({ era, slots, order, onSort, ...pullColumns }: SlotHeadsProps) {
  return (
    <thead>
      <tr>
        <SortHead by="player" className={table.corner} order={order} onSort={onSort}>
          {BOARD_TEXTS.raider}
        </SortHead>
        <SortHead by="level" className={styles.average} order={order} onSort={onSort}>
          {BOARD_TEXTS.average}
        </SortHead>
        {slots.map(({ slot }) => (
          <th key={slot} scope="col">
            <span className={table.upright}>{slotWord(era, slot)}</span>
          </th>
        ))}
        <PullCells
          {...pullColumns}
          cellOf={(category) => (
            <th key={category} scope="col" className={cell.cell}>
              <span className={table.upright}>{categoryWord(category)}</span>
            </th>
          )}
        />
        <SortHead by="faults" className={table.last} order={order} onSort={onSort}>
          {BOARD_TEXTS.faults}
        </SortHead>
      </tr>
    </thead>
  );
}

interface SlotCountsProps extends PullColumns {
  slots: Era['slots'];
  shown: readonly TableRow[];
}

function SlotCounts({ slots, shown, ...pullColumns }: SlotCountsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{BOARD_TEXTS.perSlot}</th>
        <td className={styles.average} />
        {slots.map(({ slot }, index) => (
          <td key={slot}>
            <MarkCounts counts={marksOfSlot(shown.flatMap(({ cells }) => cells[index] ?? []))} />
          </td>
        ))}
        <PullCells
          {...pullColumns}
          cellOf={(category, pull) => (
            <PullCounts
              key={category}
              category={category}
              states={shown.map(({ audit }) => shownStateByKey(audit.raider.key, category, pull))}
            />
          )}
        />
        <td className={table.last} />
      </tr>
    </tfoot>
  );
}
