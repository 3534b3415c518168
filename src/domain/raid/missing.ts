/** Why a kill has no data here. */
export type MissingData =
  /** `unread`: on this device but not loaded yet. */
  | { missing: 'unread' | 'not fetched' }
  /** `why` is a sentence for the user. */
  | { missing: 'failed'; why: string };
