import { recordOf } from '../record-of';
import { type Finding, ruleOfTitle } from './finding';
import type { AuditContext } from './rule/audit-context';
import { settingOf } from './rule/standards';
import { RULES, type RuleId } from './rule-list';

export type RuleColumn = Extract<(typeof RULES)[number], { column: string }>['column'];

export type FindingColumn = RuleColumn | 'OTHER FAULTS';

/** A column of the summary. A raider with two faults can be in two columns. */
export type Verdict = 'PASSED' | FindingColumn | 'NO GEAR RECORDED' | 'NOT JUDGED';

export const RULE_COLUMNS: readonly RuleColumn[] = RULES.flatMap((rule) =>
  'column' in rule ? [rule.column] : [],
);

export const FINDING_COLUMNS: readonly FindingColumn[] = [...RULE_COLUMNS, 'OTHER FAULTS'];

/** All columns, in display order. */
export const VERDICTS: readonly Verdict[] = [
  'PASSED',
  ...FINDING_COLUMNS,
  'NO GEAR RECORDED',
  'NOT JUDGED',
];

/** Columns that are shown even when empty. */
export const USUAL_VERDICTS: readonly Verdict[] = ['PASSED', ...RULE_COLUMNS];

const columnOfRule = (rule: (typeof RULES)[number] | undefined): FindingColumn =>
  rule && 'column' in rule ? rule.column : 'OTHER FAULTS';

export const columnOf = (id: RuleId): FindingColumn =>
  columnOfRule(RULES.find((one) => one.id === id));

/** Returns the column of findings with a title, even for a title of another version. */
export const columnOfTitle = (title: string): FindingColumn => columnOfRule(ruleOfTitle(title));

/** Returns the columns of a raider with recorded gear. */
export const verdictsOfFindings = (findings: readonly Finding[]): Verdict[] =>
  verdictsOfColumns(findings.map(({ rule }) => columnOf(rule)));

/** Returns the columns of findings; PASSED without any. */
export const verdictsOfColumns = (columns: readonly Verdict[]): Verdict[] =>
  columns.length > 0 ? VERDICTS.filter((verdict) => columns.includes(verdict)) : ['PASSED'];

/** Counts who passed; undefined if nobody is judged. */
export function countPassed(
  players: readonly { verdicts: readonly Verdict[] }[],
): number | undefined {
  const { PASSED, 'NO GEAR RECORDED': gearless, 'NOT JUDGED': unjudged } = byVerdict(players);
  return gearless.length + unjudged.length < players.length ? PASSED.length : undefined;
}

/** Whether all players are in PASSED. False without players. */
export const isEverybodyPassed = (players: readonly { verdicts: readonly Verdict[] }[]): boolean =>
  countPassed(players) === players.length;

/** Groups players by column, keeping their order. */
export function byVerdict<T extends { verdicts: readonly Verdict[] }>(
  players: readonly T[],
): Record<Verdict, T[]> {
  const columns = recordOf(VERDICTS, (): T[] => []);
  for (const player of players) {
    for (const verdict of player.verdicts) columns[verdict].push(player);
  }
  return columns;
}

/** Returns the usual columns, and the other columns that have players. */
export function shownVerdicts(columns: Readonly<Record<Verdict, readonly unknown[]>>): Verdict[] {
  if (columns['NOT JUDGED'].length > 0) return ['NOT JUDGED'];
  return VERDICTS.filter(
    (verdict) => columns[verdict].length > 0 || USUAL_VERDICTS.includes(verdict),
  );
}

/** Whether PASSED has more than twice the players of all other columns together. */
export const isMostlyPassed = (columns: Readonly<Record<Verdict, readonly unknown[]>>): boolean =>
  VERDICTS.reduce((sum, verdict) => sum + columns[verdict].length, 0) < 1.5 * columns.PASSED.length;

/** A title that counts, and its column. */
export interface CountedTitle {
  title: string;
  column: Verdict;
}

/** Returns the titles that count, with their columns; empty for an era without rules. */
export const countedTitles = ({
  era: { tables },
  standards,
}: Pick<AuditContext, 'era' | 'standards'>): CountedTitle[] =>
  (tables ? RULES : [])
    .filter((rule) => settingOf(rule, standards) === 'counts')
    .flatMap((rule) => rule.titles.map((title) => ({ title, column: columnOf(rule.id) })));
