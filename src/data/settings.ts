import * as v from 'valibot';
import { DEFAULT_STANDARDS } from '#domain/rule';
import { observable } from './observable';

/** A choice that takes its default when it is missing or damaged. */
const choice = <T extends v.GenericSchema>(schema: T, otherwise: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, otherwise), () => otherwise);

const StoredSettings = v.object({
  apiKey: choice(v.string(), ''),
  theme: choice(v.picklist(['system', 'dark', 'light']), 'system'),
  minimumItemLevel: choice(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    DEFAULT_STANDARDS.minimumItemLevel,
  ),
  shortcutsOn: choice(v.boolean(), true),
  mode: choice(v.picklist(['Character', 'Guild']), 'Character'),
  region: choice(v.picklist(['US', 'EU']), 'US'),
  /** Slug of the realm last searched; empty when none was. */
  realm: choice(v.string(), ''),
  /** Guilds searched before, the latest first. */
  guilds: choice(v.array(v.string()), []),
});

/** A person's choices on this device. */
export type Settings = v.InferOutput<typeof StoredSettings>;

const PLACE = 'ready-check-settings';

/** The choices now. They rest in localStorage and nowhere else, the key among them. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  const defaults = v.parse(StoredSettings, {});
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return v.parse(v.fallback(StoredSettings, defaults), stored);
  } catch {
    // Refused storage or damaged text: the defaults serve, and the next choice writes it anew.
    return defaults;
  }
}

/** Changes some choices, in this tab and for every later visit. */
export function changeSettings(changes: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changes });
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.get()));
  } catch {
    // Refused or full: the choice holds until the tab is closed.
  }
}
