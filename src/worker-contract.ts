/** Responses: whether the icon is stored to `STORE_ICON`, the changelog to `READ_CHANGELOG`. */
export type WorkerMessage =
  /** The user accepts this version. Nothing else makes it take over. */
  | { type: 'SKIP_WAITING' }
  /** Takes control of a page that was loaded without a worker. */
  | { type: 'TAKE_OVER' }
  | { type: 'READ_CHANGELOG' }
  /** Stores a language's texts, for this version and later versions. */
  | { type: 'SAVE_LANGUAGE'; language: string }
  | { type: 'STORE_ICON'; url: string };

/** Icons that were fetched by CORS: a few kB each. */
export const ICON_CACHE = 'ready-check-item-icons';

/** Icons of hosts that refuse CORS. */
export const OPAQUE_ICON_CACHE = 'ready-check-item-icons-opaque';

/** The most of these icons that stay. Chromium charges 7 to 9 MB of quota for each. */
export const MAX_OPAQUE_ICONS = 60;
