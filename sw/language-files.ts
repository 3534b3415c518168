import type { PrecacheEntry } from 'workbox-precaching';
import { fits } from './routes';

/** The cache of chosen languages' texts. */
const LANGUAGE_CACHE = 'ready-check-languages';

/** The address of a language's chunk: `static/js/language-de-3f9c2b1a.js`. */
const LANGUAGE_FILE = /(?:^|\/)language-([a-z]{2})-[^/]+\.js$/;

/** Returns the language of a chunk; undefined for any other file. */
export const languageOf = (url: string): string | undefined => LANGUAGE_FILE.exec(url)?.[1];

/** Separates the files that every user has from the languages' files. */
export function splitByLanguage(files: readonly PrecacheEntry[]) {
  return {
    shared: files.filter(({ url }) => !languageOf(url)),
    languages: files.filter(({ url }) => languageOf(url)).map(({ url }) => url),
  };
}

/** A build's language chunks, below its scope. Only languages that were requested are stored. */
export class LanguageFiles {
  readonly #urls: ReadonlySet<string>;

  constructor(files: readonly string[], scope: string) {
    this.#urls = new Set(files.map((file) => new URL(file, scope).href));
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  /** Finds a stored chunk; undefined if its language was never chosen here. */
  async stored(url: string): Promise<Response | undefined> {
    return this.has(url) ? findStored(url, LANGUAGE_CACHE) : undefined;
  }

  /** Stores a language's chunks. Throws if a chunk cannot be fetched. */
  async store(language: string): Promise<void> {
    const cache = await caches.open(LANGUAGE_CACHE);
    for (const url of this.#urls) {
      if (languageOf(url) === language && !(await this.stored(url)))
        await cache.put(url, await fetchScript(url));
    }
  }

  /** Stores the languages that an earlier build had stored. */
  async storeChosen(): Promise<void> {
    const cache = await caches.open(LANGUAGE_CACHE);
    const chosen = new Set((await cache.keys()).map(({ url }) => languageOf(url)));
    for (const language of chosen) if (language) await this.store(language);
  }

  async dropOutdated(): Promise<void> {
    const cache = await caches.open(LANGUAGE_CACHE);
    const outdated = (await cache.keys()).filter(({ url }) => !this.has(url));
    await Promise.all(outdated.map((request) => cache.delete(request)));
  }
}

/** Finds a stored file. `ignoreVary` keeps a server's `Vary: Origin` from hiding every script. */
export const findStored = (key: string, cacheName: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined);

/** Fetches a script. For a missing script a host may send its own page, with status 200. */
async function fetchScript(url: string): Promise<Response> {
  const response = await fetch(url);
  if (response.ok && fits(url, response.headers.get('content-type'))) return response;
  throw new TypeError(`${url} is no script`);
}
