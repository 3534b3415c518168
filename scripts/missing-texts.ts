import type { LoadedLanguage } from '#domain/language';

type Texts = Readonly<Record<string, unknown>>;

const isTextGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Returns each text of an object by its path: `board.legend.cross`. */
export const textsByPath = (texts: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(texts).flatMap(([key, value]) => textsIn(value, key)));

const textsIn = (value: unknown, path: string): [path: string, text: unknown][] =>
  isTextGroup(value)
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
    : [[path, value]];

/** Names of eras and items, which are the same in every language. */
const NAMES = [
  'Burning Crusade',
  'Wrath of the Lich King',
  'Cataclysm',
  'Mists of Pandaria',
  'Drums of the Burning Wild',
  'Runescroll of Fortitude',
];

/** Returns what a language does not translate: texts by their paths, terms in quotation marks. */
export function missingTexts(
  english: { parts: object; terms: Iterable<string> },
  { parts, terms }: Pick<LoadedLanguage, 'parts' | 'terms'>,
): string[] {
  const translated = textsByPath(parts);
  return [
    ...[...textsByPath(english.parts).keys()].filter((path) => !translated.has(path)),
    ...[...english.terms]
      .filter((term) => !(term in terms) && !NAMES.includes(term))
      .map((term) => `“${term}”`),
  ];
}
