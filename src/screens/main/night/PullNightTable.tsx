import { NIGHT_WORDS } from '#domain/audit/night-words';
import { type AtThePull, type ShownState, shownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import { countRowHeading, countsText, pullCellText } from '#domain/pull/pull-list-words';
import {
  type PullNightCell as Cell,
  isLogged,
  type PulledKill,
  type PullNightRow,
} from '#domain/pull/pull-night';
import { pullStateText } from '#domain/pull/pull-words';
import { countRaidersWithAll } from '#domain/pull/seen';
import { runLengths } from '#domain/run-lengths';
import { KillsRow, NightFrame, type NightTableProps } from '#features/night/NightFrame';
import styles from '#features/night/NightTable.module.css';
import { PullMark } from '#features/pull/PullMark';
import { CellRun } from '#features/tables/CellRun';
import { BandContent } from '#features/tables/FindingParts';
import matrix from '#features/tables/Matrix.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { missingText } from '../missing-kills/missing-kills';

interface PullNightTableProps extends NightTableProps<PullNightRow> {
  kills: readonly PulledKill[];
  categories: readonly PullCategory[];
  isFilling: boolean;
}

export function PullNightTable({ categories, ...night }: PullNightTableProps) {
  const { kills, rows } = night;
  return (
    <NightFrame
      {...night}
      className={styles.pullNight}
      counts={undefined}
      last={NIGHT_TEXTS.seen}
      cellsOf={({ cells }) => {
        const texts = cells.map((cell, index) => cellText(cell, missingText(kills[index])));
        const runs = runLengths(cells.map((cell, index) => drawnAs(cell) ?? texts[index] ?? ''));
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
            <KillsRow key={category} head={countRowHeading(category, rows.length)}>
              <CountCells kills={kills} category={category} />
            </KillsRow>
          ))}
        </tfoot>
      }
    />
  );
}

/** Shows `Flask 8 of 11`, or a tick where everything was seen. */
function SeenCounts({ counts }: Pick<PullNightRow, 'counts'>) {
  if (counts.length === 0) return <span className="second">{countsText(counts)}</span>;
  const lacking = counts.filter(({ seen, recorded }) => seen < recorded);
  return (
    <>
      {lacking.length > 0 ? (
        <span className={styles.lacking} aria-hidden="true">
          {countsText(lacking)}
        </span>
      ) : (
        <span className="tone-tick">
          <Mark name="tick" size={11} />
        </span>
      )}
      <span className={spoken.spoken}>{countsText(counts)}</span>
    </>
  );
}

interface CountCellsProps extends Pick<PullNightTableProps, 'kills'> {
  category: PullCategory;
}

function CountCells({ kills, category }: CountCellsProps) {
  const areLogged = kills.map((kill) => !('pull' in kill) || kill.pull.isInLog[category]);
  const runs = runLengths(areLogged.map(String));
  return kills.map((kill, index) => (
    <td role="cell" key={kill.fight.id} className={styles.kill}>
      {areLogged[index] ? (
        'pull' in kill && <SeenCount pull={kill.pull} category={category} />
      ) : (
        <NotLogged category={category} run={runs[index] ?? 0} />
      )}
    </td>
  ));
}

const NotLogged = ({ category, run }: { category: PullCategory; run: number }) => (
  <>
    {run > 0 && (
      <CellRun kind="unknown" length={run}>
        <span className="me-1">
          <PullMark state="not in log" category={category} size={13} />
        </span>
      </CellRun>
    )}
    <span className={spoken.spoken}>{pullStateText('not in log')}</span>
  </>
);

function SeenCount({ pull, category }: { pull: AtThePull; category: PullCategory }) {
  const seen = countRaidersWithAll(category, pull);
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
  const kind = drawnAs(cell);
  return (
    <td role="cell" className={`${styles.kill} ${cell.state === 'unknown' ? matrix.unknown : ''}`}>
      {run > 0 && kind && <CellRun kind={kind} length={run} />}
      {run > 0 && !kind && cell.state === 'shown' && (
        <DrawnPulls marks={marksOf(cell)} text={text} run={run} />
      )}
      <span className={spoken.spoken}>{text}</span>
    </td>
  );
}

/** Returns the line of a cell without marks. The foot marks kills of which nothing is logged. */
function drawnAs(cell: Cell): 'absent' | 'unknown' | undefined {
  if (cell.state === 'absent') return 'absent';
  return cell.state === 'shown' && !isLogged(cell.pull) ? 'unknown' : undefined;
}

type DrawnPullsProps = Omit<PullNightCellProps, 'cell'> & { marks: readonly CategoryMark[] };

function DrawnPulls({ marks, text, run }: DrawnPullsProps) {
  if (marks.length === 0)
    return (
      <CellRun kind="passed" length={run}>
        <span className="tone-tick me-1">
          <Mark name="tick" />
        </span>
      </CellRun>
    );
  const drawn = marks.map(({ category, state }) => (
    <PullMark key={category} category={category} state={state} size={13} />
  ));
  // The legend has these words, which would be too many in every row.
  if (marks.every(isShared))
    return (
      <CellRun kind="unknown" length={run}>
        <span className="me-1">{drawn}</span>
      </CellRun>
    );
  return (
    <CellRun kind={runKind(marks)} length={run}>
      <BandContent brief={<span>{drawn}</span>}>
        {drawn} {text}
      </BandContent>
    </CellRun>
  );
}

const runKind = (marks: readonly CategoryMark[]) =>
  marks.some(({ state }) => state === 'not seen') ? 'unseen' : 'steady';

interface CategoryMark {
  category: PullCategory;
  state: ShownState;
}

const MAX_MARKS = 2;

/** Omits seen categories. All categories share a mark for no snapshot, and a mark for no log. */
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
