import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '#domain/format';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Link } from '#ui/Link';
import { ToggleButton } from '#ui/ToggleButton';
import { UserText } from '#ui/UserText';
import styles from './ResultRow.module.css';

interface ResultRowProps {
  picture?: ReactNode;
  title: string;
  /** Epoch milliseconds; 0 if unknown. */
  date: number;
  isOpen: boolean;
  onChoose: () => void;
  /** Absent if no raid is open. */
  compareQueryString?: string | undefined;
  /** Facts beside the date, each an element. */
  children: ReactNode;
}

export function ResultRow(props: ResultRowProps) {
  const { picture, title, date, isOpen, onChoose, compareQueryString, children } = props;
  return (
    <li className="list-group-item p-0 d-flex flex-wrap">
      <button
        type="button"
        className={`${styles.report} list-group-item-action btn d-flex gap-3 align-items-center text-start`}
        aria-current={isOpen}
        onClick={onChoose}
      >
        {picture}
        <span className={styles.words}>
          <span className={`d-flex fs-6 text-body ${isOpen ? 'fw-bold' : ''}`}>
            <UserText>{title}</UserText>
          </span>
          <span className="facts second fw-normal">
            <span>{date > 0 ? formatDate(date) : SEARCH_RESULT_TEXTS.undated}</span>
            {children}
          </span>
        </span>
      </button>
      {compareQueryString && (
        <Link
          className="btn btn-sm btn-outline-secondary m-1 ms-auto align-self-center"
          to={{ search: compareQueryString }}
        >
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

/** Shows only the start of a long list, so that what follows stays near. */
export function ShortList<Item>({ label, items, rowOf }: ShortListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const shown = isWhole ? items : items.slice(0, SHORT_LENGTH);
  return (
    <>
      <ul id={list} className="list-group list-unstyled" aria-label={label}>
        {shown.map(rowOf)}
      </ul>
      {items.length > SHORT_LENGTH && (
        <ToggleButton
          className="btn btn-sm btn-outline-secondary mt-2"
          isOpen={isWhole}
          contentId={list}
          onToggle={setWhole}
        >
          {isWhole
            ? SEARCH_RESULT_TEXTS.showFewer
            : SEARCH_RESULT_TEXTS.showMore(items.length - SHORT_LENGTH)}
        </ToggleButton>
      )}
    </>
  );
}
