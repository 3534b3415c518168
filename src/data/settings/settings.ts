import * as v from 'valibot';
import {
  DEFAULT_MINIMUM_ITEM_LEVEL,
  MINIMUM_ITEM_LEVELS,
  RULE_SETTINGS,
  type RuleSetting,
} from '#domain/audit/rule/standards';
import { LANGUAGES } from '#domain/language';
import { recordUpTo } from '../bounded-schemas';
import { readText, storeText, tryFeature } from '../browser-features';
import { observable } from '../observable';
import { onReturning } from '../page-visits';

/** Replaces a missing or damaged setting by its default. */
const withDefault = <T extends v.GenericSchema>(schema: T, otherwise: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, otherwise), () => otherwise);

/** Bounds of what a file or an older version may hold: characters of a text, entries of a list. */
const MAX_TEXT = 200;
const MAX_ENTRIES = 500;

const cut = (text: string): string => text.slice(0, MAX_TEXT);

const StoredText = v.pipe(v.string(), v.transform(cut));

const onlyTexts = (list: unknown[]): string[] =>
  list
    .filter((text) => typeof text === 'string')
    .slice(0, MAX_ENTRIES)
    .map(cut);

const StoredRuleSetting = v.picklist(RULE_SETTINGS);

/** Leaves rules of a newer version in. */
const onlyRuleSettings = (stored: Record<string, unknown>): Record<string, RuleSetting> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([rule, setting]) =>
      v.is(StoredRuleSetting, setting) ? [[rule, setting]] : [],
    ),
  );

const StoredItem = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As logged; empty if it was typed in by number. */
  name: withDefault(StoredText, ''),
});

export type ExcusedItem = v.InferOutput<typeof StoredItem>;

/** Lists each readable item once. */
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

/** The log site's have about 1,000 characters. */
const MAX_TOKEN = 10_000;

const StoredSignIn = v.object({
  /** Sent to the three v2 addresses of `host-addresses.ts` only. */
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TOKEN)),
  /** Epoch milliseconds. */
  endsAt: v.number(),
  /** The account's name; empty if the site did not tell. */
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
    /** The specification's number means each era's own, unless the user chose it. */
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
    /** Whether that number or each raid's own minimum applies. */
    minimumBy: withDefault(v.picklist(['number', 'raid']), 'number'),
    /** By rule id, where they are not the specification's. The key is the first release's word. */
    rulings: withDefault(
      v.pipe(recordUpTo(MAX_ENTRIES, v.unknown()), v.transform(onlyRuleSettings)),
      {},
    ),
    /** In order of excusing. */
    excusedItems: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyItems)), []),
    /** Resets are choices too, which an import leaves. */
    takenBack: withDefault(StoredTakenBack, { rules: [], items: [] }),
    shortcutsOn: withDefault(v.boolean(), true),
    mode: withDefault(v.picklist(['Character', 'Guild']), 'Character'),
    region: withDefault(v.picklist(['US', 'EU']), 'US'),
    /** Slug of the realm searched last, or empty. */
    realm: withDefault(StoredText, ''),
    /** Searched guilds, latest first. */
    guilds: withDefault(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
  }),
  v.transform(({ rulings: ruleSettings, isMinimumChosen, minimumItemLevel, ...others }) => ({
    ...others,
    ruleSettings,
    /** The user's number for every era; null if each has its own. */
    minimumItemLevel:
      isMinimumChosen || minimumItemLevel !== DEFAULT_MINIMUM_ITEM_LEVEL ? minimumItemLevel : null,
  })),
);

export type Settings = v.InferOutput<typeof StoredSettings>;

export function toStored({
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

/** Characters of a record within all bounds, with room for fields of a newer version. */
const MAX_RECORD = 400_000;

/** Some settings, or a function of the stored ones, which another tab may have just changed. */
type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

/** Changes that the browser refused to store, for this tab alone. */
let unstored: readonly SettingsChange[] = [];

/** Current settings, API key and sign-in included. Stored only in localStorage. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  return parseSettings(chosenHere());
}

/** Reads settings as stored or exported, with defaults where needed. */
export function parseSettings(stored: object): Settings {
  return v.parse(StoredSettings, stored);
}

/** Returns the settings that were chosen here, as stored; the others are defaults. */
export function chosenHere(): object {
  return unstored.reduce<object>(withChange, readStoredSettings());
}

function withChange(stored: object, change: SettingsChange): object {
  const now = parseSettings(stored);
  const changed = appliedTo(now, change);
  return { ...stored, ...toStored({ ...takenBackBy(changed, now), ...changed }) };
}

const appliedTo = (now: Settings, change: SettingsChange): Partial<Settings> =>
  typeof change === 'function' ? change(now) : change;

/** Reads the stored record, with fields of a newer version and broken ones. */
function readStoredSettings(): object {
  // Refused or damaged: the next choice writes a new record.
  const text = readText('localStorage', KEY) ?? '{}';
  const read: unknown = tryFeature(() => JSON.parse(text));
  const stored = typeof read === 'object' && !Array.isArray(read) ? { ...read } : {};
  return text.length > MAX_RECORD ? cutToBounds(stored) : stored;
}

/** Drops unknown and oversized fields. */
function cutToBounds(stored: object): object {
  const known = Object.entries(toStored(parseSettings(stored)));
  return Object.fromEntries(known.filter(([name]) => name in stored));
}

/** Changes some settings, in every tab and for later visits. */
export function changeSettings(change: SettingsChange): void {
  unstored = [...unstored, change];
  // Refused or full: the next choice tries again.
  if (storeText('localStorage', KEY, JSON.stringify(chosenHere()))) unstored = [];
  settings.set(readSettings());
}

/** The most guilds that are remembered. */
const MAX_GUILDS = 20;

/** Remembers a guild that was searched. */
export const rememberGuild = (name: string): void =>
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

/** Whether the browser refused to store a setting: it then lasts for this visit. */
export const isUnstored = (name: keyof Settings): boolean =>
  unstored.some((change) => name in appliedTo(settings.get(), change));

/** Follows other tabs' settings while the page lives. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: the whole storage was cleared.
    if (key === KEY || key === null) settings.set(readSettings());
  });
  onReturning(() => settings.set(readSettings()));
}
