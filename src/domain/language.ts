export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Texts by part, and game terms by their English word. */
export interface LoadedLanguage {
  language: Language;
  parts: Readonly<Record<string, object>>;
  terms: Readonly<Record<string, string>>;
}

/** The loaded language; undefined in English, whose texts are inline. */
let loaded: LoadedLanguage | undefined;

/** Sets the current language, by default English. */
export function setLanguage(language?: LoadedLanguage): void {
  loaded = language;
}

/** Adds texts to the current language, unless it has changed. */
export function addTexts({ language, parts, terms }: LoadedLanguage): void {
  if (loaded?.language !== language) return;
  loaded = {
    language,
    parts: { ...loaded.parts, ...parts },
    terms: { ...loaded.terms, ...terms },
  };
}

export function inEnglish<T>(read: () => T): T {
  const inUse = loaded;
  loaded = undefined;
  try {
    return read();
  } finally {
    loaded = inUse;
  }
}

/** Returns the current language as a BCP 47 tag. */
export const currentLanguage = (): Language => loaded?.language ?? 'en';

/**
 * Returns texts that follow the current language: the loaded language's part, or `english` for each
 * text without a translation.
 */
export const inLanguage = <Texts extends object>(part: string, english: Texts): Readonly<Texts> =>
  withFallback(english, () => loaded?.parts[part]);

const withFallback = <Texts extends object>(
  english: Texts,
  translated: () => object | undefined,
): Readonly<Texts> =>
  new Proxy(english, {
    get: (_, key) => {
      const plain: unknown = Reflect.get(english, key);
      const translation: unknown = Reflect.get(translated() ?? {}, key);
      return isGroup(translation) && isGroup(plain)
        ? withFallback(plain, () => translation)
        : (translation ?? plain);
    },
  });

const isGroup = (text: unknown): text is object =>
  typeof text === 'object' && text !== null && !Array.isArray(text);

/** The locales that the user reads; empty outside a browser. */
let browserLocales: readonly string[] = [];

/** Sets the locales that the user reads, the preferred locale first: `en-US`, `de`. */
export function setBrowserLocales(locales: readonly string[]): void {
  browserLocales = locales;
}

/** Returns the browser's variant of the current language: `en-US` for a reader in America. */
export function currentLocale(): string {
  const language = currentLanguage();
  return browserLocales.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** Returns a game term in the current language: `Legs`, `Beine`; in English if untranslated. */
export function term(english: string): string {
  const terms = loaded?.terms ?? {};
  // Logs and links can contain the word `constructor`.
  return (Object.hasOwn(terms, english) && terms[english]) || english;
}
