import type { UseQueryResult } from '@tanstack/react-query';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { FailureNotice } from './FailureNotice';

/** Says why a query failed, if it did, and that saved data is shown instead, if there is any. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  // What is read of a query renders its component again: the rest is read of a failed one only.
  const { data, error } = query;
  // Stays while the request is repeated, which a query without data forgets.
  const [failure] = useAdjustedState(error, (last) => error ?? (data ? null : last));
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
