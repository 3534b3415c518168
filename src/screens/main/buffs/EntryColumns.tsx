import type { ReactNode } from 'react';
import styles from './BuffsBoard.module.css';

interface EntryColumnsProps {
  entries: readonly { key: string; entry: ReactNode }[];
}

/** The first has the larger half; one column on a phone. */
export function EntryColumns({ entries }: EntryColumnsProps) {
  const half = Math.ceil(entries.length / 2);
  return (
    <div className={styles.columns}>
      {[entries.slice(0, half), entries.slice(half)].map((column) => (
        <ul key={column[0]?.key} className="list-unstyled m-0">
          {column.map(({ key, entry }) => (
            <li key={key}>{entry}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
