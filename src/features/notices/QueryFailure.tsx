import type { UseQueryResult } from '@tanstack/react-query';
import { FailureNotice } from './FailureNotice';
import { useLastingFailure } from './use-lasting-failure';

/** Says why a query failed, if it did, and that saved data is shown instead, if there is any. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  // What is read of a query renders its component again: the rest is read of a failed one only.
  const { data, error } = query;
  // A query without data forgets it while the request is repeated.
  const failure = useLastingFailure(error, !data);
  if (!failure) return null;
  return (
    <FailureNotice
      error={failure}
      savedAt={data ? query.dataUpdatedAt : undefined}
      isFetching={query.isFetching}
      onTryAgain={() => query.refetch({ cancelRefetch: false })}
    />
  );
}
