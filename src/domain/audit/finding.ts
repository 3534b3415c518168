import { term } from '../language';
import type { Slot } from '../raid/raid';
import { inSentence } from '../spelling';
import { type Rule, titlesOf } from './rule/rule';
import { RULES, type RuleId } from './rule-list';

/** A rule that a raider breaks. A finding about gear has a slot. */
export interface Finding {
  rule: RuleId;
  /** The title: `Empty Socket`. */
  title: string;
  slot?: Slot;
  /** How often the rule is broken: 2 for two empty sockets. */
  count: number;
  /** A sentence; absent if the title is enough. */
  explanation?: string;
}

/** The part of a finding that a shared result has too. */
export type NamedFinding = Pick<Finding, 'title' | 'slot' | 'count'>;

/** All titles of findings, in rule order. */
export const TITLES = titlesOf(RULES);

/** Returns a finding's rule; undefined for a rule of another version. */
export const ruleOf = ({ rule }: Pick<Finding, 'rule'>): Rule | undefined =>
  RULES.find(({ id }) => id === rule);

/** Returns the rule that has a title; undefined for a title of another version. */
export const ruleOfTitle = (title: string): (typeof RULES)[number] | undefined =>
  RULES.find(({ titles }: Rule) => titles.some((ruleTitle) => ruleTitle === title));

/** Returns the part of a slot that shows a finding; undefined if no part shows it. */
export const slotPartOf = (finding: Pick<Finding, 'rule'>): Rule['shownBy'] =>
  ruleOf(finding)?.shownBy;

export const adviceMark = (finding: Finding): 'ring' | 'eye' => ruleOf(finding)?.mark ?? 'eye';

/** Returns the word before the slots of a short list: `low`, `empty socket`, or an empty text. */
export function shortWord({ title }: Pick<Finding, 'title'>): string {
  const rule: Rule | undefined = ruleOfTitle(title);
  const word = rule?.shortWord;
  return word === undefined ? inSentence(term(title)) : word && term(word);
}

/** Describes a finding in a slot's cell: `no enchant`, `2 empty sockets`, `weak gem ×2`. */
export function findingCellText(finding: Finding): string {
  const { title, count } = finding;
  const times = count === 1 ? '' : ` ×${count}`;
  return ruleOf(finding)?.inCell?.(count) ?? `${inSentence(term(title))}${times}`;
}

/** Drops findings without a slot: a pull may be missing, so they cannot be compared. */
export const gearFindings = <One extends NamedFinding>(findings: readonly One[]): One[] =>
  findings.filter(({ slot }) => slot !== undefined);

/** Whether another finding covers one: same title and slot, and at least its count. */
export const isCoveredBy = (one: NamedFinding, other: NamedFinding): boolean =>
  isSameFinding(one, other) && one.count <= other.count;

/** Whether two findings have the same title and slot. */
export const isSameFinding = (one: NamedFinding, other: NamedFinding): boolean =>
  one.title === other.title && one.slot === other.slot;
