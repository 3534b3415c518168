import type { Rule, RuleSetting } from '#domain/audit/rule';
import {
  DEFAULT_MINIMUM_ITEM_LEVEL,
  DEFAULT_STANDARDS,
  type Standards,
} from '#domain/audit/standards';
import type { Observable } from './observable';
import { changeSettings, type ExcusedItem, type Settings, settings } from './settings';

/** The settings that say what gear is held to. */
export type AskedOfGear = Pick<
  Settings,
  'minimumItemLevel' | 'minimumBy' | 'rulings' | 'excusedItems'
>;

/** What a person's settings ask of gear. The specification's number stands for every era's own. */
export const standardsOf = (asked: AskedOfGear): Standards => ({
  ruleSettings: asked.rulings,
  minimumItemLevel: minimumOf(asked),
  excusedItems: asked.excusedItems.map(({ id }) => id),
});

function minimumOf({ minimumBy, minimumItemLevel }: AskedOfGear): Standards['minimumItemLevel'] {
  if (minimumBy === 'raid') return 'by raid';
  return minimumItemLevel === DEFAULT_MINIMUM_ITEM_LEVEL ? 'default' : minimumItemLevel;
}

let now: Standards = DEFAULT_STANDARDS;

/** What gear is held to now: the same object until a setting changes something of it. */
export const standards: Pick<Observable<Standards>, 'get' | 'subscribe'> = {
  get() {
    const next = standardsOf(settings.get());
    if (JSON.stringify(next) !== JSON.stringify(now)) now = next;
    return now;
  },
  subscribe: settings.subscribe,
};

/** Stores the setting of a rule, unless it is the rule's default. */
export const setRuleSetting = (
  { id, byDefault }: Pick<Rule, 'id' | 'byDefault'>,
  setting: RuleSetting,
) =>
  changeSettings(({ rulings: { [id]: _, ...others } }) => ({
    rulings: setting === byDefault ? others : { ...others, [id]: setting },
  }));

/** Excuses an item from the rules that say so of themselves. */
export const excuseItem = (item: ExcusedItem) =>
  changeSettings(({ excusedItems }) => ({
    excusedItems: [...excusedItems.filter(({ id }) => id !== item.id), item],
  }));

/** Holds an item to the rules again. */
export const stopExcusing = (itemId: number) =>
  changeSettings(({ excusedItems }) => ({
    excusedItems: excusedItems.filter(({ id }) => id !== itemId),
  }));
