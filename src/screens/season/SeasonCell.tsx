import { memo } from 'react';
import { type FindingPart, findingParts } from '#domain/audit/finding-parts';
import type { RaiderIdentity } from '#domain/digests/digested-raid';
import type { Era } from '#domain/era/era';
import { formatNumber, formatShortDate } from '#domain/format';
import type { EveningCell as Cell, EveningSum } from '#domain/groups/evening-cells';
import { type EveningView, eveningCellText } from '#domain/groups/evening-words';
import type { Evening } from '#domain/groups/groups';
import type { SeasonCellDrawing } from '#domain/season/drawing';
import type { Span } from '#domain/time';
import { PullMark } from '#features/pull/PullMark';
import { CellRun, FaultsFixedPill } from '#features/tables/CellRun';
import { FindingsBand } from '#features/tables/FindingParts';
import matrix from '#features/tables/Matrix.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { type FindingMark, verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import spoken from '#ui/spoken.module.css';
import marks from './CellMarks.module.css';
import styles from './Evenings.module.css';

type EveningTimes = Span & Pick<Evening, 'pulledAt'>;

export type ExcuseAbsence = (
  player: RaiderIdentity,
  evening: EveningTimes,
  isExcused: boolean,
) => void;

interface SeasonCellProps extends SeasonCellDrawing {
  name: string;
  character: RaiderIdentity;
  cell: Cell;
  evening: EveningTimes;
  /** Whether the evening is only in a guild's list. */
  isListed: boolean;
  view: EveningView;
  era: Era;
  onExcuse: ExcuseAbsence | undefined;
}

/**
 * Shows a player's evening. A text says the same for users who do not see the drawing. A season has
 * a thousand cells, which do not render again while it fills.
 */
export const SeasonCell = memo((props: SeasonCellProps) => {
  const { name, character, cell, evening, isFixed, isListed, view, era, onExcuse } = props;
  const { state } = cell;
  const text = eveningCellText(cell, view, era);
  // React can replace text alone in its cell, even if translated. The background says the rest.
  const isText = state === 'not yet here' || (view === 'gear' && state === 'passed' && !isFixed);
  const drawing = isText ? text : <CellDrawing {...props} text={text} />;
  const isAbsent = state === 'absent';
  const { excuse, excuseOf, takeBack, takeBackOf } = SEASON_VIEW_TEXTS;
  const label = isAbsent ? excuseOf : takeBackOf;
  return (
    <td role="cell" className={`${styles.cell} ${isListed ? styles.listed : ''} ${classOf(props)}`}>
      {onExcuse && (isAbsent || state === 'excused') ? (
        <button
          type="button"
          className={`plain ${styles.excuseButton}`}
          aria-label={label(text, name, formatShortDate(evening.pulledAt))}
          title={isAbsent ? excuse : takeBack}
          onClick={() => onExcuse(character, evening, isAbsent)}
        >
          {drawing}
        </button>
      ) : (
        drawing
      )}
    </td>
  );
});

function classOf({ cell: { state }, run, isFixed, view }: SeasonCellProps): string {
  if (state === 'not yet here') return styles.before ?? '';
  if (view !== 'gear') return '';
  // Other cells are not positioned: each positioned cell takes time at every frame.
  if (state === 'faults') return `${styles.faulty} ${run > 0 ? 'position-relative' : ''}`;
  return (state === 'passed' && (isFixed ? styles.fixed : `${styles.passed} ${marks.tick}`)) || '';
}

export const SpokenMark = ({ text, mark }: { text: string; mark: MarkName }) => (
  <>
    <Mark name={mark} size={11} />
    <span className={spoken.spoken}>{text}</span>
  </>
);

interface CellDrawingProps
  extends SeasonCellDrawing,
    Pick<SeasonCellProps, 'cell' | 'view' | 'era'> {
  text: string;
}

function CellDrawing({ cell, run, isFixed, hasLevelRisen, view, era, text }: CellDrawingProps) {
  const { state } = cell;
  if (state === 'there' || state === 'bench' || state === 'unclear')
    return <span className={styles.word}>{text}</span>;
  if (state === 'on alt')
    return <span className="d-block text-truncate text-body-secondary">{text}</span>;
  if (state === 'excused') return <span className={styles.excused}>{text}</span>;
  if (state === 'absent') return <SpokenMark text={text} mark="dash" />;
  if (state === 'not judged' || (state === 'no gear' && view !== 'pull'))
    return <SpokenMark text={text} mark="question" />;
  if (view === 'pull') return <EveningPullCounts {...cell} text={text} />;
  if (view === 'level')
    return (
      <>
        <span>{cell.level === undefined ? text : formatNumber(cell.level)}</span>
        {hasLevelRisen && <Mark name="up" size={9} className="ms-1 tone-up" />}
      </>
    );
  if (isFixed)
    return (
      <>
        <FaultsFixedPill>
          <span>{NIGHT_TEXTS.fixedHere}</span>
        </FaultsFixedPill>
        <span className={spoken.spoken}>{text}</span>
      </>
    );
  return (
    <>
      <FaultsInCell parts={findingParts(era, cell.findings)} run={run} />
      <span>{text}</span>
    </>
  );
}

/** Renders a number per cell for phones; elsewhere a run's newest cell has a band across the run. */
function FaultsInCell({ parts, run }: { parts: readonly FindingPart[]; run: number }) {
  const [worst] = parts;
  return (
    <>
      {worst && <FaultCount mark={verdictMark(worst.column)} parts={parts} />}
      {run > 0 && (
        <CellRun kind="steady" length={run}>
          <FindingsBand parts={parts} />
        </CellRun>
      )}
    </>
  );
}

const FaultCount = ({ mark, parts }: { mark: FindingMark; parts: readonly FindingPart[] }) => (
  <span className={`${styles.count} ${marks[mark]} tone-${mark}`} aria-hidden="true">
    {parts.reduce((sum, { count }) => sum + count, 0)}
  </span>
);

/** Shows `8/12` and a mark for each category, or why there are no counts. */
export function EveningPullCounts({ pull, noPull, text }: Pick<EveningSum, 'pull'> & PullWords) {
  const why = noPull === 'no snapshot' || noPull === 'not in log' ? noPull : undefined;
  return (
    <>
      {pull.map(({ category, seen, recorded }) => (
        <span key={category} className={styles.pulls} aria-hidden="true">
          <PullMark state={seen < recorded ? 'not seen' : 'seen'} category={category} size={11} />
          {`${seen}/${recorded}`}
        </span>
      ))}
      {pull.length === 0 && why && <PullMark state={why} category="flask" size={11} />}
      {pull.length === 0 && !why && <Mark name="question" size={11} />}
      <span className={spoken.spoken}>{text}</span>
    </>
  );
}

interface PullWords {
  noPull?: EveningSum['noPull'];
  text: string;
}

/** Reserves space for evenings that still load, so that evenings in view keep their width. */
export const UnreadEvenings = ({ count }: { count: number }) =>
  count > 0 && <td className={matrix.unknown} colSpan={count} aria-hidden="true" />;
