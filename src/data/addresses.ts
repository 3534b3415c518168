import type { Era } from '#domain/era/era';
import { ENCOUNTER_COPY_STEP } from '#domain/raid/dungeon-run';
import type { Piece } from '#domain/raid/raid';
import { BUILD_SETTINGS } from './build-settings';

/** The app's path: `/` or `/raids/`. Scripts have relative addresses: one build fits all. */
export const APP_BASE = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '../../', import.meta.url).pathname
  : '/';

/** Returns a class or spec picture's address. `encodeURIComponent` throws at a lone surrogate. */
export const pictureAddress = (name: string): string =>
  `${APP_BASE}icons/${encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'))}.png`;

/** The address of one file with all class and spec pictures. */
export const classSheetAddress = `${APP_BASE}icons/classes.png`;

export const sheetAddress = (sheet: string): string => `${APP_BASE}icons/${sheet}.svg`;

/** An icon's file name as logged. Any other name could address a file outside the folder. */
const ICON_NAME = /^[\w' -]+(\.\w+)*$/;

/** Returns a piece's icon on the log site's host; undefined for a bad name. */
export const iconAddress = (icon: string): string | undefined =>
  ICON_NAME.test(icon) ? `${BUILD_SETTINGS.iconUrl}/${encodeURIComponent(icon)}` : undefined;

/** Returns a boss's picture, in the icons' neighbouring folder; undefined without a number. */
export function bossPictureAddress(encounterId: number | undefined): string | undefined {
  const number = (encounterId ?? 0) % ENCOUNTER_COPY_STEP;
  if (!(number > 0)) return undefined;
  const folder = BUILD_SETTINGS.iconUrl.replace(/\/[^/]*$/, '');
  return `${folder}/bosses/${number}-icon.jpg`;
}

/** Returns a piece's item page with its gems and enchant; undefined if the era has no pages. */
export function itemPageAddress(
  { itemId, gems = [], enchantId }: Piece,
  { itemPages }: Pick<Era, 'itemPages'>,
): string | undefined {
  if (itemPages === undefined) return undefined;
  // An address set by the build may lack `/cata/`: it then serves all eras.
  const base = BUILD_SETTINGS.itemPageUrl.replace('/cata/', itemPages);
  const page = `${base}${itemId}`;
  const query = [
    gems.length > 0 && `gems=${gems.map((gem) => gem.itemId).join(':')}`,
    enchantId !== undefined && `ench=${enchantId}`,
  ]
    .filter(Boolean)
    .join('&');
  // An address set by the build may have a query already: `https://items.example/?item=`.
  return query ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page;
}
