import type { ReactNode } from 'react';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { formatDate } from '#ui/format';
import { UserText } from '#ui/UserText';

interface ResultRowProps {
  title: string;
  /** Epoch milliseconds; 0 when the site does not say. */
  date: number;
  isOpen: boolean;
  onChoose: () => void;
  /** Compares the open raid with it, where one is open. */
  onCompare?: (() => void) | undefined;
  children: ReactNode;
}

/** One thing that a search found: its title with the date, and whatever else distinguishes it. */
export function ResultRow({ title, date, isOpen, onChoose, onCompare, children }: ResultRowProps) {
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
      {onCompare && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary text-body m-1"
          onClick={onCompare}
        >
          {SEARCH_RESULT_TEXTS.compare}
          <span className="visually-hidden"> {SEARCH_RESULT_TEXTS.compareWith(title)}</span>
        </button>
      )}
    </li>
  );
}
