/** A host of the log site, without `.warcraftlogs.com`: `classic`. */
export type LogHost = string;

/** `fresh` has the Anniversary realms, `classic` all others with rules. */
export const CLASSIC: LogHost = 'classic';
export const FRESH: LogHost = 'fresh';
