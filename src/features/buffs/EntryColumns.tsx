import type { ReactNode } from 'react';
import styles from './CategoryEntry.module.css';

interface EntryColumnsProps {
  entries: readonly { key: string; entry: ReactNode }[];
  isInWords: boolean;
}

/** Shows entries as pictures, or as words in two columns (on phones one). */
export function EntryColumns({ entries, isInWords }: EntryColumnsProps) {
  const half = Math.ceil(entries.length / 2);
  return (
    <div className={`${styles.columns} ${isInWords ? styles.words : styles.pictures}`}>
      {[entries.slice(0, half), entries.slice(half)].map((column) => (
        // biome-ignore lint/a11y/noRedundantRoles: it loses its role in some browsers as it has no box
        <ul key={column[0]?.key} className="list-unstyled m-0" role="list">
          {column.map(({ key, entry }) => (
            <li key={key}>{entry}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}

export function BlockTitle({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <h4 className="h6 fw-semibold mt-3 mb-1">
      {title}
      {hint && <small className="text-body-secondary fw-normal ms-2">{hint}</small>}
    </h4>
  );
}
