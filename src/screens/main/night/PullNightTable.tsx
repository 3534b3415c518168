import { countComplete, type ShownState, shownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/consumables';
import { countRowHeading, describeCounts, describePullCell } from '#domain/pull/pull-list-words';
import type { PullNightCell as Cell, PulledKill, PullNightRow } from '#domain/pull/pull-night';
import { describePullState } from '#domain/pull/pull-words';
import { PullMark } from '#features/pull/PullMark';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import styles from './NightCell.module.css';
import {
  describeMissing,
  FootRow,
  NightFrame,
  type NightTableProps,
  ShareMeter,
} from './NightFrame';
import table from './NightTable.module.css';

interface PullNightTableProps extends NightTableProps<PulledKill, PullNightRow> {
  categories: readonly PullCategory[];
}

export function PullNightTable({ categories, ...night }: PullNightTableProps) {
  const { kills, rows } = night;
  return (
    <NightFrame
      {...night}
      className={table.ofPulls}
      last={NIGHT_TEXTS.seen}
      cellOf={(cell, kill) => (
        <PullNightCell key={kill?.fight.id} cell={cell} unknownText={describeMissing(kill)} />
      )}
      lastOf={({ counts }) => describeCounts(counts)}
      foot={
        <tfoot>
          {categories.map((category) => (
            <FootRow key={category} title={countRowHeading(category, rows.length)}>
              {kills.map((kill) => (
                <SeenAt key={kill.fight.id} kill={kill} category={category} />
              ))}
            </FootRow>
          ))}
        </tfoot>
      }
    />
  );
}

function SeenAt({ kill, category }: { kill: PulledKill; category: PullCategory }) {
  if (!('pull' in kill)) return <td className={table.kill} />;
  const { pull } = kill;
  if (!pull.isInLog[category]) {
    return (
      <td className={table.kill}>
        <PullMark state="not in log" category={category} size={13} />
        <span className="visually-hidden">{describePullState('not in log')}</span>
      </td>
    );
  }
  const seen = countComplete(category, pull);
  return (
    <td className={table.kill}>
      {seen}
      <ShareMeter value={seen} max={pull.raiders.length} />
    </td>
  );
}

interface PullNightCellProps {
  cell: Cell;
  unknownText: string;
}

/** Shows what differs from flask and food seen, with all of it for screen readers. */
function PullNightCell({ cell, unknownText }: PullNightCellProps) {
  const marks = cell.state === 'shown' ? marksOf(cell) : [];
  const isUnseen = marks.some(({ state }) => state === 'not seen');
  return (
    <td className={`${table.kill} ${CLASSES[cell.state] ?? ''} ${isUnseen ? styles.unseen : ''}`}>
      <span className={styles.drawn} aria-hidden="true">
        {marks.map(({ category, state }) => (
          <PullMark key={category} category={category} state={state} size={13} />
        ))}
        {cell.state === 'shown' && marks.length === 0 && (
          <span className={styles.passed}>
            <Mark name="tick" size={11} />
          </span>
        )}
        {cell.state === 'absent' && <Mark name="dash" size={11} />}
      </span>
      <span className={styles.words}>{pullCellText(cell, unknownText)}</span>
    </td>
  );
}

const CLASSES = { unknown: styles.unknown, absent: styles.quiet, shown: '' } as const;

interface CellMark {
  category: PullCategory;
  state: ShownState;
}

const MAX_MARKS = 2;

/** Omits what was simply seen. Categories share a mark for no snapshot, and one for no log. */
function marksOf({ atPull, pull }: Extract<Cell, { state: 'shown' }>): CellMark[] {
  const marks = pull.categories.map((category): CellMark => {
    const state = shownState(atPull, category, pull);
    return {
      category,
      state: pull.isInLog[category] || state === 'no snapshot' ? state : 'not in log',
    };
  });
  const isShared = ({ state }: CellMark) => state === 'no snapshot' || state === 'not in log';
  return marks
    .filter(({ state }) => state !== 'seen')
    .filter((mark, index, all) => !isShared(mark) || all.findIndex(isSame(mark)) === index)
    .slice(0, MAX_MARKS);
}

const isSame =
  ({ state }: CellMark) =>
  (other: CellMark) =>
    other.state === state;

function pullCellText(cell: Cell, unknownText: string): string {
  if (cell.state === 'shown') return describePullCell(cell.atPull, cell.pull);
  return cell.state === 'absent' ? NIGHT_TEXTS.absent : unknownText;
}
