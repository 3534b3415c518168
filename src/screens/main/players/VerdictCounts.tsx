import type { Audit } from '#domain/audit/audit';
import { shownVerdicts, type Verdict } from '#domain/audit/verdict';
import { RAID_TEXTS } from '#texts/raid';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './VerdictCounts.module.css';

interface VerdictCountsProps {
  columns: Record<Verdict, Audit[]> | undefined;
  /** Players with advice; undefined until known. */
  advised: number | undefined;
}

/** Shows `11 passed · 7 missing enchants · 11 low item level`, then `9 worth a look`. */
export function VerdictCounts({ columns, advised }: VerdictCountsProps) {
  return (
    <div className={styles.counts}>
      {/* Mounted from the start, so that screen readers announce its content. */}
      <p role="status">
        {columns &&
          shownVerdicts(columns).map((verdict, index) => (
            <span key={verdict}>
              {index > 0 && <span className="visually-hidden"> · </span>}
              <span className={`tone-${verdictMark(verdict)}`}>
                <Mark name={verdictMark(verdict)} />{' '}
                {RAID_TEXTS.verdictCount(columns[verdict].length, verdict)}
              </span>
            </span>
          ))}
      </p>
      {/* Hidden from the start, so that nothing moves. */}
      {columns && advised !== 0 && (
        <p
          className={advised === undefined ? 'invisible' : 'tone-eye'}
          aria-hidden={advised === undefined || undefined}
        >
          <Mark name="eye" size={14} /> {RAID_TEXTS.worthALook(advised ?? 1)}
        </p>
      )}
    </div>
  );
}
