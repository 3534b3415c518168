import * as v from 'valibot';
import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/standards';
import { observable } from './observable';

/** A choice that takes its default when it is missing or damaged. */
const choice = <T extends v.GenericSchema>(schema: T, otherwise: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, otherwise), () => otherwise);

/** One broken text does not take the others along. */
const onlyTexts = (list: unknown[]): string[] => list.filter((text) => typeof text === 'string');

const StoredSettings = v.object({
  apiKey: choice(v.string(), ''),
  theme: choice(v.picklist(['system', 'dark', 'light']), 'system'),
  minimumItemLevel: choice(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    DEFAULT_MINIMUM_ITEM_LEVEL,
  ),
  shortcutsOn: choice(v.boolean(), true),
  mode: choice(v.picklist(['Character', 'Guild']), 'Character'),
  region: choice(v.picklist(['US', 'EU']), 'US'),
  /** Slug of the realm last searched; empty when none was. */
  realm: choice(v.string(), ''),
  /** Guilds searched before, the latest first. */
  guilds: choice(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
});

/** A person's choices on this device. */
export type Settings = v.InferOutput<typeof StoredSettings>;

const KEY = 'ready-check-settings';

/** What could not be stored. It holds until the tab is closed. */
let unstored: Partial<Settings> = {};

/** The choices now. They rest in localStorage and nowhere else, the key among them. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  return v.parse(StoredSettings, { ...readStored(), ...unstored });
}

/** What is stored, as it is: fields of a newer version and broken ones are there as well. */
function readStored(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    // Refused storage or damaged text: the defaults serve, and the next choice writes a new record.
    return {};
  }
}

/** Changes some choices, in every tab and for every later visit. What else is stored by then stays. */
export function changeSettings(changes: Partial<Settings>): void {
  unstored = { ...unstored, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...unstored }));
    unstored = {};
  } catch {
    // Refused or full: the next choice tries again.
  }
  settings.set(readSettings());
}

/** Takes over what other tabs choose, for as long as the page lives. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: the whole storage was cleared.
    if (key === KEY || key === null) settings.set(readSettings());
  });
}
