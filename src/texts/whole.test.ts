import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ERAS } from '#domain/eras/era-list';
import { everySpell, everyTerm } from '#test/every-term';
import { TRANSLATION as GERMAN } from './de/language-de';
import { TRANSLATION as GERMAN_BUFFS } from './de/language-de-buffs';
import { TRANSLATION as SPANISH } from './es/language-es';
import { TRANSLATION as SPANISH_BUFFS } from './es/language-es-buffs';
import { TRANSLATION as FRENCH } from './fr/language-fr';
import { TRANSLATION as FRENCH_BUFFS } from './fr/language-fr-buffs';
import { TRANSLATION as RUSSIAN } from './ru/language-ru';
import { TRANSLATION as RUSSIAN_BUFFS } from './ru/language-ru-buffs';
import { SETTINGS_TEXTS } from './settings';
import type { BuffTranslation, Translation } from './translation';

const whole = (words: Translation, ofBuffs: BuffTranslation) => ({
  language: words.language,
  parts: { ...words.parts, ...ofBuffs.parts },
  terms: { ...words.terms, ...ofBuffs.terms },
});

const TRANSLATIONS = [
  whole(GERMAN, GERMAN_BUFFS),
  whole(FRENCH, FRENCH_BUFFS),
  whole(SPANISH, SPANISH_BUFFS),
  whole(RUSSIAN, RUSSIAN_BUFFS),
];

/** The same in another language, or a name. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Forever',
    'Aura ',
    'Ready Check',
    'Warcraft Logs',
    'Offline',
    'offline',
    'Buffs/Debuffs',
    'Buffs',
    'Debuffs',
    'Discord',
    'CSV',
    'Link',
    'System',
    'System ()',
    'Region',
    'US',
    'EU',
    'Realm',
    'Raid',
    'Raider',
    'Tanks',
    'Median',
    'Kills',
    // Terms.
    'Normal',
    'Ring 1',
    'Ring 2',
    'orange',
    'Paladin',
    'Frost',
    'Vanilla',
    'Retail',
    'Mana',
    'Wolf',
    'Silithid',
    'Raptor',
    'Hydra',
  ],
  fr: [
    'Forever',
    'Aura ',
    'Ready Check',
    'Warcraft Logs',
    'Buffs/Debuffs',
    'Buffs',
    'Debuffs',
    'Discord',
    'CSV',
    'US',
    'EU',
    'Raid',
    'Date',
    'Tanks',
    'tank',
    'Verdicts',
    'Kills',
    'absent',
    'possible',
    // Terms.
    'Tabard',
    'Normal',
    'orange',
    'Protection',
    'Paladin',
    'Combat',
    'Discipline',
    'Mage',
    'Affliction',
    'Destruction',
    'Vanilla',
    'Retail',
    'Mana',
    'aura',
    'Serpent',
    'Raptor',
    'Quilen',
  ],
  es: [
    'Forever',
    'Aura ',
    'Ready Check',
    'Warcraft Logs',
    'Buffs/Debuffs',
    'Buffs',
    'Debuffs',
    ' debuffs',
    'Discord',
    'CSV',
    'US',
    'EU',
    'Raid',
    '1 raid| raids',
    'Raider',
    'Raiders',
    '1 raider| raiders',
    'Kills',
    ' s',
    ' min',
    // Terms.
    'Normal',
    'meta',
    'Elemental',
    'Feral',
    'Vanilla',
    'Retail',
    'aura',
    'Raptor',
    'Quilen',
  ],
  ru: ['Forever', 'Ready Check', 'Warcraft Logs', 'Discord', 'CSV', 'US', 'EU'],
};

/** The same in every language: names of eras and items. */
const NAMES = [
  'Burning Crusade',
  'Wrath of the Lich King',
  'Cataclysm',
  'Mists of Pandaria',
  'Drums of the Burning Wild',
  'Runescroll of Fortitude',
];

const seen = vi.hoisted(() => ({
  /** By name of their parts. */
  english: new Map<string, object>(),
  read: [] as string[],
}));

vi.mock(import('#domain/language'), async (importOriginal) => ({
  ...(await importOriginal()),
  inLanguage: (part, english) => {
    seen.english.set(part, english);
    return new Proxy(english, {
      get(_, key) {
        seen.read.push(`${part}.${String(key)}`);
        return Reflect.get(english, key);
      },
    });
  },
  term: (english) => {
    seen.read.push(english);
    return english;
  },
}));

const MODULES = import.meta.glob([
  '../**/*.{ts,tsx}',
  '!../**/*.test.ts',
  '!../main.tsx',
  '!../start.ts',
]);

const early: string[] = [];

beforeAll(async () => {
  for (const [file, load] of Object.entries(MODULES)) {
    seen.read.length = 0;
    await load();
    early.push(...seen.read.map((name) => `${file} reads ${name}`));
  }
}, 60_000);

test('no module reads a text when it is imported: it would stay in that language', () => {
  expect(early).toEqual([]);
});

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Each text of an object by its path: `board.legend.cross`. */
function textsIn(value: unknown, path: string): [path: string, text: unknown][] {
  if (!isTexts(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** A text's own words; for a function, its string literals. */
function wordsIn(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const literals = [...`${text}`.matchAll(/`[^`]*`|'[^']*'|"[^"]*"/g)]
    .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ''))
    // Every language has its own for these.
    .filter((literal) => literal !== 'and' && literal !== 'or');
  return literals.join('|');
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

describe.each(TRANSLATIONS)('the texts in $language', ({ language, parts, terms }) => {
  const isSame = (text: string) => !hasLetters(text) || SAME[language]?.includes(text);

  test(`${language} has every text of every part, made by a function where the English one is, and no other`, () => {
    const kinds = (all: Iterable<[string, unknown]>) =>
      [...all]
        .flatMap(([part, texts]) => textsIn(texts, part))
        .map(([path, text]) => `${path}: ${typeof text}`)
        .sort();
    expect(kinds(Object.entries(parts))).toEqual(kinds(seen.english));
  });

  test(`${language} leaves no text in English`, () => {
    const english = new Map([...seen.english].flatMap(([part, texts]) => textsIn(texts, part)));
    const left = Object.entries(parts)
      .flatMap(([part, texts]) => textsIn(texts, part))
      .filter(([path, text]) => wordsIn(text) === wordsIn(english.get(path)))
      .filter(([, text]) => !isSame(wordsIn(text)));
    expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  test(`${language} has every term of the game, and no other`, async () => {
    const [wanted, spells] = [await everyTerm(), await everySpell()];
    const missing = [...wanted].filter((word) => !(word in terms) && !NAMES.includes(word));
    const spare = Object.keys(terms).filter((word) => !wanted.has(word) && !spells.has(word));
    expect({ missing, spare }).toEqual({ missing: [], spare: [] });
  });

  test(`${language} leaves no term in English`, () => {
    const left = Object.entries(terms).filter(([english, word]) => english === word);
    expect(left.map(([word]) => word).filter((word) => !isSame(word))).toEqual([]);
  });
});

test('the settings name what each era excuses, and nothing of others', () => {
  const excusing = ERAS.filter(({ tables }) => tables?.excusedByRaid.length);
  expect(excusing.map(({ id }) => id).sort()).toEqual(
    Object.keys(SETTINGS_TEXTS.excusedByRaid).sort(),
  );
});
