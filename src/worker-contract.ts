/** `STORE_ICON` returns whether it is stored, `READ_CHANGELOG` the changelog. */
export type WorkerMessage =
  /** The user accepts this version; nothing else makes it take over. */
  | { type: 'SKIP_WAITING' }
  /** Takes control of the page, which bypassed the worker. */
  | { type: 'TAKE_OVER' }
  | { type: 'READ_CHANGELOG' }
  /** Saves a language's texts, in this version and the next. */
  | { type: 'SAVE_LANGUAGE'; language: string }
  | { type: 'STORE_ICON'; url: string };

/** Icons fetched by CORS, a few kB each. */
export const ICON_CACHE = 'ready-check-item-icons';

/** Icons of a host that refuses CORS. */
export const OPAQUE_ICON_CACHE = 'ready-check-item-icons-opaque';

/** The latest stay. Chromium charges 7 to 9 MB of quota for each. */
export const MAX_OPAQUE_ICONS = 60;
