/** A host of the log site, by what precedes `.warcraftlogs.com`: `classic`. */
export type LogHost = string;

/** `fresh` has the Anniversary realms, `classic` all others with rules. */
export const CLASSIC: LogHost = 'classic';
export const FRESH: LogHost = 'fresh';

/** A DNS label, the only thing that may precede the log site's domain in a request. */
export const HOST_NAME = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
