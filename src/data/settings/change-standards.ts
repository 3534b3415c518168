import type { Rule } from '#domain/audit/rule/rule';
import type { RuleSetting } from '#domain/audit/rule/standards';
import { type GearSettings, standardsOf } from './chosen-standards';
import { changeSettings, type ExcusedItem } from './settings';

/** The default standards. Source: docs/specification.md. */
export const DEFAULT_GEAR_SETTINGS: GearSettings = {
  minimumItemLevel: null,
  minimumBy: 'number',
  ruleSettings: {},
  excusedItems: [],
};

export const hasDefaultStandards = (chosen: GearSettings): boolean =>
  JSON.stringify(standardsOf(chosen)) === JSON.stringify(standardsOf(DEFAULT_GEAR_SETTINGS));

/** Stores a rule's setting, unless it is the default. */
export const setRuleSetting = (
  { id, byDefault }: Pick<Rule, 'id' | 'byDefault'>,
  setting: RuleSetting,
) =>
  changeSettings(({ ruleSettings: { [id]: _, ...others } }) => ({
    ruleSettings: setting === byDefault ? others : { ...others, [id]: setting },
  }));

/** Excuses an item from the rules that allow it. */
export const excuseItem = (item: ExcusedItem) =>
  changeSettings(({ excusedItems }) => ({
    excusedItems: [...excusedItems.filter(({ id }) => id !== item.id), item],
  }));

export const stopExcusing = (itemId: number) =>
  changeSettings(({ excusedItems }) => ({
    excusedItems: excusedItems.filter(({ id }) => id !== itemId),
  }));
