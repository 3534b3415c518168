import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE, SECOND } from '#domain/time';
import { LogSiteFailure } from '../log-site/requests/log-site-failure';

const MAX_RETRIES = 2;

/** Returns the milliseconds before a retry: doubled each time, with a random part. */
const retryDelay = (failures: number): number =>
  Math.min(SECOND * 2 ** failures, 8 * SECOND) * (0.5 + Math.random() / 2);

/** Whether to retry when the network or the user returns: not after a refusal, nor in a pause. */
export const refetchesOnReturn = (error: Error | null): boolean =>
  !(error instanceof LogSiteFailure) || error.isAboutConnection;

const queryRefetchesOnReturn = ({ state: { error } }: Pick<Query, 'state'>): boolean =>
  refetchesOnReturn(error);

/**
 * Caches all data, which is never stale. `networkMode: 'always'`, because TanStack Query assumes it
 * starts online: in other modes a query that waits for a retry offline stays paused.
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
      refetchOnReconnect: queryRefetchesOnReturn,
      refetchOnWindowFocus: queryRefetchesOnReturn,
      retry: (failures, error) =>
        failures < MAX_RETRIES && error instanceof LogSiteFailure && error.isTransient,
      retryDelay,
    },
  },
});

/** Refetches failed queries in view, after a new sign-in or key. */
export function refetchFailed(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The console line for a failure of this query. Source: docs/specification.md. */
      consoleLine?: string;
    };
  }
}
