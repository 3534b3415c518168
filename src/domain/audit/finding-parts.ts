import type { Era } from '../era/era';
import { slotsText } from '../gear/slots';
import type { NamedFinding } from './finding';
import type { NightCell } from './night';
import { NIGHT_WORDS, shortFindingsText } from './night-words';
import { columnOfTitle, FINDING_COLUMNS, type FindingColumn } from './verdict';

/** Returns a text that is equal for equal faults; empty without faults. */
export const findingsKey = ({ findings }: Pick<NightCell<NamedFinding>, 'findings'>): string =>
  findings.map(({ title, slot, count }) => `${title} ${slot} ${count}`).join();

/** Faults of one column, in words: `Legs, Cloak`. */
export interface FindingPart {
  column: FindingColumn;
  words: string;
  count: number;
}

/** Returns faults by column, in the summary's order. Faults without names form one part. */
export const findingParts = (
  era: Pick<Era, 'slots'>,
  findings: readonly NamedFinding[],
): FindingPart[] => {
  if (findings.length === 0)
    return [{ column: 'OTHER FAULTS', words: NIGHT_WORDS.faults, count: 0 }];
  return FINDING_COLUMNS.flatMap((column) => {
    const columnFindings = findings.filter(({ title }) => columnOfTitle(title) === column);
    if (columnFindings.length === 0) return [];
    const words =
      column === 'OTHER FAULTS'
        ? shortFindingsText(era, columnFindings)
        : slotsText(era, columnFindings);
    return [{ column, words, count: columnFindings.length }];
  });
};
