import { type FindingPart, findingParts } from '#domain/audit/night-drawing';
import type { Era } from '#domain/era/era';
import type { SeasonCell as Cell, EveningSum } from '#domain/season/cells';
import type { DrawnCell } from '#domain/season/drawing';
import type { Evening } from '#domain/season/groups';
import type { SeasonRow } from '#domain/season/season';
import { eveningShortDate, levelText, type SeasonView, seasonCellText } from '#domain/season/words';
import { PullMark } from '#features/pull/PullMark';
import { BandOfFindings } from '#features/tables/FindingParts';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './SeasonTable.module.css';

interface SeasonCellProps {
  row: SeasonRow;
  cell: Cell;
  drawing: DrawnCell;
  evening: Evening;
  view: SeasonView;
  era: Era;
  onExcuse: ((row: SeasonRow, evening: Evening, isExcused: boolean) => void) | undefined;
}

/** Draws a player's evening, with all of it as text for those who do not see the drawing. */
export function SeasonCell(props: SeasonCellProps) {
  const { row, cell, drawing, evening, view, era, onExcuse } = props;
  const text = seasonCellText(cell, view, era);
  const isAway = cell.state === 'absent' || cell.state === 'excused';
  return (
    <td role="cell" className={`${styles.cell} ${classOf(cell, drawing, view)}`}>
      {isAway && onExcuse ? (
        <AwayButton
          row={row}
          evening={evening}
          state={cell.state}
          text={text}
          onExcuse={onExcuse}
        />
      ) : (
        <Drawing cell={cell} drawing={drawing} view={view} era={era} text={text} />
      )}
    </td>
  );
}

function classOf({ state }: Cell, { isFixed }: DrawnCell, view: SeasonView): string {
  if (state === 'not yet here') return styles.before ?? '';
  if (view !== 'gear') return '';
  if (state === 'faults') return styles.faulty ?? '';
  return (state === 'passed' && (isFixed ? styles.fixed : styles.passed)) || '';
}

interface AwayButtonProps extends Pick<SeasonCellProps, 'row' | 'evening'> {
  state: Cell['state'];
  text: string;
  onExcuse: NonNullable<SeasonCellProps['onExcuse']>;
}

function AwayButton({ row, evening, state, text, onExcuse }: AwayButtonProps) {
  const isAbsent = state === 'absent';
  const { excuse, excuseOf, takeBack, takeBackOf } = SEASON_VIEW_TEXTS;
  const label = isAbsent ? excuseOf : takeBackOf;
  return (
    <button
      type="button"
      className={styles.away}
      aria-label={label(text, row.name, eveningShortDate(evening))}
      title={isAbsent ? excuse : takeBack}
      onClick={() => onExcuse(row, evening, isAbsent)}
    >
      {isAbsent ? <Absent text={text} /> : <span className={styles.pill}>{text}</span>}
    </button>
  );
}

const Absent = ({ text }: { text: string }) => (
  <>
    <Mark name="dash" size={11} />
    <span className={styles.text}>{text}</span>
  </>
);

interface DrawingProps extends Pick<SeasonCellProps, 'cell' | 'drawing' | 'view' | 'era'> {
  text: string;
}

function Drawing({ cell, drawing, view, era, text }: DrawingProps) {
  const { state } = cell;
  if (state === 'on alt') return <span className={styles.onAlt}>{text}</span>;
  if (state === 'excused') return <span className={styles.pill}>{text}</span>;
  if (state === 'absent') return <Absent text={text} />;
  if (state === 'not yet here') return <span className={styles.text}>{text}</span>;
  if (state === 'not judged' || (state === 'no gear' && view !== 'pull'))
    return (
      <>
        <Mark name="question" size={11} />
        <span className={styles.text}>{text}</span>
      </>
    );
  if (view === 'pull') return <PullCounts {...cell} text={text} />;
  if (view === 'level')
    return (
      <>
        {cell.level === undefined ? text : levelText(cell.level)}
        {drawing.hasRisen && <Mark name="up" size={9} className={styles.risen} />}
      </>
    );
  return (
    <>
      {state === 'passed' ? (
        <Passed isFixed={drawing.isFixed} />
      ) : (
        <Faulty parts={findingParts(era, cell.findings)} run={drawing.run} />
      )}
      <span className={styles.text}>{text}</span>
    </>
  );
}

const Passed = ({ isFixed }: Pick<DrawnCell, 'isFixed'>) =>
  isFixed ? (
    <span className={styles.fixedPill} aria-hidden="true">
      <Mark name="up" size={10} />
      <span className={styles.drawn} data-words={SEASON_VIEW_TEXTS.fixed} />
    </span>
  ) : (
    <Mark name="tick" size={11} className={styles.tick} />
  );

/** A number in each cell for phones; else, from the newest of a run, a band over all of it. */
function Faulty({ parts, run }: { parts: readonly FindingPart[]; run: number }) {
  const [worst] = parts;
  return (
    <>
      {worst && (
        <span
          className={styles.count}
          data-words={parts.reduce((sum, { count }) => sum + count, 0)}
          aria-hidden="true"
        >
          <Mark
            name={verdictMark(worst.column)}
            size={10}
            className={`tone-${verdictMark(worst.column)}`}
          />
        </span>
      )}
      {run > 0 && (
        <span className={styles.band} style={{ '--run': run } as object} aria-hidden="true">
          <BandOfFindings parts={parts} />
        </span>
      )}
    </>
  );
}

/** Draws `8/12` per category with its mark, or why nothing is counted. */
export function PullCounts({ pull, noPull, text }: Pick<EveningSum, 'pull'> & Unseen) {
  const why = noPull === 'no snapshot' || noPull === 'not in log' ? noPull : undefined;
  return (
    <>
      {pull.map(({ category, seen, of }) => (
        <span
          key={category}
          className={styles.pulls}
          data-words={`${seen}/${of}`}
          aria-hidden="true"
        >
          <PullMark state={seen < of ? 'not seen' : 'seen'} category={category} size={11} />
        </span>
      ))}
      {pull.length === 0 && why && <PullMark state={why} category="flask" size={11} />}
      {pull.length === 0 && !why && <Mark name="question" size={11} />}
      <span className={styles.text}>{text}</span>
    </>
  );
}

interface Unseen {
  noPull?: EveningSum['noPull'];
  text: string;
}

/** Keeps the room of evenings to come, so that those in view do not get narrower. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 && <td className={styles.unread} colSpan={count} aria-hidden="true" />;
