import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import changelog from '../CHANGELOG.md?raw';
import { respondWithIcon, storeIcon } from './item-icons';
import { findStored, LanguageFiles, splitByLanguage } from './language-files';
import { readMessage } from './read-message';
import { fits, isItemIcon, isOutdated, isOwnPage, pageAddress, routeFor } from './routes';

/** A file of the build; build/precache.ts marks the needed files. */
type AppFile = PrecacheEntry & { isNeeded?: true };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: AppFile[] };

/** Workbox replaces `__WB_MANIFEST`, which may occur only once. */
const built: readonly AppFile[] = self.__WB_MANIFEST;

/** Pages, chunks, class icons and the sample raid, precached. */
const app = new PrecacheController({ plugins: [{ cacheWillUpdate: fittingOnly }] });
const files = splitByLanguage(built);
app.addToCacheList(files.shared);
const { scope } = self.registration;
const languages = new LanguageFiles(files.languages, scope);
const isAppFile = (url: string) => keyOf(url) !== undefined || languages.has(url);
const build = { scope, isAppFile };
/** Files without which the app cannot start. */
const needed = new Set(
  built.flatMap(({ url, isNeeded }) => (isNeeded ? new URL(url, scope).href : [])),
);
const PAGE = new URL('index.html', scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([install(event), languages.storeChosen()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOutdated(event).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeFor(request, build);
  if (route === 'app file') event.respondWith(respondWithFile(request.url, request, event));
  if (route === 'page') event.respondWith(respondWithPage(request.url, event));
  if (route === 'unknown page') event.respondWith(respondLikeHost(request, event));
  if (route === 'item icon') event.respondWith(respondWithIcon(request.url, event));
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  const respond = (value: unknown) => event.ports[0]?.postMessage(value);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'TAKE_OVER') event.waitUntil(self.clients.claim());
  if (message?.type === 'READ_CHANGELOG') respond(changelog);
  if (message?.type === 'SAVE_LANGUAGE') {
    // Offline this fails: the next visit tries again.
    event.waitUntil(languages.store(message.language).catch(() => {}));
  }
  if (message?.type === 'STORE_ICON')
    event.waitUntil(storePicture(message.url, event).then(respond));
});

/**
 * Precaches four files at a time. Workbox has no setting for it and fetches one after another: at
 * 100 ms per request the app worked offline only after 22 s, instead of 8.
 *
 * The page comes last, never from the HTTP cache: if the connection broke meanwhile, the
 * installation fails. So only files that a content blocker refused can be missing afterwards.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const queue = app
    .getCachedURLs()
    .filter((url) => url !== PAGE)
    .values();
  const takeTurns = async () => {
    for (const url of queue) {
      await precacheFile(url, event).catch((reason) => {
        if (!mayBeMissing(url, reason)) throw reason;
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, takeTurns));
  await precacheFile(PAGE, event);
}

async function precacheFile(url: string, event: ExtendableEvent): Promise<void> {
  // The HTTP cache may have an outdated copy of a file without a hash in its name.
  const cache = keyOf(url) === url ? 'default' : 'reload';
  const request = new Request(url, { cache, credentials: 'same-origin' });
  await Promise.all(app.strategy.handleAll({ request, event }));
}

/**
 * Whether the app may be installed without a file. `fetch` reports a blocked file by a TypeError. A
 * wrong file means a deploy half way through: the previous version stays, if there is one.
 */
const mayBeMissing = (url: string, reason: unknown): boolean =>
  !needed.has(url) &&
  (reason instanceof TypeError || (isWrongFile(reason) && !self.registration.active));

const isWrongFile = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'bad-precaching-response';

let isFilling = false;

/** Fetches files that were blocked during the installation, or lost later. */
async function fetchMissingFiles(event: ExtendableEvent): Promise<void> {
  if (isFilling) return;
  isFilling = true;
  try {
    const stored = await (await caches.open(app.strategy.cacheName)).keys();
    const keys = new Set(stored.map(({ url }) => url));
    const missing = app.getCachedURLs().filter((url) => !keys.has(keyOf(url) ?? ''));
    await Promise.allSettled(missing.map((url) => respondWithFile(url, url, event)));
  } finally {
    isFilling = false;
  }
}

/** Refuses wrong files. Workbox then rejects them. */
async function fittingOnly({ request, response }: { request: Request; response: Response }) {
  return (await isFile(request.url, response)) ? response : null;
}

/** Whether a response is the file, not an error or a host's page, as during maintenance. */
async function isFile(url: string, response: Response): Promise<boolean> {
  if (!response.ok || !fits(url, response.headers.get('content-type'))) return false;
  return keyOf(url) !== keyOf(PAGE) || isOwnPage(await response.clone().text(), build);
}

const storePicture = async (url: string, event: ExtendableEvent): Promise<boolean> =>
  isAppFile(url) || (isItemIcon(url) && (await storeIcon(url, event)));

/** Responds with this build's file; from the network only if the browser lost it. */
async function respondWithFile(
  url: string,
  request: RequestInfo,
  event: ExtendableEvent,
): Promise<Response> {
  const stored = (await storedFile(url)) ?? (await languages.stored(url));
  if (stored) return stored;
  const fetched = await fetch(request);
  event.waitUntil(putBack(url, fetched.clone()));
  return fetched;
}

async function putBack(url: string, response: Response): Promise<void> {
  const key = keyOf(url);
  const isWhole = response.status === 200 && !response.redirected;
  if (!key || !isWhole || !(await isFile(url, response))) return;
  const cache = await caches.open(app.strategy.cacheName);
  // On a full disk the file stays missing.
  await cache.put(key, response).catch(() => {});
}

async function storedFile(url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  return key ? findStored(key, app.strategy.cacheName) : undefined;
}

/** Responds with the app's page at an address from which it finds its files. */
async function respondWithPage(url: string, event: ExtendableEvent): Promise<Response> {
  const address = pageAddress(url, scope);
  if (address !== url) return Response.redirect(address);
  const response = await respondWithFile(PAGE, scope, event);
  event.waitUntil(fetchMissingFiles(event));
  return response;
}

/** Responds like the host, but with the stored app if the host sends the app or is offline. */
async function respondLikeHost(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  if (!response || (await isApp(response))) return respondWithPage(request.url, event);
  return response;
}

const isApp = async (response: Response): Promise<boolean> =>
  fits(PAGE, response.headers.get('content-type')) &&
  isOwnPage(await response.clone().text(), build);

function keyOf(url: string): string | undefined {
  const [withoutFragment = url] = url.split('#');
  return app.getCacheKeyForURL(withoutFragment);
}

/**
 * Deletes other versions' files, but not while a newer version installs, whose stored files would be
 * lost. The newer version deletes the other files once it is active.
 */
async function dropOutdated(event: ExtendableEvent): Promise<void> {
  if (self.registration.installing) return;
  await Promise.all([app.activate(event), dropOutdatedCaches(), languages.dropOutdated()]);
}

/** Workbox's own cleanup matches scopes by prefix, so it would empty an app in a folder below. */
async function dropOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => isOutdated(name, scope, app.strategy.cacheName));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
