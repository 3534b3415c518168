import type { Audit, Finding } from './audit';
import { RULES, type RuleId } from './rule-list';

type RuleColumn = Extract<(typeof RULES)[number], { column: string }>['column'];

/** A column of those who break a rule. */
type FaultColumn = RuleColumn | 'OTHER FAULTS';

/** What an audit comes to: a column of the summary. A raider with two faults can stand in two. */
export type Verdict = 'PASSED' | FaultColumn | 'NO GEAR RECORDED' | 'NOT JUDGED';

const RULE_COLUMNS: readonly RuleColumn[] = RULES.flatMap((rule) =>
  'column' in rule ? [rule.column] : [],
);

/** Every column, in the order they are shown. */
export const VERDICTS: readonly Verdict[] = [
  'PASSED',
  ...RULE_COLUMNS,
  'NO GEAR RECORDED',
  'OTHER FAULTS',
  'NOT JUDGED',
];

/** The columns that are shown though nobody stands in them. */
export const USUAL_VERDICTS: readonly Verdict[] = ['PASSED', ...RULE_COLUMNS];

const COLUMN_OF: ReadonlyMap<RuleId, FaultColumn> = new Map(
  RULES.map((rule) => [rule.id, 'column' in rule ? rule.column : 'OTHER FAULTS']),
);

/** The column that those who break a rule stand in, where the rule counts. */
export const columnOf = (rule: RuleId): FaultColumn => COLUMN_OF.get(rule) ?? 'OTHER FAULTS';

/** The columns of a raider with recorded gear, by the findings that count. */
export function verdictsFor(findings: readonly Finding[]): Verdict[] {
  return verdictsIn(findings.map(({ rule }) => columnOf(rule)));
}

/** The columns of a raider by those that their findings belong to; PASSED where there are none. */
export const verdictsIn = (columns: readonly Verdict[]): Verdict[] =>
  columns.length > 0 ? VERDICTS.filter((verdict) => columns.includes(verdict)) : ['PASSED'];

/** How many have passed. */
export const passedOf = (judged: readonly { verdicts: readonly Verdict[] }[]): number =>
  judged.filter(({ verdicts }) => verdicts.includes('PASSED')).length;

/** The audits in the columns they stand in, each column in the order given. */
export const byVerdict = (audits: readonly Audit[]): Record<Verdict, Audit[]> =>
  inColumns(audits, ({ verdicts }) => verdicts);

/** Anything in the columns it stands in, each column in the order given. */
export function inColumns<T>(
  all: readonly T[],
  verdictsOf: (one: T) => readonly Verdict[],
): Record<Verdict, T[]> {
  // Object.fromEntries forgets its keys, which are every verdict.
  const columns = Object.fromEntries(
    VERDICTS.map((verdict): [Verdict, T[]] => [verdict, []]),
  ) as Record<Verdict, T[]>;
  for (const one of all) {
    for (const verdict of verdictsOf(one)) columns[verdict].push(one);
  }
  return columns;
}

/** The columns to show: the usual ones, and the others where somebody stands in them. */
export function shownVerdicts(columns: Readonly<Record<Verdict, readonly unknown[]>>): Verdict[] {
  if (columns['NOT JUDGED'].length > 0) return ['NOT JUDGED'];
  return VERDICTS.filter(
    (verdict) => columns[verdict].length > 0 || USUAL_VERDICTS.includes(verdict),
  );
}
