/** Where the log site keeps reports: `fresh` has those of the Anniversary realms, `classic` all others that we judge. */
export type LogHost = 'classic' | 'fresh';
