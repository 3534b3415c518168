import type { EraRaid, EraTables } from '../eras/era';
import type { Rule, RuleSetting } from './rule';
import type { RuleId } from './rule-list';

/** What a raid leader asks of gear. */
export interface Standards {
  /** Rules that are left out keep their own default. */
  ruleSettings: Readonly<Partial<Record<RuleId, RuleSetting>>>;
  /** The era's own minimum, what each raid can ask of its raiders, or a number for every raid. */
  minimumItemLevel: 'default' | 'by raid' | number;
  /** Items that are no fault in themselves: low, for PvP, or of a lighter armour, and worn on purpose. */
  excusedItems: readonly number[];
}

/** The level of launch heroics, which the specification asks of every piece. */
export const DEFAULT_MINIMUM_ITEM_LEVEL = 346;

/** Between which levels a person's own minimum lies. */
export const MINIMUM_ITEM_LEVELS = { lowest: 1, highest: 999 } as const;

/** The specification's: enchants and item level count, and everything else is advice. */
export const DEFAULT_STANDARDS: Standards = {
  ruleSettings: {},
  minimumItemLevel: 'default',
  excusedItems: [],
};

/** The setting of a rule: the chosen one, else its default. */
export function settingOf(rule: Rule, standards: Standards): RuleSetting {
  const ruleSettings: Readonly<Record<string, RuleSetting>> = standards.ruleSettings;
  return ruleSettings[rule.id] ?? rule.byDefault;
}

/** The item level below which pieces are low. A raid that is not known asks for the era's own. */
export function minimumItemLevelIn(
  { minimumItemLevel: asked }: Standards,
  tables: EraTables,
  raid: EraRaid | undefined,
): number {
  if (typeof asked === 'number') return asked;
  return (asked === 'by raid' && raid?.minimumItemLevel) || tables.minimumItemLevel;
}

/** The items that are asked no item level; a number of the user's own holds for every item. */
export function excusedFromLevelIn(
  { minimumItemLevel }: Pick<Standards, 'minimumItemLevel'>,
  { excusedByRaid, excusedByDefault = [] }: EraTables,
): readonly number[] {
  if (minimumItemLevel === 'by raid') return excusedByRaid;
  return minimumItemLevel === 'default' ? excusedByDefault : [];
}
