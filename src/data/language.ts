import { LANGUAGES, type Language, type LoadedLanguage, speak } from '#domain/language';
import { SECOND } from '#domain/raid/time';
import { deadline } from './deadline';
import { loadChunk } from './load-chunk';
import { observable } from './observable';
import { settings } from './settings';

/** The longest time that the app waits for its language before it is drawn in English, in milliseconds. */
const MAX_WAIT = 3 * SECOND;

/** The texts of each language, in a chunk of its own. English is part of the app. */
const CHUNKS: Partial<Readonly<Record<Language, () => Promise<LoadedLanguage>>>> = {};

/** The languages that can be chosen. */
export const OFFERED_LANGUAGES = LANGUAGES.filter((tag) => tag === 'en' || tag in CHUNKS);

/** The language in use. It changes once the texts are loaded. */
export const language = observable<Language>('en');

/** The wanted language whose texts could not be loaded. The one before it stays in use. */
export const failedLanguage = observable<Language | undefined>(undefined);

/** The first of the browser's languages that the app has, else English. */
export function systemLanguage(): Language {
  const tags = navigator.languages.map((tag) => tag.split('-')[0]);
  return (
    tags.flatMap((tag) => OFFERED_LANGUAGES.find((offered) => offered === tag) ?? [])[0] ?? 'en'
  );
}

function wantedLanguage(): Language {
  const chosen = settings.get().language;
  return chosen !== 'system' && OFFERED_LANGUAGES.includes(chosen) ? chosen : systemLanguage();
}

/**
 * Uses the language of the settings, and of the browser where the settings say so, for as long as the page lives.
 * Resolves once it is in use, could not be loaded or is late.
 */
export function followLanguage(): Promise<void> {
  const apply = () => void applyLanguage();
  settings.subscribe(apply);
  window.addEventListener('languagechange', apply);
  // What could not be loaded is tried again.
  window.addEventListener('online', apply);
  return deadline(applyLanguage(), MAX_WAIT, () => undefined);
}

async function applyLanguage(): Promise<void> {
  const wanted = wantedLanguage();
  if (wanted === language.get()) return failedLanguage.set(undefined);
  try {
    const load = CHUNKS[wanted];
    const loaded = load && (await loadChunk(`language-${wanted}`, load));
    // Another may have been chosen meanwhile.
    if (wanted !== wantedLanguage()) return;
    speak(loaded);
    language.set(wanted);
    failedLanguage.set(undefined);
  } catch {
    // The settings say so.
    failedLanguage.set(wanted);
  }
}
