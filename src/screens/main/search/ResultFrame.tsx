import type { ReactNode } from 'react';
import { formatDateTime } from '#domain/format';
import type { ReportLink } from '#domain/log-site/report-link';
import type { SearchSubject } from '#domain/log-site/search';
import { FailureNotice, useLastingFailure } from '#features/notices/FailureNotice';
import { RAID_TEXTS } from '#texts/raid';
import { SEARCH_TEXTS } from '#texts/search';
import { UserText } from '#ui/UserText';

export interface ResultProps {
  subject: SearchSubject;
  onSearchAgain: () => void;
  onOpen: (link: ReportLink) => void;
}

interface ResultFrameProps {
  title: string;
  /** Rendered on the title's line. */
  beside?: ReactNode;
  isFetching: boolean;
  /** Epoch milliseconds; undefined while nothing is shown. */
  fetchedAt: number | undefined;
  error: Error | null;
  /** Time of the saved result that replaces a failed result. */
  savedAt: number | undefined;
  onSearchAgain: () => void;
  children: ReactNode;
}

export function ResultFrame(props: ResultFrameProps) {
  const { title, beside, isFetching, fetchedAt, error, savedAt, onSearchAgain, children } = props;
  const failure = useLastingFailure(error, isFetching);
  return (
    <section className="mt-3" aria-label={title}>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <h3 className="h6 m-0 d-flex">
          <UserText>{title}</UserText>
        </h3>
        {beside}
      </div>
      <p className="small text-body-secondary mb-2" role="status">
        <span>{fetchedAt !== undefined && RAID_TEXTS.fetchedAt(formatDateTime(fetchedAt))}</span>{' '}
        <span>{isFetching && SEARCH_TEXTS.searching}</span>
      </p>
      {failure && (
        <FailureNotice
          error={failure}
          savedAt={savedAt}
          isFetching={isFetching}
          onTryAgain={onSearchAgain}
        />
      )}
      {children}
    </section>
  );
}
