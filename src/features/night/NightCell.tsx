import type { NamedFinding } from '#domain/audit/finding';
import { findingParts } from '#domain/audit/finding-parts';
import type { NightCell as Cell } from '#domain/audit/night';
import type { NightCellDrawing } from '#domain/audit/night-drawing';
import { stateText } from '#domain/audit/night-words';
import type { Era } from '#domain/era/era';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import spoken from '#ui/spoken.module.css';
import { CellRun, FaultsFixedPill } from '../tables/CellRun';
import { FindingsBand } from '../tables/FindingParts';
import matrix from '../tables/Matrix.module.css';
import styles from './NightTable.module.css';

interface NightCellProps {
  cell: Cell<NamedFinding>;
  drawing: NightCellDrawing | undefined;
  era: Pick<Era, 'slots'>;
  unknownText: string;
}

/** Shows a run of equal cells in the first of them. Screen readers get a text for each cell. */
export function NightCell(props: NightCellProps) {
  const { cell, drawing, era, unknownText } = props;
  const { state } = cell;
  return (
    <td role="cell" className={`${styles.kill} ${state === 'unknown' ? matrix.unknown : ''}`}>
      {drawing && drawing.run > 0 && <DrawnRun {...props} {...drawing} />}
      {(state === 'no gear' || state === 'not judged') && <Mark name="question" size={11} />}
      <span className={spoken.spoken}>{nightCellText(cell, era, unknownText)}</span>
    </td>
  );
}

function DrawnRun({ cell, run, hasNewFault, hadFaults, era }: NightCellProps & NightCellDrawing) {
  const { isFixed, isNew } = cell;
  switch (cell.state) {
    case 'faults':
      return (
        <CellRun kind={hasNewFault ? 'arisen' : 'steady'} length={run}>
          {(isNew || isFixed) && (
            <span className="ps-1">
              {isFixed && <Mark name="up" size={10} className="tone-up" />}
              {isNew && <Mark name="down" size={10} className="tone-down" />}
            </span>
          )}
          <FindingsBand parts={findingParts(era, cell.findings)} />
        </CellRun>
      );
    case 'passed':
      return (
        <CellRun kind={hadFaults ? 'fixed' : 'passed'} length={run}>
          {isFixed && <FaultsFixedPill>{run > 1 && NIGHT_TEXTS.fixedHere}</FaultsFixedPill>}
        </CellRun>
      );
    case 'absent':
      return <CellRun kind="absent" length={run} />;
    default:
      return null;
  }
}

/** Returns `Legs, Cloak; low: Ring 1, new`. */
function nightCellText(
  cell: Cell<NamedFinding>,
  era: Pick<Era, 'slots'>,
  unknownText: string,
): string {
  const changes = [cell.isFixed && NIGHT_TEXTS.fixed, cell.isNew && NIGHT_TEXTS.new];
  return [stateText(cell, era) || unknownText, ...changes].filter(Boolean).join(', ');
}
