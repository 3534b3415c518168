import { withDeadline } from '#deadline';
import {
  addTexts,
  LANGUAGES,
  type Language,
  type LoadedLanguage,
  setBrowserLocales,
  setLanguage,
} from '#domain/language';
import { SECOND } from '#domain/time';
import { loadChunk } from '#load-chunk';
import { tryFeature } from '../browser-features';
import { observable } from '../observable';
import { online } from '../online';
import { settings } from './settings';

/** The milliseconds after which the app renders in English. */
const MAX_WAIT_FOR_LANGUAGE = 3 * SECOND;

type LoadTexts = () => Promise<{ TRANSLATION: LoadedLanguage }>;

/** The chunks of each language but English. Buff names load with the buffs. */
const CHUNKS: Readonly<Record<Exclude<Language, 'en'>, { language: LoadTexts; buffs: LoadTexts }>> =
  {
    de: {
      language: () => import('#texts/de/language-de'),
      buffs: () => import('#texts/de/language-de-buffs'),
    },
    fr: {
      language: () => import('#texts/fr/language-fr'),
      buffs: () => import('#texts/fr/language-fr-buffs'),
    },
    es: {
      language: () => import('#texts/es/language-es'),
      buffs: () => import('#texts/es/language-es-buffs'),
    },
    ru: {
      language: () => import('#texts/ru/language-ru'),
      buffs: () => import('#texts/ru/language-ru-buffs'),
    },
  };

/** The language in use. A chosen language is in use once its texts are loaded. */
export const language = observable<Language>('en');

/** The chosen language whose texts could not be loaded; the previous language stays in use. */
export const failedLanguage = observable<Language | undefined>(undefined);

/** Returns the browser's languages that Intl accepts. It rejects `en-US@posix`, for example. */
const browserTags = (): string[] =>
  (navigator.languages ?? []).flatMap(
    (tag) => tryFeature(() => Intl.getCanonicalLocales(tag)) ?? [],
  );

/** Returns the browser's first language that the app has, else English. */
export function systemLanguage(): Language {
  const tags = browserTags().map((tag) => tag.split('-')[0]);
  return tags.flatMap((tag) => LANGUAGES.find((available) => available === tag) ?? [])[0] ?? 'en';
}

function wantedLanguage(): Language {
  const chosen = settings.get().language;
  return chosen === 'system' ? systemLanguage() : chosen;
}

/** Follows the language of settings or browser. Resolves once it is loaded, failed or late. */
export function followLanguage(): Promise<void> {
  const apply = () => {
    setBrowserLocales(browserTags());
    return applyLanguage();
  };
  settings.subscribe(() => void apply());
  online.subscribe(() => void (online.get() && failedLanguage.get() && apply()));
  window.addEventListener('languagechange', () => void apply());
  return withDeadline(apply(), MAX_WAIT_FOR_LANGUAGE, () => undefined);
}

async function applyLanguage(): Promise<void> {
  const wanted = wantedLanguage();
  if (wanted === language.get()) return failedLanguage.set(undefined);
  try {
    const early = areBuffsNamed && load(wanted, 'buffs');
    const loaded = await load(wanted, 'language');
    // The buffs may have been requested meanwhile, and need their names.
    const buffs = await (early || (areBuffsNamed && load(wanted, 'buffs')));
    // The user may have chosen another language meanwhile.
    if (wanted !== wantedLanguage()) return;
    setLanguage(loaded);
    if (buffs) addTexts(buffs);
    language.set(wanted);
    failedLanguage.set(undefined);
  } catch {
    // Settings show this failure.
    failedLanguage.set(wanted);
  }
}

let areBuffsNamed = false;

/** Loads the buff names of the language in use. If that fails, buffs have English names. */
export async function loadBuffWords(): Promise<void> {
  areBuffsNamed = true;
  const words = await load(language.get(), 'buffs').catch(() => undefined);
  if (words) addTexts(words);
}

/** Loads a part of a language's texts. Throws ChunkLoadFailed. English has nothing to load. */
async function load(
  wanted: Language,
  part: 'language' | 'buffs',
): Promise<LoadedLanguage | undefined> {
  if (wanted === 'en') return;
  return (await loadChunk(`${wanted}-${part}`, CHUNKS[wanted][part])).TRANSLATION;
}
