import type { ReactNode } from 'react';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { formatDate } from '#ui/format';
import { Link } from '#ui/Link';
import { UserText } from '#ui/UserText';

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
        <UserText text={title} />
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
