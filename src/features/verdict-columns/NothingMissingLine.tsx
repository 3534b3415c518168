import { RULE_COLUMNS, type Verdict } from '#domain/audit/verdict';
import { RAID_TEXTS } from '#texts/raid';
import { Mark } from '#ui/Mark';

interface NothingMissingLineProps {
  /** The titles that count, with their columns. */
  counts: readonly { column: Verdict }[];
}

/** Says in one line what the empty columns count, if everybody passed. */
export function NothingMissingLine({ counts }: NothingMissingLineProps) {
  const empty = RULE_COLUMNS.filter((rule) => counts.some(({ column }) => column === rule));
  if (empty.length === 0) return null;
  return (
    <p className="d-flex flex-wrap column-gap-3 small m-0 text-body-secondary">
      {empty.map((column) => (
        <span key={column}>
          <Mark name="tick" className="tone-tick" /> {RAID_TEXTS.emptyColumn[column]}
        </span>
      ))}
    </p>
  );
}
