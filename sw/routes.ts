/** `network` means that the worker does not respond. */
export type Route = 'app file' | 'page' | 'item icon' | 'network';

export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/**
 * Decides who responds. Any address in the scope opens the app. Log data is in IndexedDB only, as
 * two copies would disagree. Any other picture is an item icon, by the content policy.
 */
export function routeFor(request: RoutedRequest, isAppFile: (url: string) => boolean): Route {
  if (request.method !== 'GET') return 'network';
  if (isAppFile(request.url)) return 'app file';
  if (request.mode === 'navigate') return 'page';
  return request.destination === 'image' && isItemIcon(request.url) ? 'item icon' : 'network';
}

/** Whether an address may be cached as an icon: never one with a key. */
export const isItemIcon = (url: string): boolean =>
  /^https?:/.test(url) && !new URL(url).searchParams.has('api_key');

/**
 * Returns the page's address for `url`. Its files are relative to the app's folder only, so a
 * deeper address moves up into it, with inner slashes as %2F.
 */
export function pageAddress(url: string, scope: string): string {
  const address = new URL(url);
  const folder = new URL(scope).pathname;
  const parts = address.pathname.slice(folder.length).split('/');
  address.pathname = folder + parts.filter(Boolean).join('%2F');
  return address.href;
}

/** Whether a cache is an unused precache of this scope. One below a sub-path is another app's. */
export const isOutdated = (cacheName: string, scope: string, current: string): boolean =>
  cacheName.includes('-precache-') && cacheName.endsWith(`-${scope}`) && cacheName !== current;

/** Browsers run no module and apply no stylesheet of another type. */
const KINDS: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
};

/**
 * Whether a content type fits an address. For a missing file, as during a deploy, many hosts send
 * the app's page with status 200.
 */
export function fits(url: string, contentType: string | null): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = contentType ?? '';
  return KINDS[ending]?.test(type) ?? !/^text\/html\b/i.test(type);
}

/** Lists a page's scripts, whose names contain the build's hash. */
export const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
