import * as v from 'valibot';
import type { RuleSetting } from '#domain/audit/rule';
import { DEFAULT_MINIMUM_ITEM_LEVEL, MINIMUM_ITEM_LEVELS } from '#domain/audit/standards';
import { LANGUAGES } from '#domain/language';
import { observable } from './observable';

/** A choice that takes its default when it is missing or damaged. */
const choice = <T extends v.GenericSchema>(schema: T, otherwise: v.InferOutput<T>) =>
  v.optional(v.fallback(schema, otherwise), () => otherwise);

/** One broken text does not discard the rest. */
const onlyTexts = (list: unknown[]): string[] => list.filter((text) => typeof text === 'string');

const StoredRuleSetting = v.picklist(['counts', 'advice', 'off']);

/** One broken setting does not discard the rest. Rules of a newer version stay as they are. */
const onlyRuleSettings = (stored: Record<string, unknown>): Record<string, RuleSetting> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([rule, setting]) =>
      v.is(StoredRuleSetting, setting) ? [[rule, setting]] : [],
    ),
  );

const StoredItem = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As the log names it; empty where it was typed in by its number. */
  name: choice(v.string(), ''),
});

/** An item that the person excuses. */
export type ExcusedItem = v.InferOutput<typeof StoredItem>;

/** Each once, and one that is broken does not discard the rest. */
const onlyItems = (list: unknown[]): ExcusedItem[] => [
  ...new Map(
    list.flatMap((stored) => {
      const read = v.safeParse(StoredItem, stored);
      return read.success ? [[read.output.id, read.output] as const] : [];
    }),
  ).values(),
];

const onlyNumbers = (list: unknown[]): number[] => list.filter((id) => typeof id === 'number');

/** Rules that were put back to their defaults, by id, and items that are no longer excused. */
const StoredTakenBack = v.object({
  rules: choice(v.pipe(v.array(v.unknown()), v.transform(onlyTexts)), []),
  items: choice(v.pipe(v.array(v.unknown()), v.transform(onlyNumbers)), []),
});

const StoredSignIn = v.object({
  /** Sent to the log site's sign-in host only. */
  token: v.pipe(v.string(), v.nonEmpty()),
  /** When the token ends, in epoch milliseconds. */
  endsAt: v.number(),
  /** The account's name; empty where the site did not tell. */
  name: choice(v.string(), ''),
});

/** A user's sign-in with the log site. */
export type SignIn = v.InferOutput<typeof StoredSignIn>;

const StoredSettings = v.object({
  apiKey: choice(v.string(), ''),
  signIn: choice(v.nullable(StoredSignIn), null),
  theme: choice(v.picklist(['system', 'dark', 'light']), 'system'),
  /** Of the interface; `system` is the first of the browser's languages that the app has. */
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
  /** Whether that number is asked of every piece, or what each raid can ask of its raiders. */
  minimumBy: choice(v.picklist(['number', 'raid']), 'number'),
  /** What becomes of a rule's findings, by the rule's id, where it is not the specification's. */
  rulings: choice(v.pipe(v.record(v.string(), v.unknown()), v.transform(onlyRuleSettings)), {}),
  /** Items that are no fault in themselves, in the order they were excused. */
  excusedItems: choice(v.pipe(v.array(v.unknown()), v.transform(onlyItems)), []),
  /** Choices too, though nothing of them shows in the two above: an import leaves them. */
  takenBack: choice(StoredTakenBack, { rules: [], items: [] }),
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

/** The choices now. They are stored in localStorage and nowhere else, the key and the sign-in among them. */
export const settings = observable(readSettings());

function readSettings(): Settings {
  return v.parse(StoredSettings, chosenHere());
}

/** What was chosen on this device, by name: the rest are defaults. */
export function chosenHere(): object {
  return { ...readStored(), ...unstored };
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

/**
 * Changes some choices, in every tab and for every later visit. What else is stored by then stays. A function
 * is given what is stored, which another tab may have changed a moment ago.
 */
export function changeSettings(
  changes: Partial<Settings> | ((now: Settings) => Partial<Settings>),
): void {
  const now = readSettings();
  const changed = typeof changes === 'function' ? changes(now) : changes;
  unstored = { ...unstored, ...takenBackBy(changed, now), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...unstored }));
    unstored = {};
  } catch {
    // Refused or full: the next choice tries again.
  }
  settings.set(readSettings());
}

/** Notes which rule settings and excused items a change drops. */
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

/** Whether the browser refused to store a setting, so that it ends with this visit. */
export const isUnstored = (name: keyof Settings): boolean => name in unstored;

/** What of the settings goes to another device: all but the key and the sign-in. */
export type Choices = Omit<Settings, 'apiKey' | 'signIn'>;

/** The choices as they are now, without the key and the sign-in. */
export const choices = (): Choices => readChoices(settings.get());

/** Reads choices from another device. Missing or damaged ones take their defaults; a key or a sign-in is dropped. */
export function readChoices(stored: unknown): Choices {
  const {
    apiKey: _,
    signIn: __,
    ...read
  } = v.parse(StoredSettings, typeof stored === 'object' && stored !== null ? stored : {});
  return read;
}

/** Takes over what other tabs choose, for as long as the page lives. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: the whole storage was cleared.
    if (key === KEY || key === null) settings.set(readSettings());
  });
  // A page that comes back out of the browser's cache has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) settings.set(readSettings());
  });
}
