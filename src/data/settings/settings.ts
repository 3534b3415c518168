import * as v from 'valibot';
import {
  DEFAULT_MINIMUM_ITEM_LEVEL,
  MINIMUM_ITEM_LEVELS,
  RULE_SETTINGS,
  type RuleSetting,
} from '#domain/audit/standards';
import { LANGUAGES } from '#domain/language';
import { observable } from '../observable';

/** A choice whose default replaces a missing or damaged one. */
const choice = <T extends v.GenericSchema>(schema: T, otherwise: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, otherwise), () => otherwise);

const onlyTexts = (list: unknown[]): string[] => list.filter((text) => typeof text === 'string');

const StoredRuleSetting = v.picklist(RULE_SETTINGS);

/** Keeps rules of a newer version. */
const onlyRuleSettings = (stored: Record<string, unknown>): Record<string, RuleSetting> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([rule, setting]) =>
      v.is(StoredRuleSetting, setting) ? [[rule, setting]] : [],
    ),
  );

const StoredItem = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As logged; empty if it was typed in by number. */
  name: choice(v.string(), ''),
});

export type ExcusedItem = v.InferOutput<typeof StoredItem>;

/** Keeps each sound item once. */
const onlyItems = (list: unknown[]): ExcusedItem[] => [
  ...new Map(
    list.flatMap((stored) => {
      const read = v.safeParse(StoredItem, stored);
      return read.success ? [[read.output.id, read.output] as const] : [];
    }),
  ).values(),
];

const onlyNumbers = (list: unknown[]): number[] => list.filter((id) => typeof id === 'number');

/** Ids of rules reset to their defaults, and items no longer excused. */
const StoredTakenBack = v.object({
  rules: choice(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
  items: choice(v.pipe(v.array(v.unknown()), v.transform(onlyNumbers)), []),
});

const StoredSignIn = v.object({
  /** Sent to the log site's sign-in host only. */
  token: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds. */
  endsAt: v.number(),
  /** The account's name; empty if the site did not tell. */
  name: choice(v.string(), ''),
});

export type SignIn = v.InferOutput<typeof StoredSignIn>;

const StoredSettings = v.object({
  apiKey: choice(v.string(), ''),
  signIn: choice(v.nullable(StoredSignIn), null),
  theme: choice(v.picklist(['system', 'dark', 'light']), 'system'),
  /** `system` is the browser's first language that the app has. */
  language: choice(v.picklist(['system', ...LANGUAGES]), 'system'),
  minimumItemLevel: choice(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(MINIMUM_ITEM_LEVELS.lowest),
      v.maxValue(MINIMUM_ITEM_LEVELS.highest),
    ),
    DEFAULT_MINIMUM_ITEM_LEVEL,
  ),
  /** Whether that number or each raid's own minimum applies. */
  minimumBy: choice(v.picklist(['number', 'raid']), 'number'),
  /** Rule settings by rule id, where they are not the specification's. */
  rulings: choice(v.pipe(v.record(v.string(), v.unknown()), v.transform(onlyRuleSettings)), {}),
  /** In order of excusing. */
  excusedItems: choice(v.pipe(v.array(v.unknown()), v.transform(onlyItems)), []),
  /** Resets are choices too, which an import leaves. */
  takenBack: choice(StoredTakenBack, { rules: [], items: [] }),
  shortcutsOn: choice(v.boolean(), true),
  mode: choice(v.picklist(['Character', 'Guild']), 'Character'),
  region: choice(v.picklist(['US', 'EU']), 'US'),
  /** Slug of the realm searched last, or empty. */
  realm: choice(v.string(), ''),
  /** Searched guilds, latest first. */
  guilds: choice(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
});

export type Settings = v.InferOutput<typeof StoredSettings>;

const KEY = 'ready-check-settings';

/** What could not be stored. It lasts until the tab is closed. */
let unstored: Partial<Settings> = {};

/** Current settings, API key and sign-in included. Stored only in localStorage. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  return v.parse(StoredSettings, chosenHere());
}

/** Returns the settings that were chosen here; the others are defaults. */
export function chosenHere(): object {
  return { ...readStoredSettings(), ...unstored };
}

/** Reads what is stored, with fields of a newer version and broken ones. */
function readStoredSettings(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    // Refused or damaged: defaults apply, and the next choice writes a new record.
    return {};
  }
}

/**
 * Changes some settings, in every tab and for later visits. A function gets the stored settings,
 * which another tab may have just changed.
 */
export function changeSettings(
  changes: Partial<Settings> | ((now: Settings) => Partial<Settings>),
): void {
  const now = readSettings();
  const changed = typeof changes === 'function' ? changes(now) : changes;
  unstored = { ...unstored, ...takenBackBy(changed, now), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStoredSettings(), ...unstored }));
    unstored = {};
  } catch {
    // Refused or full: the next choice tries again.
  }
  settings.set(readSettings());
}

function takenBackBy(
  { rulings, excusedItems }: Partial<Settings>,
  now: Settings,
): Pick<Partial<Settings>, 'takenBack'> {
  const rules = rulings ? Object.keys(now.rulings).filter((rule) => !(rule in rulings)) : [];
  const dropped = now.excusedItems.filter(
    (item) => !excusedItems?.some(({ id }) => id === item.id),
  );
  const items = excusedItems ? dropped.map(({ id }) => id) : [];
  if (rules.length === 0 && items.length === 0) return {};
  const { takenBack } = now;
  return {
    takenBack: {
      rules: [...new Set([...takenBack.rules, ...rules])],
      items: [...new Set([...takenBack.items, ...items])],
    },
  };
}

/** Whether the browser refused to store a setting: it then lasts for this visit. */
export const isUnstored = (name: keyof Settings): boolean => name in unstored;

/** Settings for another device: without key and sign-in. */
export type Choices = Omit<Settings, 'apiKey' | 'signIn'>;

/** Returns the current settings without key and sign-in. */
export const choices = (): Choices => readChoices(settings.get());

/** Reads another device's settings, with defaults where needed. Drops a key or sign-in. */
export function readChoices(stored: unknown): Choices {
  const {
    apiKey: _,
    signIn: __,
    ...read
  } = v.parse(StoredSettings, typeof stored === 'object' && stored !== null ? stored : {});
  return read;
}

/** Follows other tabs' settings while the page lives. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: the whole storage was cleared.
    if (key === KEY || key === null) settings.set(readSettings());
  });
  // A page restored from the back/forward cache has missed events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) settings.set(readSettings());
  });
}
