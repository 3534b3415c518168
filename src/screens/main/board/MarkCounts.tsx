import { BOARD_TEXTS } from '#texts/board';
import { Mark } from '#ui/Mark';
import type { CellMark } from './cell-marks';
import styles from './MarkCounts.module.css';

interface MarkCountsProps {
  counts: ReadonlyMap<CellMark, number>;
  isInLine?: boolean;
}

/** Shows `✕ 2`, or a dot for none. */
export function MarkCounts({ counts, isInLine = false }: MarkCountsProps) {
  if (counts.size === 0) {
    return (
      <span className="text-body-secondary" aria-hidden="true">
        ·
      </span>
    );
  }
  return (
    <span className={`${styles.counts} ${isInLine ? styles.inLine : ''}`}>
      {[...counts].map(([mark, count]) => (
        <span key={mark} className={`tone-${mark}`}>
          <Mark name={mark} size={11} label={BOARD_TEXTS.legend[mark]} /> <span>{count}</span>{' '}
        </span>
      ))}
    </span>
  );
}
