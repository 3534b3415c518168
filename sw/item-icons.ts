import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst } from 'workbox-strategies';
import { ICON_CACHE, MAX_OPAQUE_ICONS, OPAQUE_ICON_CACHE } from '../src/worker-contract';
import { bounded } from './bounded';
import { corsDoubts } from './cors-doubts';

const doubts = corsDoubts();

const readableOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    doubts.noteAllowed(new URL(request.url).origin);
    return response;
  },
  // A page sent in a picture's place, by a captive portal or a fallback, must not stay for good.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/^text\//.test(response.headers.get('content-type') ?? '')
      ? response
      : null,
};
const opaqueOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.type === 'opaque' ? response : null),
};

const readable = new CacheFirst({
  cacheName: ICON_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [readableOnly, bounded(2000)],
});
const opaque = new CacheFirst({
  cacheName: OPAQUE_ICON_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [opaqueOnly, bounded(MAX_OPAQUE_ICONS)],
});

/**
 * Makes room by dropping every icon. A page that shows a raid asks the caches what is left.
 *
 * One by one: of a cache deleted as a whole, Chromium frees nothing as long as a tab or the worker has it open.
 */
async function dropIcons(): Promise<void> {
  for (const cacheName of [ICON_CACHE, OPAQUE_ICON_CACHE]) {
    const cache = await caches.open(cacheName);
    await Promise.all((await cache.keys()).map((icon) => cache.delete(icon)));
  }
}

// Pictures go first when the disk is short, also while a new version is installed.
registerQuotaErrorCallback(dropIcons);

/**
 * An icon from the device, else from its host; it is saved after it is shown.
 *
 * Rejects without a connection: the page then draws the slot's picture.
 */
export async function showIcon(url: string, event: ExtendableEvent): Promise<Response> {
  return (await findIcon(url, event)).icon;
}

/** Has an icon saved, and says whether it is. */
export async function storeIcon(url: string, event: ExtendableEvent): Promise<boolean> {
  try {
    await (await findIcon(url, event)).saving;
  } catch {
    return false;
  }
  return (await isIn(ICON_CACHE, url)) || (await isIn(OPAQUE_ICON_CACHE, url));
}

interface FoundIcon {
  icon: Response;
  /** Settles when saving it has ended, well or not. */
  saving: Promise<void>;
}

/**
 * With CORS where the host allows it, for what is stored opaque costs megabytes of quota.
 *
 * The first answers of a host bypass the browser's own cache: an icon stored there without the CORS header would look
 * like a refusal, and one served from there without a connection like an answer.
 */
async function findIcon(url: string, event: ExtendableEvent): Promise<FoundIcon> {
  const { origin } = new URL(url);
  if (doubts.refuses(origin) || (await isIn(OPAQUE_ICON_CACHE, url))) {
    return ask(opaque, iconRequest(url, { mode: 'no-cors' }), event);
  }
  try {
    return await ask(readable, iconRequest(url, { mode: 'cors', cache: 'no-store' }), event);
  } catch {
    const request = iconRequest(url, { mode: 'no-cors', cache: 'reload' });
    if (doubts.allows(origin)) return { icon: await fetch(request), saving: Promise.resolve() };
    const found = await ask(opaque, request, event);
    doubts.noteRefused(origin);
    return found;
  }
}

/** A request of the address alone. The page's own carries headers that CORS would have to ask leave for. */
const iconRequest = (url: string, how: RequestInit): Request =>
  new Request(url, { credentials: 'omit', referrerPolicy: 'no-referrer', ...how });

async function ask(
  icons: CacheFirst,
  request: Request,
  event: ExtendableEvent,
): Promise<FoundIcon> {
  const [icon, saved] = icons.handleAll({ event, request });
  // A full disk leaves the icon shown and not saved.
  const saving = saved.catch(() => undefined);
  return { icon: await icon, saving };
}

const isIn = async (cacheName: string, url: string): Promise<boolean> =>
  (await caches.match(url, { cacheName, ignoreVary: true })) !== undefined;
