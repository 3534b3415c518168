import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE, SECOND } from '#domain/raid/time';
import { LogSiteFailure } from './log-site/log-site-failure';

const MAX_RETRIES = 2;

/** Milliseconds before a further try: twice as long each time, and by chance apart from what others wait. */
const retryDelay = (failures: number): number =>
  Math.min(SECOND * 2 ** failures, 8 * SECOND) * (0.5 + Math.random() / 2);

/**
 * Whether a return, of the person or of the network, is a reason to ask again. A refusal would be the
 * same, and a site that named a time is left alone until then.
 */
export const asksOnReturn = (error: Error | null): boolean =>
  !(error instanceof LogSiteFailure) || error.isAboutConnection;

const queryAsksOnReturn = ({ state: { error } }: Pick<Query, 'state'>): boolean =>
  asksOnReturn(error);

/**
 * The query cache. What it holds is true until asked for again; what is saved outlives it on the device.
 *
 * `networkMode: 'always'`: the library believes it is online at start, and in the other modes a
 * query that waits for a retry while offline stays paused.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      const own = error instanceof LogSiteFailure ? error.consoleLine : undefined;
      if (own) console.error(own);
      else if (meta?.consoleLine) console.error(meta.consoleLine, error);
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * MINUTE,
      refetchOnReconnect: queryAsksOnReturn,
      refetchOnWindowFocus: queryAsksOnReturn,
      retry: (failures, error) =>
        failures < MAX_RETRIES && error instanceof LogSiteFailure && error.isTransient,
      retryDelay,
    },
  },
});

/** Requests the failed queries in view again: there is a sign-in or a key now that may do better. */
export function refetchFailed(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How docs/specification.md words a failure of this query on the console. */
      consoleLine?: string;
    };
  }
}
