import * as v from 'valibot';
import {
  DEFAULT_MINIMUM_ITEM_LEVEL,
  MINIMUM_ITEM_LEVELS,
  RULE_SETTINGS,
  type RuleSetting,
} from '#domain/audit/rule/standards';
import { LANGUAGES } from '#domain/language';
import { recordUpTo } from '../bounded-schemas';
import { readStoredText, storeText, tryFeature } from '../browser-features';
import { observable } from '../observable';
import { watchReturn } from '../page-visits';

/** Returns a schema that replaces a missing or damaged setting by its default. */
const withDefault = <T extends v.GenericSchema>(schema: T, fallback: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, fallback), () => fallback);

/** Bounds of settings from a file or another version: characters of a text, entries of a list. */
const MAX_SETTING_LENGTH = 200;
const MAX_ENTRIES = 500;

const cut = (text: string): string => text.slice(0, MAX_SETTING_LENGTH);

const StoredText = v.pipe(v.string(), v.transform(cut));

const onlyTexts = (list: unknown[]): string[] =>
  list
    .filter((text) => typeof text === 'string')
    .slice(0, MAX_ENTRIES)
    .map(cut);

const StoredRuleSetting = v.picklist(RULE_SETTINGS);

/** Keeps readable rule settings, including those of a newer version's rules. */
const onlyRuleSettings = (stored: Record<string, unknown>): Record<string, RuleSetting> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([rule, setting]) =>
      v.is(StoredRuleSetting, setting) ? [[rule, setting]] : [],
    ),
  );

const StoredItem = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The item's name as logged; empty if the user typed its number. */
  name: withDefault(StoredText, ''),
});

export type ExcusedItem = v.InferOutput<typeof StoredItem>;

/** Keeps readable items, each once. */
const onlyItems = (list: unknown[]): ExcusedItem[] => [
  ...new Map(
    list.slice(0, MAX_ENTRIES).flatMap((stored) => {
      const read = v.safeParse(StoredItem, stored);
      return read.success ? [[read.output.id, read.output] as const] : [];
    }),
  ).values(),
];

const onlyNumbers = (list: unknown[]): number[] =>
  list.filter((id) => typeof id === 'number').slice(0, MAX_ENTRIES);

/** Ids of rules reset to their defaults, and items no longer excused. */
const StoredTakenBack = v.object({
  rules: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
  items: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyNumbers)), []),
});

/** The most characters of a token. The log site's tokens have about 1,000. */
const MAX_TOKEN_LENGTH = 10_000;

const StoredSignIn = v.object({
  /** The token, sent to the three v2 addresses of `host-addresses.ts` only. */
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TOKEN_LENGTH)),
  /** Epoch milliseconds at which the sign-in ends. */
  endsAt: v.number(),
  /** The account's name; empty if the site did not send it. */
  name: withDefault(StoredText, ''),
});

export type SignIn = v.InferOutput<typeof StoredSignIn>;

const StoredSettings = v.pipe(
  v.object({
    apiKey: withDefault(StoredText, ''),
    signIn: withDefault(v.nullable(StoredSignIn), null),
    theme: withDefault(v.picklist(['system', 'dark', 'light']), 'system'),
    /** `system` is the browser's first language that the app has. */
    language: withDefault(v.picklist(['system', ...LANGUAGES]), 'system'),
    /** The default means each era's own minimum, unless `isMinimumChosen`. */
    minimumItemLevel: withDefault(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(MINIMUM_ITEM_LEVELS.lowest),
        v.maxValue(MINIMUM_ITEM_LEVELS.highest),
      ),
      DEFAULT_MINIMUM_ITEM_LEVEL,
    ),
    isMinimumChosen: withDefault(v.boolean(), false),
    /** Whether `minimumItemLevel` or each raid's own minimum applies. */
    minimumBy: withDefault(v.picklist(['number', 'raid']), 'number'),
    /** Rule settings by rule id, except defaults. The key `rulings` is the first release's word. */
    rulings: withDefault(
      v.pipe(recordUpTo(MAX_ENTRIES, v.unknown()), v.transform(onlyRuleSettings)),
      {},
    ),
    /** Excused items, latest last. */
    excusedItems: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyItems)), []),
    /** Rules reset and items removed, which an import does not set again. */
    takenBack: withDefault(StoredTakenBack, { rules: [], items: [] }),
    shortcutsOn: withDefault(v.boolean(), true),
    mode: withDefault(v.picklist(['Character', 'Guild']), 'Character'),
    region: withDefault(v.picklist(['US', 'EU']), 'US'),
    /** The slug of the realm searched last; empty before a search. */
    realm: withDefault(StoredText, ''),
    /** Searched guilds, latest first. */
    guilds: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
  }),
  v.transform(({ rulings: ruleSettings, isMinimumChosen, minimumItemLevel, ...others }) => ({
    ...others,
    ruleSettings,
    /** The user's number for every era; null if each era has its own. */
    minimumItemLevel:
      isMinimumChosen || minimumItemLevel !== DEFAULT_MINIMUM_ITEM_LEVEL ? minimumItemLevel : null,
  })),
);

export type Settings = v.InferOutput<typeof StoredSettings>;

export function toStoredSettings({
  ruleSettings: rulings,
  minimumItemLevel: level,
  ...others
}: Partial<Settings>): object {
  return {
    ...others,
    ...(rulings && { rulings }),
    ...(level !== undefined && {
      minimumItemLevel: level ?? DEFAULT_MINIMUM_ITEM_LEVEL,
      isMinimumChosen: level !== null,
    }),
  };
}

const KEY = 'ready-check-settings';

/** The most characters of the record, with room for a newer version's fields. */
const MAX_RECORD_LENGTH = 400_000;

/** New settings, or a function of the stored settings, which another tab may just have changed. */
type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

/** Changes that the browser refused to store. They hold in this tab only. */
let unstored: readonly SettingsChange[] = [];

/** The current settings, with API key and sign-in. Stored in localStorage only. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  return parseSettings(settingsChosenHere());
}

/** Reads settings as stored or exported, with defaults where needed. */
export function parseSettings(stored: object): Settings {
  return v.parse(StoredSettings, stored);
}

/** Returns the settings chosen here, as stored, without defaults. */
export function settingsChosenHere(): object {
  return unstored.reduce<object>(withChange, readStoredSettings());
}

function withChange(stored: object, change: SettingsChange): object {
  const now = parseSettings(stored);
  const changed = appliedTo(now, change);
  return { ...stored, ...toStoredSettings({ ...takenBackBy(changed, now), ...changed }) };
}

const appliedTo = (now: Settings, change: SettingsChange): Partial<Settings> =>
  typeof change === 'function' ? change(now) : change;

/** Reads the stored record, with a newer version's fields and with broken fields. */
function readStoredSettings(): object {
  // If the record is refused or damaged, the next choice replaces it.
  const text = readStoredText('localStorage', KEY) ?? '{}';
  const read: unknown = tryFeature(() => JSON.parse(text));
  const stored = typeof read === 'object' && !Array.isArray(read) ? { ...read } : {};
  return text.length > MAX_RECORD_LENGTH ? cutToBounds(stored) : stored;
}

/** Drops unknown and oversized fields. */
function cutToBounds(stored: object): object {
  const known = Object.entries(toStoredSettings(parseSettings(stored)));
  return Object.fromEntries(known.filter(([name]) => name in stored));
}

/** Changes some settings, in every tab and for later visits. */
export function changeSettings(change: SettingsChange): void {
  unstored = [...unstored, change];
  // If storage is refused or full, the next choice also stores this choice.
  if (storeText('localStorage', KEY, JSON.stringify(settingsChosenHere()))) unstored = [];
  settings.set(readSettings());
}

/** The most guilds of earlier searches. */
const MAX_GUILDS = 20;

/** Stores the name of a guild that was searched. */
export const storeSearchedGuild = (name: string): void =>
  changeSettings(({ guilds }) => {
    const others = guilds.filter((guild) => guild.toLowerCase() !== name.toLowerCase());
    return { guilds: [name, ...others].slice(0, MAX_GUILDS) };
  });

function takenBackBy(
  { ruleSettings, excusedItems }: Partial<Settings>,
  now: Settings,
): Pick<Partial<Settings>, 'takenBack'> {
  const rules = ruleSettings
    ? Object.keys(now.ruleSettings).filter((rule) => !(rule in ruleSettings))
    : [];
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

/** Whether the browser refused to store a setting, which then lasts for this visit only. */
export const isUnstored = (name: keyof Settings): boolean =>
  unstored.some((change) => name in appliedTo(settings.get(), change));

/** Follows other tabs' settings. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // `key` is null if the whole storage was cleared.
    if (key === KEY || key === null) settings.set(readSettings());
  });
  watchReturn(() => settings.set(readSettings()));
}
