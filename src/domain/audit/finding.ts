import type { Slot } from '../raid/raid';
import type { Rule } from './rule/rule';
import { RULES, type RuleId } from './rule-list';

/** One rule broken, in one slot if it is about gear. */
export interface Finding {
  rule: RuleId;
  /** As lines name it: `Empty Socket`. */
  title: string;
  slot?: Slot;
  /** Two for two empty sockets. */
  count: number;
  /** A sentence; absent if the title is enough. */
  explanation?: string;
}

/** What names a finding, here or in a shared result. */
export type NamedFinding = Pick<Finding, 'title' | 'slot' | 'count'>;

/** Returns a finding's rule; undefined for one of another version. */
export const ruleOf = ({ rule }: Pick<Finding, 'rule'>): Rule | undefined =>
  RULES.find(({ id }) => id === rule);

/** Returns the rule that finds what has a title; undefined for one of another version. */
export const ruleOfTitle = (title: string): (typeof RULES)[number] | undefined =>
  RULES.find(({ titles }: Rule) => titles.some((own) => own === title));

/** Returns the part of a piece that shows a finding; undefined if none does. */
export const shownBy = (finding: Pick<Finding, 'rule'>): Rule['shownBy'] =>
  ruleOf(finding)?.shownBy;

export const adviceMark = (finding: Finding): 'ring' | 'eye' => ruleOf(finding)?.mark ?? 'eye';
