/** The languages that the interface has. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The texts of a language other than English: each part by its name, and the game's terms by their English word. */
export interface LoadedLanguage {
  language: Language;
  parts: Readonly<Record<string, object>>;
  terms: Readonly<Record<string, string>>;
}

/** Undefined while the language is English, whose texts stand where they are used. */
let loaded: LoadedLanguage | undefined;

/** Puts a language in use. Without an argument, English. */
export function speak(language?: LoadedLanguage): void {
  loaded = language;
}

/** The language in use, as a BCP 47 tag. */
export const currentLanguage = (): Language => loaded?.language ?? 'en';

/** Texts that follow the language in use: `english`, or the part of that name in the loaded language. */
export const inLanguage = <Texts extends object>(part: string, english: Texts): Readonly<Texts> =>
  new Proxy(english, {
    get: (_, key) => {
      const own = loaded?.parts[part];
      return (own && Reflect.get(own, key)) ?? Reflect.get(english, key);
    },
  });

/** How words are written, which differs by language. */
export const SPELLING = inLanguage('spelling', {
  /** A heading's words as they stand within a sentence. */
  inSentence: (words: string) => words.toLowerCase(),
});

/** What stands as a heading elsewhere, within a sentence or a list: `empty socket`. */
export const inSentence = (words: string): string => SPELLING.inSentence(words);

/** One of the game's terms in the language in use: `Legs`, `Beine`. English where it has no translation. */
export const term = (english: string): string => loaded?.terms[english] ?? english;
