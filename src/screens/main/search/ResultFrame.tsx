import type { ReactNode } from 'react';
import type { ReportLink } from '#domain/log-site/report-link';
import type { SearchSubject } from '#domain/log-site/search';
import { FailureNotice } from '#features/notices/FailureNotice';
import { RAID_TEXTS } from '#texts/raid';
import { SEARCH_TEXTS } from '#texts/search';
import { formatDateTime } from '#ui/format';
import { UserText } from '#ui/UserText';

export interface ResultProps {
  subject: SearchSubject;
  onSearchAgain: () => void;
  onOpen: (link: ReportLink) => void;
}

interface ResultFrameProps {
  title: string;
  isFetching: boolean;
  /** Epoch milliseconds; undefined while nothing is shown. */
  fetchedAt: number | undefined;
  error: Error | null;
  /** Time of the saved result that replaces a failed one. */
  savedAt: number | undefined;
  onSearchAgain: () => void;
  children: ReactNode;
}

export function ResultFrame(props: ResultFrameProps) {
  const { title, isFetching, fetchedAt, error, savedAt, onSearchAgain, children } = props;
  return (
    <section className="mt-3" aria-label={title}>
      <h3 className="h6 mb-1 d-flex">
        <UserText text={title} />
      </h3>
      <p className="small text-body-secondary mb-2" role="status">
        {fetchedAt !== undefined && RAID_TEXTS.fetchedAt(formatDateTime(fetchedAt))}{' '}
        {isFetching && SEARCH_TEXTS.searching}
      </p>
      {error && (
        <FailureNotice
          error={error}
          savedAt={savedAt}
          isFetching={isFetching}
          onTryAgain={onSearchAgain}
        />
      )}
      {children}
    </section>
  );
}
