import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime } from '#domain/format';
import type { ReportLink } from '#domain/log-site/report-link';
import type { SearchSubject } from '#domain/log-site/search';
import { FailureNotice, useLastingFailure } from '#features/notices/FailureNotice';
import { RAID_TEXTS } from '#texts/raid';
import { SEARCH_TEXTS } from '#texts/search';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
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
  const failure = useLastingFailure(error, isFetching);
  return (
    <section className="mt-3" aria-label={title}>
      <h3 className="h6 mb-1 d-flex">
        <UserText>{title}</UserText>
      </h3>
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

interface ResultRowProps {
  title: string;
  /** Epoch milliseconds; 0 if unknown. */
  date: number;
  isOpen: boolean;
  onChoose: () => void;
  /** Absent if no raid is open. */
  compareSearch?: string | undefined;
  children: ReactNode;
}

export function ResultRow(props: ResultRowProps) {
  const { title, date, isOpen, onChoose, compareSearch, children } = props;
  return (
    <li className="list-group-item p-0 d-flex">
      <button
        type="button"
        className={`list-group-item-action flex-fill btn text-start d-flex flex-wrap align-items-center column-gap-2 ${isOpen ? 'fw-bold' : ''}`}
        aria-current={isOpen}
        onClick={onChoose}
      >
        <UserText>{title}</UserText>
        <span className="small text-body-secondary">
          {date > 0 ? formatDate(date) : SEARCH_RESULT_TEXTS.undated}
        </span>
        <span className="ms-auto d-flex flex-wrap column-gap-2 align-items-center small">
          {children}
        </span>
      </button>
      {compareSearch && (
        <Link className="btn btn-sm btn-outline-secondary m-1" to={{ search: compareSearch }}>
          {SEARCH_RESULT_TEXTS.compare}
          <span className="visually-hidden">
            {' '}
            {SEARCH_RESULT_TEXTS.compareWith} <bdi>{title}</bdi>
          </span>
        </Link>
      )}
    </li>
  );
}

const SHORT_LENGTH = 8;

interface ShortListProps<Item> {
  label: string;
  items: readonly Item[];
  rowOf: (item: Item) => ReactNode;
}

/** Starts a list short, to keep what follows it near. */
export function ShortList<Item>({ label, items, rowOf }: ShortListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHORT_LENGTH);
  return (
    <>
      <ul className="list-group list-unstyled" aria-label={label}>
        {shown.map(rowOf)}
      </ul>
      {items.length > SHORT_LENGTH && (
        <Button isSmall className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? SEARCH_RESULT_TEXTS.showFewer
            : SEARCH_RESULT_TEXTS.showMore(items.length - SHORT_LENGTH)}
        </Button>
      )}
    </>
  );
}
