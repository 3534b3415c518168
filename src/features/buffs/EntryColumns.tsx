import type { ReactNode } from 'react';
import styles from './BuffsBoard.module.css';

interface EntryColumnsProps {
  entries: readonly { key: string; entry: ReactNode }[];
}

/** Splits entries into two columns, the larger half first; one column on a phone. */
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
