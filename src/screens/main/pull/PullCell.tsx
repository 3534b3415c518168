import type { ToldState } from '#domain/pull/at-the-pull';
import type { PullCategory } from '#domain/pull/consumables';
import { labelledState } from '#domain/pull/pull-list-words';
import { describeTold } from '#domain/pull/pull-words';
import styles from './PullCell.module.css';
import { PullMark } from './PullMark';

interface PullCellProps {
  category: PullCategory;
  told: ToldState;
}

export const PullCell = ({ category, told }: PullCellProps) => (
  <td className={`${styles.cell} ${told === 'not seen' ? styles.notSeen : ''}`}>
    <PullMark told={told} category={category} />
    <span className="visually-hidden">{labelledState(category, told)}</span>
  </td>
);

/** States counted in a footer cell, the most important first: it has room for two. */
const COUNTED = ['not seen', 'half', 'lower'] as const;

interface PullCountsProps {
  category: PullCategory;
  all: readonly ToldState[];
}

export function PullCounts({ category, all }: PullCountsProps) {
  const counts = COUNTED.map((told) => ({ told, count: all.filter((one) => one === told).length }));
  return (
    <td className={styles.cell}>
      {counts
        .filter(({ count }) => count > 0)
        .slice(0, 2)
        .map(({ told, count }) => (
          <span key={told} className={styles.count}>
            <PullMark told={told} category={category} size={11} />
            <span className="visually-hidden">{describeTold(told)}</span> {count}{' '}
          </span>
        ))}
    </td>
  );
}
