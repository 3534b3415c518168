import type { Slot } from '../gear/slots';
import type { PullCategory } from '../pull/consumables';
import type { ContextWithFacts, ContextWithPull, RaiderContext } from './audit-context';

/** Whether a rule decides columns, is advice, or is off. */
export type RuleSetting = 'counts' | 'advice' | 'off';

export interface Found {
  /** One of the rule's titles. */
  title: string;
  /** Absent where it is about no piece. */
  slot?: Slot;
  /** One if absent; two for two empty sockets. */
  count?: number;
  /** A sentence. */
  explanation?: string;
}

/** Patterns, so that `satisfies Rule` keeps the literal types of ids, titles and columns. */
interface RuleWords {
  id: Lowercase<string>;
  /** What lines call its findings, in order: `Missing Enchant`. */
  titles: readonly `${string} ${string}`[];
  byDefault: RuleSetting;
  /** Its column in the summary; without one, OTHER FAULTS. */
  column?: Uppercase<string>;
  /** It is about the item itself, so the user can excuse an item from it. */
  excusesItems?: true;
  /** The part of a piece that shows its finding, so that lists of further findings leave it out. */
  shownBy?: 'enchant' | 'level' | 'sockets';
  /** The mark of its advice; without one, an eye. What counts has the mark of its column. */
  mark?: 'ring';
  /** What short lists put before its slots, nothing if empty. Without one, the title. */
  shortWord?: string;
  /** What a cell of one slot says. Without one, the title and the count. */
  cellWords?: (count: number) => string;
}

/** A rule that needs only the era's small tables, which are always loaded. */
export interface TableRule extends RuleWords {
  needs: 'tables';
  find(context: RaiderContext): Found[];
}

/** A rule that needs the era's facts and finds nothing until they are loaded. */
export interface FactRule extends RuleWords {
  needs: 'facts';
  find(context: ContextWithFacts): Found[];
}

/** A rule about the pull, which finds nothing until that is there. */
export interface PullRule extends RuleWords {
  needs: 'pull';
  category: PullCategory;
  find(context: ContextWithPull): Found[];
}

/** A rule: a file in `rules/` and a line in `RULES`. */
export type Rule = TableRule | FactRule | PullRule;

/** Returns the titles of some rules, each once, in rule order. */
export const titlesOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.flatMap(({ titles }) => titles)),
];
