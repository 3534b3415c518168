/** Why a kill has no data on this device. */
export type MissingData =
  /** `unread` data is on this device, but not loaded yet. */
  | { missing: 'unread' | 'not fetched' }
  /** `reason` is a sentence for the user. */
  | { missing: 'failed'; reason: string };
