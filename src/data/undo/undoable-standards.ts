import { SETTINGS_TEXTS } from '#texts/settings';
import { DEFAULT_GEAR_SETTINGS, stopExcusing } from '../settings/change-standards';
import type { GearSettings } from '../settings/chosen-standards';
import { changeSettings, type ExcusedItem, settings } from '../settings/settings';
import { offerUndo } from './undo';

/** Restores the default standards, with an undo that keeps later choices. */
export function restoreDefaults(): void {
  const { minimumItemLevel, minimumBy, ruleSettings, excusedItems } = settings.get();
  changeSettings(DEFAULT_GEAR_SETTINGS);
  offerUndo({ title: () => SETTINGS_TEXTS.ownChoices }, () =>
    changeSettings((now) => ({
      ...(hasDefaultMinimum(now) && { minimumItemLevel, minimumBy }),
      ruleSettings: { ...ruleSettings, ...now.ruleSettings },
      excusedItems: [...excusedItems, ...dropItem(now.excusedItems, excusedItems)],
    })),
  );
}

/** Stops excusing an item, with an undo that restores its place in the list. */
export function stopExcusingWithUndo(item: ExcusedItem): void {
  const index = settings.get().excusedItems.findIndex(({ id }) => id === item.id);
  stopExcusing(item.id);
  offerUndo({ title: () => SETTINGS_TEXTS.item(item.id, item.name) }, () =>
    changeSettings(({ excusedItems }) => {
      const others = dropItem(excusedItems, [item]);
      return { excusedItems: [...others.slice(0, index), item, ...others.slice(index)] };
    }),
  );
}

const dropItem = (items: readonly ExcusedItem[], removed: readonly ExcusedItem[]): ExcusedItem[] =>
  items.filter(({ id }) => !removed.some((one) => one.id === id));

const hasDefaultMinimum = (now: GearSettings): boolean =>
  now.minimumItemLevel === DEFAULT_GEAR_SETTINGS.minimumItemLevel &&
  now.minimumBy === DEFAULT_GEAR_SETTINGS.minimumBy;
