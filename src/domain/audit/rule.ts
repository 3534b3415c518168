import type { Slot } from '../gear/slots';
import type { Inspection, InspectionWithFacts } from './inspection';

/** A fault is mended by the raider tonight; a note is for them to weigh. */
export type Severity = 'fault' | 'note';

/** What becomes of a rule's findings: they decide the columns, they are advice, or nobody looks. */
export type Ruling = 'counts' | 'advice' | 'off';

/** How lines name a finding: `Missing Enchant`. */
export interface Title {
  title: string;
  severity: Severity;
}

/** What a rule finds in one slot. */
export interface Found {
  /** One of the rule's own titles. */
  title: Title;
  slot: Slot;
  /** How many of it, as two empty sockets; one where it is left out. */
  count?: number;
  /** What explains it, in a sentence. */
  explanation?: string;
}

interface RuleWords {
  id: string;
  /** In the order that lines come in. */
  titles: readonly Title[];
  byDefault: Ruling;
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
  ...new Set(rules.flatMap(({ titles }) => titles.map(({ title }) => title))),
];
