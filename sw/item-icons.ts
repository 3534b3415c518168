import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst } from 'workbox-strategies';
import { ICON_CACHE, MAX_OPAQUE_ICONS, OPAQUE_ICON_CACHE } from '../src/worker-contract';
import { limitEntries } from './bounded';
import { corsDoubts } from './cors-doubts';

const doubts = corsDoubts();

const readableOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    doubts.noteAllowed(new URL(request.url).origin);
    return response;
  },
  // A captive portal may send a page instead of a picture.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/^text\//.test(response.headers.get('content-type') ?? '')
      ? response
      : null,
};
const opaqueOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.type === 'opaque' ? response : null),
};

const cacheFirst = (cacheName: string, filter: WorkboxPlugin, max: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [filter, limitEntries(max)],
  });
const readableIcons = cacheFirst(ICON_CACHE, readableOnly, 2000);
const opaqueIcons = cacheFirst(OPAQUE_ICON_CACHE, opaqueOnly, MAX_OPAQUE_ICONS);
/** A cache for bosses alone: icons need all room of their cache. A raid has up to 14 bosses. */
const OPAQUE_BOSS_CACHE = 'ready-check-boss-pictures-opaque';
const opaqueBosses = cacheFirst(OPAQUE_BOSS_CACHE, opaqueOnly, 20);

const opaqueCacheFor = (url: string): CacheFirst =>
  /\/bosses\/[^/]+$/.test(url) ? opaqueBosses : opaqueIcons;

const CACHES = [ICON_CACHE, OPAQUE_ICON_CACHE, OPAQUE_BOSS_CACHE];

/**
 * Makes room by deleting every icon, one by one: Chromium frees nothing of a deleted cache while a
 * tab or the worker has it open.
 */
async function dropIcons(): Promise<void> {
  for (const cacheName of CACHES) {
    const cache = await caches.open(cacheName);
    await Promise.all((await cache.keys()).map((icon) => cache.delete(icon)));
  }
}

// When the disk is full, icons are the first to go, also while a new version installs.
registerQuotaErrorCallback(dropIcons);

/** Responds with a stored icon, else fetches and stores it. Rejects offline. */
export async function respondWithIcon(url: string, event: ExtendableEvent): Promise<Response> {
  return (await findIcon(url, event)).icon;
}

/** Stores an icon. Returns whether it is stored. */
export async function storeIcon(url: string, event: ExtendableEvent): Promise<boolean> {
  try {
    await (await findIcon(url, event)).storing;
    return (await isIn(ICON_CACHE, url)) || (await isIn(opaqueCacheFor(url).cacheName, url));
  } catch {
    return false;
  }
}

interface FoundIcon {
  icon: Response;
  /** Resolves once storing has ended, even in failure. Absent if the icon is not stored. */
  storing?: Promise<void>;
}

/**
 * Finds an icon, with CORS if allowed: an opaque response costs megabytes of quota. A host's first
 * responses bypass the HTTP cache, in which an icon without the CORS header would look like a
 * refusal.
 */
async function findIcon(url: string, event: ExtendableEvent): Promise<FoundIcon> {
  const { origin } = new URL(url);
  const opaque = opaqueCacheFor(url);
  let isOpaque: boolean;
  try {
    isOpaque = await isIn(opaque.cacheName, url);
  } catch {
    // The cache cannot be read, so the icon is not stored.
    return { icon: await fetch(iconRequest(url, { mode: 'no-cors' })) };
  }
  if (isOpaque || doubts.refuses(origin))
    return fetchIcon(opaque, iconRequest(url, { mode: 'no-cors' }), event);
  try {
    const request = iconRequest(url, { mode: 'cors', cache: 'no-store' });
    return await fetchIcon(readableIcons, request, event);
  } catch {
    const request = iconRequest(url, { mode: 'no-cors', cache: 'reload' });
    if (doubts.allows(origin)) return { icon: await fetch(request) };
    const found = await fetchIcon(opaque, request, event);
    doubts.noteRefused(origin);
    return found;
  }
}

/** Makes a request by address: the page's own request has headers that need a CORS preflight. */
const iconRequest = (url: string, how: RequestInit): Request =>
  new Request(url, { credentials: 'omit', referrerPolicy: 'no-referrer', ...how });

async function fetchIcon(
  icons: CacheFirst,
  request: Request,
  event: ExtendableEvent,
): Promise<FoundIcon> {
  const [icon, stored] = icons.handleAll({ event, request });
  // If the disk is full, the icon is shown but not stored.
  const storing = stored.catch(() => undefined);
  return { icon: await icon, storing };
}

const isIn = async (cacheName: string, url: string): Promise<boolean> =>
  (await caches.match(url, { cacheName, ignoreVary: true })) !== undefined;
