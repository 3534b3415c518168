import type { PullCategory } from '../../pull/categories';
import type { Slot } from '../../raid/raid';
import type { ContextWithFacts, ContextWithPull, RaiderContext } from './audit-context';
import type { RuleSetting } from './standards';

export interface RuleFinding {
  title: string;
  /** Absent if it is about no piece. */
  slot?: Slot;
  /** One if absent; two for two empty sockets. */
  count?: number;
  explanation?: string;
}

/** In the order in which the settings list them. */
export const RULE_GROUPS = ['gear', 'gems', 'enchants', 'pull'] as const;

/** Patterns, so that `satisfies Rule` keeps the literal types of ids, titles and columns. */
interface RuleWords {
  id: Lowercase<string>;
  /** Its findings' titles, in order: `Missing Enchant`. */
  titles: readonly `${string} ${string}`[];
  group: (typeof RULE_GROUPS)[number];
  /** What it finds: an English term, for the settings. */
  meaning: `${string}.`;
  byDefault: RuleSetting;
  /** Its explanations: `inLanguage('rule-<id>', …)`. The translations take their type from here. */
  texts?: object;
  /** Its column in the summary; without one, OTHER FAULTS. */
  column?: Uppercase<string>;
  excusesItems?: true;
  /** The part of a piece that shows its finding; other lists leave it out. */
  shownBy?: 'enchant' | 'level' | 'sockets';
  /** Mark of its advice; by default an eye. What counts has its column's mark. */
  mark?: 'ring';
  /** Precedes its slots in short lists; by default the title. */
  shortWord?: string;
  /** Text in a cell of one slot; by default the title and count. */
  inCell?: (count: number) => string;
}

/** Needs only the era's small tables, which are always loaded. */
interface TableRule extends RuleWords {
  needs: 'tables';
  find(context: RaiderContext): RuleFinding[];
}

/** Finds nothing until the era's facts are loaded. */
interface FactRule extends RuleWords {
  needs: 'facts';
  find(context: ContextWithFacts): RuleFinding[];
}

/** Finds nothing until the pull is loaded. */
interface PullRule extends RuleWords {
  needs: 'pull';
  category: PullCategory;
  find(context: ContextWithPull): RuleFinding[];
}

/** A rule: a file in `rules/` and a line in `RULES`. */
export type Rule = TableRule | FactRule | PullRule;

/** Returns rules' titles, each once, in rule order. */
export const titlesOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.flatMap(({ titles }) => titles)),
];
