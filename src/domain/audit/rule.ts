import type { Slot } from '../gear/slots';
import type { Inspection, InspectionWithFacts } from './inspection';

/** Whether a rule's findings decide the columns, are advice, or are not looked for. */
export type RuleSetting = 'counts' | 'advice' | 'off';

/** What a rule finds in one slot. */
export interface Found {
  /** One of the rule's own titles. */
  title: string;
  slot: Slot;
  /** How many of it, as two empty sockets; one where it is left out. */
  count?: number;
  /** What explains it, in a sentence. */
  explanation?: string;
}

interface RuleWords {
  id: string;
  /** How lines name its findings, in their order: `Missing Enchant`. */
  titles: readonly string[];
  byDefault: RuleSetting;
  /** The column of the summary for those who break it; without one they stand in OTHER FAULTS. */
  column?: string;
  /** It finds fault with an item itself, not with what is put on it: a person can excuse the item from it. */
  excusesItems?: true;
}

/** A rule that needs the small tables only, which are there from the start. */
export interface TableRule extends RuleWords {
  needs: 'tables';
  find(inspection: Inspection): Found[];
}

/** A rule that needs the era's facts, and says nothing until they are there. */
export interface FactRule extends RuleWords {
  needs: 'facts';
  find(inspection: InspectionWithFacts): Found[];
}

/** One thing that gear is held to: a file in `rules/` and a line in `RULES`. */
export type Rule = TableRule | FactRule;

/** The titles that the findings of some rules can have, each once, in the order of the rules. */
export const titlesOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.flatMap(({ titles }) => titles)),
];
