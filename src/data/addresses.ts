import type { Era } from '#domain/eras/era';
import type { LogHost } from '#domain/log-site/log-host';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Piece } from '#domain/raid/raid';
import { readBuildSettings } from './build-settings';

/** The build's settings, read and checked once; a build with bad ones is refused by vite.config.ts. */
export const BUILD_SETTINGS = readBuildSettings(import.meta.env);

/**
 * The folder that the app is served from, with a slash at its end: `/` or `/raids/`.
 *
 * Scripts lie in `static/js/` below it, so one build serves at a root and below a sub-path.
 */
export const APP_BASE = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '../../', import.meta.url).pathname
  : '/';

/** A picture of our own: a class or a spec. `encodeURIComponent` throws at half a character. */
export const pictureAddress = (name: string): string =>
  `${APP_BASE}icons/${encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'))}.png`;

/** A sheet of our pictures. */
export const sheetAddress = (sheet: string): string => `${APP_BASE}icons/${sheet}.svg`;

/** A report's page on the log site. */
export const reportPageAddress = (code: ReportCode, host: LogHost = 'classic'): string =>
  new URL(`/reports/${code}`, BUILD_SETTINGS.apiUrls[host]).href;

/** File names as the log writes them. Anything else could lead out of the icon folder. */
const ICON_NAME = /^[\w' -]+(\.\w+)*$/;

/** A piece's icon on the log site's host; nothing when the name is none. */
export const iconAddress = (icon: string): string | undefined =>
  ICON_NAME.test(icon) ? `${BUILD_SETTINGS.iconUrl}/${encodeURIComponent(icon)}` : undefined;

/** Returns a piece's page in its era's item database, with its gems and enchant; undefined where there is none. */
export function itemPageAddress(
  { itemId, gems = [], enchantId }: Piece,
  { itemPages }: Pick<Era, 'itemPages'>,
): string | undefined {
  if (itemPages === undefined) return undefined;
  // The build's own address may name no era at all: then it serves them all.
  const base = BUILD_SETTINGS.itemPageUrl.replace('/cata/', itemPages);
  const page = `${base}${itemId}`;
  const query = [
    gems.length > 0 && `gems=${gems.map((gem) => gem.itemId).join(':')}`,
    enchantId !== undefined && `ench=${enchantId}`,
  ]
    .filter(Boolean)
    .join('&');
  // The build's own address may have a query already: `https://items.example/?item=`.
  return query ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page;
}
