import type { ReactNode } from 'react';
import type { AtThePull, ShownState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/categories';
import { labelledStateText } from '#domain/pull/pull-list-words';
import { pullStateText } from '#domain/pull/pull-words';
import { PullMark } from '#features/pull/PullMark';
import styles from './PullCell.module.css';

export interface PullColumns {
  /** Undefined until the pull is loaded, or if it is not saved. The pull then has no columns. */
  pull: AtThePull | undefined;
  isPullLoading: boolean;
}

interface PullCellsProps extends PullColumns {
  cellOf: (category: PullCategory, pull: AtThePull) => ReactNode;
}

/** Renders a cell for each category; while the pull loads, two empty cells for flask and food. */
export function PullCells({ pull, isPullLoading, cellOf }: PullCellsProps) {
  if (isPullLoading)
    return (
      <>
        <td className={styles.cell} />
        <td className={styles.cell} />
      </>
    );
  return pull?.categories.map((category) => cellOf(category, pull));
}

/** Renders no mark for a category that the log lacks: the column's foot has one mark. */
export const PullCell = ({ category, state }: { category: PullCategory; state: ShownState }) => (
  <td className={`${styles.cell} ${state === 'not seen' ? styles.notSeen : ''}`}>
    {state !== 'not in log' && <PullMark state={state} category={category} />}
    <span className="visually-hidden">{labelledStateText(category, state)}</span>
  </td>
);

/** The states that a footer cell counts, most important first. Two of them fit. */
const COUNTED_STATES = ['not seen', 'half', 'lower'] as const;

interface PullCountsProps {
  category: PullCategory;
  states: readonly ShownState[];
}

export function PullCounts({ category, states }: PullCountsProps) {
  const counts = COUNTED_STATES.map((state) => ({
    state,
    count: states.filter((one) => one === state).length,
  }));
  return (
    <td className={styles.cell}>
      {states.includes('not in log') && <PullMark state="not in log" category={category} />}
      {counts
        .filter(({ count }) => count > 0)
        .slice(0, 2)
        .map(({ state, count }) => (
          <span key={state} className={styles.count}>
            <PullMark state={state} category={category} size={11} />
            <span className="visually-hidden">{pullStateText(state)}</span> <span>
              {count}
            </span>{' '}
          </span>
        ))}
    </td>
  );
}
