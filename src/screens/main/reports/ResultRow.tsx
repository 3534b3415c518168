import { type ReactNode, useState } from 'react';
import { formatDate } from '#domain/format';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Button } from '#ui/Button';
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
