import type { Audit } from '#domain/audit/audit';
import { shownVerdicts, type Verdict } from '#domain/audit/verdict';
import { RAID_TEXTS } from '#texts/raid';

interface VerdictCountsProps {
  columns: Record<Verdict, Audit[]> | undefined;
  /** Players with advice; undefined until known. */
  advised: number | undefined;
}

/** Says `11 passed · 7 missing enchants · 11 low item level`, which title and columns show. */
export function VerdictCounts({ columns, advised = 0 }: VerdictCountsProps) {
  return (
    <div className="visually-hidden">
      {/* Mounted from the start, so that screen readers announce its content. */}
      <p role="status">
        {columns &&
          shownVerdicts(columns)
            .map((verdict) => RAID_TEXTS.verdictCount(columns[verdict].length, verdict))
            .join(' · ')}
      </p>
      {columns && advised > 0 && <p>{RAID_TEXTS.worthALook(advised)}</p>}
    </div>
  );
}
