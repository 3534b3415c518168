/** What the worker does with a request. `network` means: step aside. */
export type Answer = 'app file' | 'page' | 'item icon' | 'network';

/** All of a request that decides about it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/**
 * Any address inside the scope opens the app, which reads the address itself.
 *
 * Log data is never the worker's: the app stores it in IndexedDB, and two copies would disagree sooner or later. A
 * picture that is not the app's own is an item icon, since the page's content policy lets no other host in.
 */
export function answerFor(request: Asked, isAppFile: (url: string) => boolean): Answer {
  if (request.method !== 'GET') return 'network';
  if (isAppFile(request.url)) return 'app file';
  if (request.mode === 'navigate') return 'page';
  return request.destination === 'image' && isItemIcon(request.url) ? 'item icon' : 'network';
}

/** Whether an address may be asked for and saved as an icon: never one that carries a key. */
export const isItemIcon = (url: string): boolean =>
  /^https?:/.test(url) && !new URL(url).searchParams.has('api_key');

/**
 * Where the page stands that was asked for at `url`.
 *
 * Its files are addressed relative to it and found from the app's own folder only. An address further down is moved
 * up into it, a slash inside stays %2F, so that the app can start and say that there is nothing there.
 */
export function pageAddress(url: string, scope: string): string {
  const asked = new URL(url);
  const folder = new URL(scope).pathname;
  const name = asked.pathname.slice(folder.length).replace(/^\/+|\/+$/g, '');
  asked.pathname = folder + name.replace(/\/+/g, '%2F');
  return asked.href;
}

/** Whether a cache is a precache that this scope no longer uses. One below a sub-path is another app's. */
export const isOutdated = (cacheName: string, scope: string, current: string): boolean =>
  cacheName.includes('-precache-') && cacheName.endsWith(`-${scope}`) && cacheName !== current;

/** What files are sent as, by their endings. A browser runs no module and applies no stylesheet sent as anything else. */
const KINDS: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
};

/**
 * Whether a content type fits the file at an address.
 *
 * In place of a file that is not there, as in the middle of a deploy, many hosts send the app's page, with status 200.
 * Hosts do not agree on how other files are named, but none of them is a page.
 */
export function fits(url: string, contentType: string | null): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = contentType ?? '';
  return KINDS[ending]?.test(type) ?? !/^text\/html\b/i.test(type);
}

/** The addresses of a page's scripts, which hold the hash of its build. */
export const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
