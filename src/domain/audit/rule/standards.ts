import type { EraRaid, EraTables } from '../../era/era';

/** A rule decides columns, gives advice, or is off. */
export const RULE_SETTINGS = ['counts', 'advice', 'off'] as const;

export type RuleSetting = (typeof RULE_SETTINGS)[number];

export interface Standards {
  /** Settings by rule id. Rules that are not listed keep their default. */
  ruleSettings: Readonly<Record<string, RuleSetting>>;
  /** The era's minimum, each raid's own minimum, or one number for all raids. */
  minimumItemLevel: 'default' | 'by raid' | number;
  /** Items that the user excused: low items, PvP gear and lighter armour, worn on purpose. */
  excusedItems: readonly number[];
}

/** Cataclysm's minimum. As a stored setting it means each era's default. */
export const DEFAULT_MINIMUM_ITEM_LEVEL = 346;

export const MINIMUM_ITEM_LEVELS = { lowest: 1, highest: 999 } as const;

/** The specification's standards: enchants and item level count, all else is advice. */
export const DEFAULT_STANDARDS: Standards = {
  ruleSettings: {},
  minimumItemLevel: 'default',
  excusedItems: [],
};

/** Returns the setting of a rule; by default the rule's own. */
export const settingOf = (
  { id, byDefault }: { id: string; byDefault: RuleSetting },
  { ruleSettings }: Standards,
): RuleSetting => ruleSettings[id] ?? byDefault;

/** Returns the item level below which pieces are low; the era's own for an unknown raid. */
export function minimumItemLevelIn(
  { minimumItemLevel: chosenMinimum }: Standards,
  tables: EraTables,
  raid: EraRaid | undefined,
): number {
  if (typeof chosenMinimum === 'number') return chosenMinimum;
  return (chosenMinimum === 'by raid' && raid?.minimumItemLevel) || tables.minimumItemLevel;
}

/** Returns the items exempt from the minimum; empty if the user set a number. */
export function itemsExemptFromLevel(
  { minimumItemLevel }: Pick<Standards, 'minimumItemLevel'>,
  { exemptByRaid, exemptByDefault = [] }: EraTables,
): readonly number[] {
  if (minimumItemLevel === 'by raid') return exemptByRaid;
  return minimumItemLevel === 'default' ? exemptByDefault : [];
}
