import {
  changeSettings,
  chosenHere,
  parseSettings,
  type Settings,
  settings,
  toStored,
} from './settings';

/** Settings for another device: without key and sign-in. */
export type PortableSettings = Omit<Settings, 'apiKey' | 'signIn'>;

/** Returns the current settings for a file, as stored, without key and sign-in. */
export function portableSettings(): object {
  const { apiKey: _, signIn: __, ...portable } = settings.get();
  return toStored(portable);
}

/** Reads another device's settings, with defaults where needed. Drops a key or sign-in. */
export function readPortableSettings(stored: unknown): PortableSettings {
  const isRecord = typeof stored === 'object' && stored !== null;
  const { apiKey: _, signIn: __, ...read } = parseSettings(isRecord ? stored : {});
  return read;
}

/** If one of these was chosen here, the others are not imported. */
const TOGETHER: readonly (readonly (keyof Settings)[])[] = [
  ['minimumItemLevel', 'minimumBy'],
  ['region', 'realm'],
];

/**
 * Imports another device's settings where this one has its default. Lists and rule settings are
 * merged; this device's rule settings win, including those reset to their default.
 */
export const importSettings = ({ ruleSettings, ...theirs }: PortableSettings): void =>
  changeSettings((now) => {
    const chosen = chosenHere();
    const together = TOGETHER.filter((names) => names.some((name) => name in chosen)).flat();
    return readPortableSettings({
      ...theirs,
      ...chosen,
      ...Object.fromEntries(together.map((name) => [name, now[name]])),
      rulings: { ...without(ruleSettings, now.takenBack.rules), ...now.ruleSettings },
      excusedItems: [
        ...theirs.excusedItems.filter(({ id }) => !now.takenBack.items.includes(id)),
        ...now.excusedItems,
      ],
      guilds: [...new Set([...now.guilds, ...theirs.guilds])],
    });
  });

const without = (
  settings: Settings['ruleSettings'],
  rules: readonly string[],
): Settings['ruleSettings'] =>
  Object.fromEntries(Object.entries(settings).filter(([rule]) => !rules.includes(rule)));
