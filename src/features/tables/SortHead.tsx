import type { ReactNode } from 'react';
import styles from './SortHead.module.css';

export interface Order<By extends string> {
  by: By;
  isAscending: boolean;
}

interface SortHeadProps<By extends string> {
  by: By;
  order: Order<By>;
  onSort: (order: Order<By>) => void;
  className: string | undefined;
  children: ReactNode;
}

/** A column's head that sorts, first A to Z or by highest number. A second click reverses it. */
export function SortHead<By extends string>(props: SortHeadProps<By>) {
  const { by, order, onSort, className, children } = props;
  const isSorted = order.by === by;
  const sort = () => onSort({ by, isAscending: isSorted ? !order.isAscending : by === 'player' });
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isSorted ? (order.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={`plain ${styles.sort}`} onClick={sort}>
        {children}
      </button>
    </th>
  );
}
