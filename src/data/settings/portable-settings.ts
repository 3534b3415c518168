import {
  changeSettings,
  parseSettings,
  type Settings,
  settings,
  settingsChosenHere,
  toStoredSettings,
} from './settings';

/** Settings that stay on a device: secrets and searches. */
type DeviceSetting = 'apiKey' | 'signIn' | 'mode' | 'region' | 'realm' | 'guilds';

export type PortableSettings = Omit<Settings, DeviceSetting>;

function withoutDeviceSettings(all: Settings): PortableSettings {
  const { apiKey, signIn, mode, region, realm, guilds, ...rest } = all;
  return rest;
}

/** Returns the current settings for a file, as stored. */
export const portableSettings = (): object =>
  toStoredSettings(withoutDeviceSettings(settings.get()));

/** Reads another device's settings, with defaults where needed. */
export const readPortableSettings = (stored: unknown): PortableSettings =>
  withoutDeviceSettings(parseSettings(typeof stored === 'object' && stored !== null ? stored : {}));

/** Settings that belong together: an import skips both if one of them was chosen here. */
const MINIMUM_SETTINGS: readonly string[] = ['minimumItemLevel', 'minimumBy'];

/**
 * Imports settings that another device chose and this one did not. Lists and rule settings are
 * merged; this device's rule settings win, including those reset to their default. An unchanged
 * default is no choice. Returns a function that restores every setting that has not changed again.
 */
export function importSettings(theirs: PortableSettings): () => void {
  const before = settings.get();
  takeSettings(theirs);
  const after = settings.get();
  const textOf = (all: Settings, name: string) => JSON.stringify(Reflect.get(all, name));
  const isOurs = (now: Settings, name: string) =>
    textOf(now, name) === textOf(after, name) && textOf(now, name) !== textOf(before, name);
  return () =>
    changeSettings((now) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => isOurs(now, name))),
    );
}

function takeSettings(theirs: PortableSettings): void {
  const chosen = Object.keys(settingsChosenHere());
  changeSettings((now) => {
    const isChosenHere = (name: string): boolean =>
      MINIMUM_SETTINGS.includes(name)
        ? MINIMUM_SETTINGS.some((one) => chosen.includes(one))
        : chosen.includes(name);
    const defaults: Readonly<Record<string, unknown>> = readPortableSettings({});
    const { ruleSettings, excusedItems, takenBack: _, ...single } = theirs;
    const rules = dropRules(ruleSettings, [
      ...now.takenBack.rules,
      ...Object.keys(now.ruleSettings),
    ]);
    const excused = excusedItems.filter(
      ({ id }) =>
        !now.takenBack.items.includes(id) && !now.excusedItems.some((item) => item.id === id),
    );
    return {
      ...Object.fromEntries(
        Object.entries(single).filter(
          ([name, value]) => value !== defaults[name] && !isChosenHere(name),
        ),
      ),
      ...(Object.keys(rules).length > 0 && { ruleSettings: { ...rules, ...now.ruleSettings } }),
      ...(excused.length > 0 && { excusedItems: [...excused, ...now.excusedItems] }),
    };
  });
}

const dropRules = (
  ruleSettings: Settings['ruleSettings'],
  rules: readonly string[],
): Settings['ruleSettings'] =>
  Object.fromEntries(Object.entries(ruleSettings).filter(([rule]) => !rules.includes(rule)));
