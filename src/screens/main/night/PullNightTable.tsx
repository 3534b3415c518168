import { Fragment } from 'react';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { type AtThePull, type ShownState, shownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import { countRowHeading, countsText, pullCellText } from '#domain/pull/pull-list-words';
import type { PullNightCell as Cell, PulledKill, PullNightRow } from '#domain/pull/pull-night';
import { pullStateText } from '#domain/pull/pull-words';
import { countComplete } from '#domain/pull/seen';
import { runLengths } from '#domain/run-lengths';
import { NightFrame, type NightTableProps, RowOfKills } from '#features/night/NightFrame';
import styles from '#features/night/NightTable.module.css';
import { PullMark } from '#features/pull/PullMark';
import pullMark from '#features/pull/PullMark.module.css';
import { BandContent } from '#features/tables/FindingParts';
import matrix from '#features/tables/Matrix.module.css';
import { Run } from '#features/tables/Run';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { missingText } from '../missing-kills/missing-kills';

interface PullNightTableProps extends NightTableProps<PullNightRow> {
  kills: readonly PulledKill[];
  categories: readonly PullCategory[];
}

export function PullNightTable({ categories, ...night }: PullNightTableProps) {
  const { kills, rows } = night;
  return (
    <NightFrame
      {...night}
      className={styles.pullNight}
      passed={undefined}
      last={NIGHT_TEXTS.seen}
      cellsOf={({ cells }) => {
        const texts = cells.map((cell, index) => cellText(cell, missingText(kills[index])));
        const runs = runLengths(texts);
        return cells.map((cell, index) => (
          <PullNightCell
            key={kills[index]?.fight.id}
            cell={cell}
            text={texts[index] ?? ''}
            run={runs[index] ?? 0}
          />
        ));
      }}
      lastOf={({ counts }) => <SeenCounts counts={counts} />}
      foot={
        <tfoot role="rowgroup">
          {categories.map((category) => (
            <RowOfKills key={category} head={countRowHeading(category, rows.length)}>
              {kills.map((kill) => (
                <td role="cell" key={kill.fight.id} className={styles.kill}>
                  {'pull' in kill && <SeenCount pull={kill.pull} category={category} />}
                </td>
              ))}
            </RowOfKills>
          ))}
        </tfoot>
      }
    />
  );
}

/** Shows `Flask 8 of 11 · Food 12 of 12`, coloured where something was not seen. */
function SeenCounts({ counts }: Pick<PullNightRow, 'counts'>) {
  if (counts.length === 0) return countsText(counts);
  return counts.map((count, index) => (
    <Fragment key={count.category}>
      {index > 0 && <span> · </span>}
      <span className={count.seen < count.of ? pullMark.look : undefined}>
        {countsText([count])}
      </span>
    </Fragment>
  ));
}

function SeenCount({ pull, category }: { pull: AtThePull; category: PullCategory }) {
  if (!pull.isInLog[category])
    return (
      <>
        <PullMark state="not in log" category={category} size={13} />
        <span className="visually-hidden">{pullStateText('not in log')}</span>
      </>
    );
  const seen = countComplete(category, pull);
  return (
    <>
      <span>{seen}</span>
      <div className={styles.seenBar} aria-hidden="true">
        <div style={{ inlineSize: `${(100 * seen) / pull.raiders.length}%` }} />
      </div>
    </>
  );
}

interface PullNightCellProps {
  cell: Cell;
  text: string;
  run: number;
}

/** Shows a run of equal cells in the first of them. Screen readers get a text for each cell. */
function PullNightCell({ cell, text, run }: PullNightCellProps) {
  return (
    <td role="cell" className={`${styles.kill} ${cell.state === 'unknown' ? matrix.unknown : ''}`}>
      {run > 0 && cell.state === 'absent' && <Run kind="absent" length={run} />}
      {run > 0 && cell.state === 'shown' && (
        <DrawnPulls marks={marksOf(cell)} text={text} run={run} />
      )}
      <span className={spoken.spoken}>{text}</span>
    </td>
  );
}

type DrawnPullsProps = Omit<PullNightCellProps, 'cell'> & { marks: readonly CategoryMark[] };

function DrawnPulls({ marks, text, run }: DrawnPullsProps) {
  if (marks.length === 0)
    return (
      <Run kind="passed" length={run}>
        <span className="tone-tick me-1">
          <Mark name="tick" />
        </span>
      </Run>
    );
  const drawn = marks.map(({ category, state }) => (
    <PullMark key={category} category={category} state={state} size={13} />
  ));
  // The legend has these words, which would be too many in every row.
  if (marks.every(isShared))
    return (
      <Run kind="unknown" length={run}>
        <span className="me-1">{drawn}</span>
      </Run>
    );
  return (
    <Run kind={runKind(marks)} length={run}>
      <BandContent brief={<span>{drawn}</span>}>
        {drawn} {text}
      </BandContent>
    </Run>
  );
}

const runKind = (marks: readonly CategoryMark[]) =>
  marks.some(({ state }) => state === 'not seen') ? 'unseen' : 'steady';

interface CategoryMark {
  category: PullCategory;
  state: ShownState;
}

const MAX_MARKS = 2;

/** Omits categories that were seen. All share one mark for no snapshot, and one for no log. */
function marksOf({ atPull, pull }: Extract<Cell, { state: 'shown' }>): CategoryMark[] {
  const marks = pull.categories.map((category): CategoryMark => {
    const state = shownState(atPull, category, pull);
    return {
      category,
      state: pull.isInLog[category] || state === 'no snapshot' ? state : 'not in log',
    };
  });
  return marks
    .filter(({ state }) => state !== 'seen')
    .filter((mark, index, all) => !isShared(mark) || all.findIndex(isSame(mark)) === index)
    .slice(0, MAX_MARKS);
}

const isShared = ({ state }: CategoryMark) => state === 'no snapshot' || state === 'not in log';

const isSame =
  ({ state }: CategoryMark) =>
  (other: CategoryMark) =>
    other.state === state;

function cellText(cell: Cell, unknownText: string): string {
  if (cell.state === 'shown') return pullCellText(cell.atPull, cell.pull);
  return cell.state === 'absent' ? NIGHT_WORDS.absent : unknownText;
}
