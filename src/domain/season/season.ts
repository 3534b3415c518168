import type { Finding } from '../audit/finding';
import { isJudged } from '../audit/night';
import type { MemberRow } from '../groups/evening-table';
import type { Role } from '../raid/roles';

/** Returns the findings of the last judged evening; empty if no evening was judged. */
export const openFindings = ({ cells }: Pick<MemberRow, 'cells'>): readonly Finding[] =>
  cells.find(isJudged)?.findings ?? [];

interface SeasonFilter {
  role?: Role | undefined;
  onlyWithFindings?: boolean;
  withLeft?: boolean;
}

export const filterRows = (
  rows: readonly MemberRow[],
  { role, onlyWithFindings = false, withLeft = false }: SeasonFilter,
): MemberRow[] =>
  rows.filter(
    (row) =>
      (withLeft || !row.hasLeft) &&
      (!role || row.role === role) &&
      (!onlyWithFindings || (row.findingCount ?? 0) > 0),
  );

export const sumAttendance = (
  rows: readonly Pick<MemberRow, 'attended' | 'expected'>[],
): { attended: number; expected: number } => ({
  attended: rows.reduce((sum, { attended }) => sum + attended, 0),
  expected: rows.reduce((sum, { expected }) => sum + expected, 0),
});
