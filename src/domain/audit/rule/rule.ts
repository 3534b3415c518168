import type { PullCategory } from '../../pull/categories';
import type { Slot } from '../../raid/raid';
import type { ContextWithFacts, ContextWithPull, RaiderContext } from './audit-context';
import type { FoundOnPiece, Remedy } from './remedy';
import type { RuleSetting } from './standards';

export interface RuleFinding {
  /** By default the rule's first title. */
  title?: string;
  /** Absent if the finding is not about a piece. */
  slot?: Slot;
  /** By default 1; 2 for two empty sockets. */
  count?: number;
  explanation?: string;
}

/** Groups of rules, in the order of the settings. */
export const RULE_GROUPS = ['gear', 'gems', 'enchants', 'pull'] as const;

type Title = `${string} ${string}`;

/** Template types make `satisfies Rule` keep the literal types of ids, titles and columns. */
interface RuleFields {
  id: Lowercase<string>;
  /** Titles of the rule's findings, in order: `Missing Enchant`. */
  titles: readonly [Title, ...Title[]];
  group: (typeof RULE_GROUPS)[number];
  /** What the rule finds, for the settings: an English term. */
  meaning: `${string}.`;
  byDefault: RuleSetting;
  /** Explanations, by `inLanguage('rule-<id>', …)`. Translations take their type from here. */
  texts?: object;
  /** The rule's column in the summary; by default OTHER FAULTS. */
  column?: Uppercase<string>;
  excusesItems?: true;
  /** The part of a slot that shows the finding, so that other lists leave it out. */
  shownBy?: 'enchant' | 'level' | 'sockets' | 'piece';
  /** The mark of advice; by default an eye. A finding that counts has its column's mark. */
  mark?: 'ring';
  /** The word before the slots in short lists; by default the title. */
  shortWord?: string;
  /** The text in a slot's cell; by default title and count. */
  inCell?: (count: number) => string;
  /** What to buy for a finding; by default nothing. */
  toBuy?: (found: FoundOnPiece) => Remedy[];
}

/** A rule that needs only the era's small tables, which load with the app. */
interface TableRule extends RuleFields {
  needs: 'tables';
  find(context: RaiderContext): RuleFinding[];
}

/** A rule that finds nothing until the era's facts are loaded. */
interface FactRule extends RuleFields {
  needs: 'facts';
  find(context: ContextWithFacts): RuleFinding[];
}

/** A rule that finds nothing until the pull is loaded. */
interface PullRule extends RuleFields {
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
