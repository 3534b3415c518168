import type { EraRaid, EraTables } from '../eras/era';
import type { Rule, RuleSetting } from './rule';
import type { RuleId } from './rule-list';

export interface Standards {
  /** Rules not listed keep their default. */
  ruleSettings: Readonly<Partial<Record<RuleId, RuleSetting>>>;
  /** The era's minimum, each raid's own, or one number for all. */
  minimumItemLevel: 'default' | 'by raid' | number;
  /** Items the user wears on purpose: low, for PvP or of lighter armour. */
  excusedItems: readonly number[];
}

/** The level of launch heroics. Source: the specification. */
export const DEFAULT_MINIMUM_ITEM_LEVEL = 346;

export const MINIMUM_ITEM_LEVELS = { lowest: 1, highest: 999 } as const;

/** The specification's: enchants and item level count, everything else is advice. */
export const DEFAULT_STANDARDS: Standards = {
  ruleSettings: {},
  minimumItemLevel: 'default',
  excusedItems: [],
};

/** Returns a rule's setting, by default its own. */
export function settingOf(rule: Rule, standards: Standards): RuleSetting {
  const ruleSettings: Readonly<Record<string, RuleSetting>> = standards.ruleSettings;
  return ruleSettings[rule.id] ?? rule.byDefault;
}

/** Returns the item level below which pieces are low; the era's own for an unknown raid. */
export function minimumItemLevelIn(
  { minimumItemLevel: asked }: Standards,
  tables: EraTables,
  raid: EraRaid | undefined,
): number {
  if (typeof asked === 'number') return asked;
  return (asked === 'by raid' && raid?.minimumItemLevel) || tables.minimumItemLevel;
}

/** Returns the items exempt from the minimum; none from a number of the user's own. */
export function excusedFromLevelIn(
  { minimumItemLevel }: Pick<Standards, 'minimumItemLevel'>,
  { excusedByRaid, excusedByDefault = [] }: EraTables,
): readonly number[] {
  if (minimumItemLevel === 'by raid') return excusedByRaid;
  return minimumItemLevel === 'default' ? excusedByDefault : [];
}
