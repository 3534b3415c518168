import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import changelog from '../CHANGELOG.md?raw';
import type { WorkerMessage } from '../src/worker-contract';
import { showIcon, storeIcon } from './item-icons';
import { LanguageFiles, splitByLanguage } from './language-files';
import { fits, isItemIcon, isOutdated, pageAddress, routeFor, scriptsIn } from './routes';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Pages, chunks, class icons and the sample raid. */
const app = new PrecacheController({ plugins: [{ cacheWillUpdate: fittingOnly }] });
const files = splitByLanguage(self.__WB_MANIFEST);
app.addToCacheList(files.shared);
const { scope } = self.registration;
const languages = new LanguageFiles(files.languages, scope);
const isAppFile = (url: string) => keyOf(url) !== undefined || languages.has(url);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([install(event), languages.saveChosen()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOutdated(event).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeFor(request, isAppFile);
  if (route === 'app file') event.respondWith(appFile(request.url, request, event));
  if (route === 'page') event.respondWith(page(request.url, event));
  if (route === 'item icon') event.respondWith(showIcon(request.url, event));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage | undefined = event.data;
  const respond = (value: unknown) => event.ports[0]?.postMessage(value);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'TAKE_OVER') event.waitUntil(self.clients.claim());
  if (message?.type === 'READ_CHANGELOG') respond(changelog);
  if (message?.type === 'SAVE_LANGUAGE') {
    // Offline: the next visit tries again.
    event.waitUntil(languages.save(message.language).catch(() => {}));
  }
  if (message?.type === 'STORE_ICON') event.waitUntil(save(message.url, event).then(respond));
});

/**
 * Precaches four files at a time. Workbox has no setting for it and fetches one after another: at
 * 100 ms per request the app worked offline only after 22 s, instead of 8.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const queue = app.getURLsToCacheKeys().entries();
  const takeTurns = async () => {
    for (const [url, key] of queue) {
      // Without a hash in its name, a file may be outdated in the HTTP cache.
      const cache = key === url ? 'default' : 'reload';
      const request = new Request(url, { cache, credentials: 'same-origin' });
      await Promise.all(app.strategy.handleAll({ request, event }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, takeTurns));
}

/** Rejects a wrong file, and with it the whole version: the previous one stays. */
async function fittingOnly({ request, response }: { request: Request; response: Response }) {
  return response.ok && fits(request.url, response.headers.get('content-type')) ? response : null;
}

const save = async (url: string, event: ExtendableEvent): Promise<boolean> =>
  isAppFile(url) || (isItemIcon(url) && (await storeIcon(url, event)));

/** Responds with this build's file; from the network only if the browser lost it. */
async function appFile(
  url: string,
  otherwise: RequestInfo,
  event: ExtendableEvent,
): Promise<Response> {
  const saved = (await savedFile(url)) ?? (await languages.saved(url));
  if (saved) return saved;
  const fetched = await fetch(otherwise);
  event.waitUntil(putBack(url, fetched.clone()));
  return fetched;
}

/** Restores a lost file, but not the page of another version, whose scripts are not here. */
async function putBack(url: string, response: Response): Promise<void> {
  const key = keyOf(url);
  const isFile = response.status === 200 && !response.redirected;
  if (!key || !isFile || !fits(key, response.headers.get('content-type'))) return;
  const isPage = url.endsWith('.html');
  const scripts = isPage ? scriptsIn(await response.clone().text()) : [];
  if (!scripts.every((script) => isAppFile(new URL(script, scope).href))) return;
  const cache = await caches.open(app.strategy.cacheName);
  // On a full disk the file stays missing.
  await cache.put(key, response).catch(() => {});
}

/** `ignoreVary`: a server's `Vary: Origin` would hide every script. */
async function savedFile(url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  if (!key) return undefined;
  const { cacheName } = app.strategy;
  return caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined);
}

/** Responds with the app's page at an address from which it finds its files. */
async function page(url: string, event: ExtendableEvent): Promise<Response> {
  const address = pageAddress(url, scope);
  return address === url ? appFile('index.html', scope, event) : Response.redirect(address);
}

function keyOf(url: string): string | undefined {
  const [withoutFragment = url] = url.split('#');
  return app.getCacheKeyForURL(withoutFragment);
}

/**
 * Deletes other versions' files, but not while a newer version installs, which would lose those it
 * has saved. That version deletes the others' once it is active.
 */
async function dropOutdated(event: ExtendableEvent): Promise<void> {
  if (self.registration.installing) return;
  await Promise.all([app.activate(event), dropOutdatedCaches(), languages.dropOutdated()]);
}

/** Workbox's cleanup matches scopes by prefix, so it would empty an app below a sub-path. */
async function dropOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => isOutdated(name, scope, app.strategy.cacheName));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
