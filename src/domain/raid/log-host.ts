/** `fresh` has the Anniversary realms, `classic` all others with rules. */
export const LOG_HOSTS = ['classic', 'fresh'] as const;

export type LogHost = (typeof LOG_HOSTS)[number];
