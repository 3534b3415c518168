import { LANGUAGES, type LoadedLanguage } from '#domain/language';

/** The two chunks of each language. */
const CHUNKS = Object.values(
  import.meta.glob<LoadedLanguage>(
    ['../texts/*/language-??.ts', '../texts/*/language-??-buffs.ts'],
    { eager: true, import: 'TRANSLATION' },
  ),
);

/** Every language but English, with all its parts. */
export const TRANSLATIONS: readonly LoadedLanguage[] = LANGUAGES.filter(
  (language) => language !== 'en',
).map((language) => {
  const own = CHUNKS.filter((chunk) => chunk.language === language);
  return {
    language,
    parts: Object.assign({}, ...own.map(({ parts }) => parts)),
    terms: Object.assign({}, ...own.map(({ terms }) => terms)),
  };
});
