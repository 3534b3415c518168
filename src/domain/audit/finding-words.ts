import { term } from '../language';
import { inSentence } from '../spelling';
import { type Finding, ruleOf, ruleOfTitle } from './finding';
import type { Rule } from './rule/rule';

/** Returns the word before the slots of a short list: `low`, `empty socket`, or none. */
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
