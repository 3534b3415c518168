import { term } from '../language';
import { inSentence } from '../spelling';
import { type Finding, ruleOf } from './finding';

/** Returns what a short list puts before the slots: `low`, `empty socket`; empty if nothing. */
export function shortWord(finding: Finding): string {
  const word = ruleOf(finding)?.shortWord;
  return word === undefined ? inSentence(term(finding.title)) : word && term(word);
}

/** Returns what a cell of one slot says: `no enchant`, `2 empty sockets`, `weak gem ×2`. */
export function cellWords(finding: Finding): string {
  const { title, count } = finding;
  const times = count === 1 ? '' : ` ×${count}`;
  return ruleOf(finding)?.cellWords?.(count) ?? `${inSentence(term(title))}${times}`;
}
