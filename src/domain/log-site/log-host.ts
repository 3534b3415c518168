/** Where the log site keeps reports: `fresh` has those of the Anniversary realms, `classic` all others that we judge. */
export const LOG_HOSTS = ['classic', 'fresh'] as const;

export type LogHost = (typeof LOG_HOSTS)[number];
