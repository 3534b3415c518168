import type { Rule } from '#domain/audit/rule/rule';
import { DEFAULT_STANDARDS, type RuleSetting, type Standards } from '#domain/audit/rule/standards';
import { type Observable, sameUntilChanged } from '../observable';
import { changeSettings, type ExcusedItem, type Settings, settings } from './settings';

export type GearSettings = Pick<
  Settings,
  'minimumItemLevel' | 'minimumBy' | 'ruleSettings' | 'excusedItems'
>;

/** Converts settings to standards. */
const standardsOf = (chosen: GearSettings): Standards => ({
  ruleSettings: chosen.ruleSettings,
  minimumItemLevel:
    chosen.minimumBy === 'raid' ? 'by raid' : (chosen.minimumItemLevel ?? 'default'),
  excusedItems: chosen.excusedItems.map(({ id }) => id),
});

/** Source: docs/specification.md. */
export const DEFAULTS: GearSettings = {
  minimumItemLevel: null,
  minimumBy: 'number',
  ruleSettings: {},
  excusedItems: [],
};

/** Whether the settings equal the default standards. */
export const hasDefaults = (chosen: GearSettings): boolean =>
  JSON.stringify(standardsOf(chosen)) === JSON.stringify(standardsOf(DEFAULTS));

/** The current standards. */
export const standards: Pick<Observable<Standards>, 'get' | 'subscribe'> = {
  get: sameUntilChanged(DEFAULT_STANDARDS, () => standardsOf(settings.get())),
  subscribe: settings.subscribe,
};

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

/** Ends an item's excuse. */
export const stopExcusing = (itemId: number) =>
  changeSettings(({ excusedItems }) => ({
    excusedItems: excusedItems.filter(({ id }) => id !== itemId),
  }));
