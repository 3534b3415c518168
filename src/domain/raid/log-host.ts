/** A host of the log site, without `.warcraftlogs.com`: `classic`. */
export type LogHost = string;

/** `fresh` has the Anniversary realms, `classic` all other realms with rules. */
export const CLASSIC_HOST: LogHost = 'classic';
export const FRESH_HOST: LogHost = 'fresh';
