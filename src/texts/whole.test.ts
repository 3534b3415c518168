import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ERAS } from '#domain/eras/era-list';
import { englishTexts } from '#test/english-texts';
import { everySpell, everyTerm } from '#test/every-term';
import { TRANSLATIONS } from '#test/translations';
import { textsByPath } from '../../scripts/missing-texts';
import { SETTINGS_TEXTS } from './settings';

const splitList = (list: string): string[] => list.split(', ');

/** Words that are equal in another language, or names. */
const EVERYWHERE = splitList('Forever, Ready Check, Warcraft Logs, Discord, CSV');
const LATIN = [
  ...EVERYWHERE,
  ...splitList('Raids, Pull, Buffs/Debuffs, Buffs, Debuffs, Raid, Kills, Normal, Vanilla, Retail'),
  'Aura ',
  'Raptor',
];
// biome-ignore lint/suspicious/noTemplateCurlyInString: a template's source
const WIPE = ' · wipe ${left === undefined ? "" : |}';
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...LATIN,
    ...splitList(
      'Offline, offline, Link, System, System (), Region, Realm, Raider, Tanks, Median, Name',
    ),
    ...splitList('Ring 1, Ring 2, orange, Paladin, Frost, Mana, Wolf, Silithid, Hydra'),
  ],
  fr: [
    ...LATIN,
    ...splitList(
      'Pages, Tanks, tank, Verdicts, absent, possible, Tabard, orange, Protection, Paladin',
    ),
    ...splitList('Combat, Discipline, Mage, Affliction, Destruction, Mana, aura, Serpent, Quilen'),
    WIPE,
  ],
  es: [
    ...LATIN,
    ...splitList('1 raid| raids, Raider, Raiders, meta, Elemental, Feral, aura, Quilen'),
    ...[WIPE, ' debuffs', ' s', ' min'],
  ],
  ru: EVERYWHERE,
};

const seen = vi.hoisted(() => ({
  /** The names of parts, by the object with their texts. */
  parts: new Map<object, string>(),
  read: [] as string[],
}));

vi.mock(import('#domain/language'), async (importOriginal) => ({
  ...(await importOriginal()),
  inLanguage: (part, english) => {
    const texts = new Proxy(english, {
      get(_, key) {
        seen.read.push(`${part}.${String(key)}`);
        return Reflect.get(english, key);
      },
    });
    seen.parts.set(texts, part);
    return texts;
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

test('no module reads a text on import because that would fix its language', () => {
  expect(early).toEqual([]);
});

test('every part of the texts has its own name', () => {
  const parts = Object.entries(englishTexts());
  expect(parts.map(([, texts]) => seen.parts.get(texts))).toEqual(parts.map(([part]) => part));
});

/** Returns a text's own words; for a function, its string literals. */
function wordsIn(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const literals = [...`${text}`.matchAll(/`[^`]*`|'[^']*'|"[^"]*"/g)]
    .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ''))
    // Every language has separate words for these.
    .filter((literal) => literal !== 'and' && literal !== 'or');
  return literals.join('|');
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

describe.each(TRANSLATIONS)('the texts in $language', ({ language, parts, terms }) => {
  const isSame = (text: string) => !hasLetters(text) || SAME[language]?.includes(text);

  const english = textsByPath(englishTexts());
  const translated = [...textsByPath(parts)];

  test(`${language} has no text that English lacks`, () => {
    const wrong = translated.filter(([path, text]) => typeof text !== typeof english.get(path));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test(`${language} leaves no text in English`, () => {
    const left = translated
      .filter(([path, text]) => wordsIn(text) === wordsIn(english.get(path)))
      .filter(([, text]) => !isSame(wordsIn(text)));
    expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  test(`${language} has no line that begins with a sign`, () => {
    // A `?` or `:` before a quote is code.
    const breakable =
      language === 'fr' ? /« | »|[\p{L})] (?:[;!%]|[?:](?! ["'`]| $))/u : /(?:\d|^) %/;
    const words = [...translated.map(([, text]) => wordsIn(text)), ...Object.values(terms)];
    const pieces = words.flatMap((text) => text.split('|'));
    expect(pieces.filter((piece) => breakable.test(piece))).toEqual([]);
  });

  test(`${language} has no term that the game lacks`, async () => {
    const [wanted, spells] = [await everyTerm(), await everySpell()];
    const spare = Object.keys(terms).filter((word) => !wanted.has(word) && !spells.has(word));
    expect(spare).toEqual([]);
  });

  test(`${language} leaves no term in English`, () => {
    const left = Object.entries(terms).filter(([english, word]) => english === word);
    expect(left.map(([word]) => word).filter((word) => !isSame(word))).toEqual([]);
  });
});

test('the settings list exactly the exemptions of each era', () => {
  const exempting = ERAS.filter(({ tables }) => tables?.exemptByRaid.length);
  expect(exempting.map(({ id }) => id).sort()).toEqual(
    Object.keys(SETTINGS_TEXTS.exemptByRaid).sort(),
  );
});
