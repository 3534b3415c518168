import { PATHS } from '../src/routes';

/** `network` means that the worker does not respond. */
export type Route = 'app file' | 'page' | 'unknown page' | 'item icon' | 'network';

export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** The worker's build. */
interface Build {
  scope: string;
  isAppFile: (url: string) => boolean;
}

/** Longer than any address of the app. */
const MAX_ADDRESS_LENGTH = 100_000;

/**
 * Decides who responds. An unknown address in the scope may be another page of the host. Log data
 * are in IndexedDB only because two copies would disagree. By the content policy any other picture
 * is an item icon.
 */
export function routeFor(request: RoutedRequest, { scope, isAppFile }: Build): Route {
  if (request.method !== 'GET' || request.url.length > MAX_ADDRESS_LENGTH) return 'network';
  if (isAppFile(request.url)) return 'app file';
  if (request.mode === 'navigate') return isPage(request.url, scope) ? 'page' : 'unknown page';
  return request.destination === 'image' && isItemIcon(request.url) ? 'item icon' : 'network';
}

const isPage = (url: string, scope: string): boolean => {
  const name = new URL(pageAddress(url, scope)).pathname.slice(new URL(scope).pathname.length);
  return Object.values(PATHS).some((path) => path === `/${name}`);
};

/** Whether an address may be cached as an icon. An address with a key never may. */
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

/** Whether a cache is an unused precache of this scope, and not of an app in a folder below. */
export const isOutdated = (cacheName: string, scope: string, current: string): boolean =>
  cacheName.includes('-precache-') && cacheName.endsWith(`-${scope}`) && cacheName !== current;

/** Content types by ending: browsers run modules and apply stylesheets only of these types. */
const KINDS: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
};

/** Whether a type fits an address: for missing files many hosts send the page, with status 200. */
export function fits(url: string, contentType: string | null): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = contentType ?? '';
  return KINDS[ending]?.test(type) ?? !/^text\/html\b/i.test(type);
}

/** Whether a page belongs to this build: its scripts' names contain the build's hash. */
export function isOwnPage(page: string, { scope, isAppFile }: Build): boolean {
  const scripts = [...page.matchAll(/<script\b[^<>]*\bsrc="([^"<>]+)"/g)];
  return (
    scripts.length > 0 &&
    scripts.every(([, address = '']) => isAppFile(new URL(address, scope).href))
  );
}
