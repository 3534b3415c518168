import type { UseQueryResult } from '@tanstack/react-query';
import { FailureNotice } from './FailureNotice';

/** Says why a query failed, if it did, and that saved data is shown instead, if there is any. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <FailureNotice
      error={error}
      savedAt={data ? dataUpdatedAt : undefined}
      isFetching={isFetching}
      onTryAgain={() => refetch({ cancelRefetch: false })}
    />
  );
}
