/**
 * What a page says to the worker. Two are answered on the message's port: `STORE_ICON` with whether the icon is stored,
 * `READ_CHANGELOG` with the changelog of the worker's version.
 */
export type WorkerMessage =
  /** The person accepts this version. Nothing else makes it take over from one in use. */
  | { type: 'SKIP_WAITING' }
  /** Serves the page that asks, which was loaded past the worker. */
  | { type: 'TAKE_OVER' }
  | { type: 'READ_CHANGELOG' }
  | { type: 'STORE_ICON'; url: string };

/** Cache of readable icons, a few kB each. */
export const ICON_CACHE = 'ready-check-item-icons';

/** Cache of the icons of a host that refuses CORS. */
export const OPAQUE_ICON_CACHE = 'ready-check-item-icons-opaque';

/** How many of those stay, the latest. Chromium books 7 to 9 MB of quota for each, hence so few. */
export const MAX_OPAQUE_ICONS = 60;
