import { type NightCell as Cell, describeState } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import styles from './NightCell.module.css';
import table from './NightTable.module.css';

interface NightCellProps {
  cell: Cell;
  era: Era;
  unknownText: string;
}

/** Shows a mark and a number, with all of it as text for screen readers. */
export function NightCell({ cell, era, unknownText }: NightCellProps) {
  const { state, isFixed, isNew } = cell;
  const changed = isNew ? styles.new : isFixed ? styles.fixed : '';
  return (
    <td className={`${table.kill} ${styles[CLASSES[state]] ?? ''} ${changed}`}>
      <span className={styles.drawn} aria-hidden="true">
        {isNew ? <Mark name="down" size={11} /> : isFixed && <Mark name="up" size={11} />}
        <CellMark cell={cell} />
      </span>
      <span className={styles.words}>{nightCellText(cell, era, unknownText)}</span>
    </td>
  );
}

function CellMark({ cell: { state, findings } }: { cell: Cell }) {
  switch (state) {
    case 'passed':
      return <Mark name="tick" size={11} />;
    case 'faults':
      return findings.length;
    case 'absent':
      return <Mark name="dash" size={11} />;
    case 'no gear':
    case 'not judged':
      return <Mark name="question" size={11} />;
    default:
      return null;
  }
}

const CLASSES = {
  passed: 'passed',
  faults: 'faults',
  absent: 'quiet',
  'no gear': 'quiet',
  'not judged': 'quiet',
  unknown: 'unknown',
} as const;

/** Returns `Legs, Cloak; low: Ring 1, new`. */
function nightCellText(cell: Cell, era: Era, unknownText: string): string {
  const changes = [cell.isFixed && NIGHT_TEXTS.fixed, cell.isNew && NIGHT_TEXTS.new];
  return [describeState(cell, era) || unknownText, ...changes].filter(Boolean).join(', ');
}
