import type { CSSProperties, ReactNode } from 'react';
import styles from './Matrix.module.css';
import raidTable from './RaidTable.module.css';

interface MatrixProps {
  title: string;
  /** The accessible name of the part that scrolls. */
  regionName: string;
  box: string | undefined;
  table: string | undefined;
  /** The number of kills or evenings. */
  columns: number;
  /** The most columns that fit a phone. There the page scrolls instead of the table. */
  maxOnPhone: number;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * Renders a table of a row per player and a column per kill or evening. Phones show its rows as
 * cards. Cards would lose their roles, so each role is set.
 */
export const Matrix = ({ title, regionName, box, table, ...props }: MatrixProps) => (
  <section
    className={`${raidTable.box} ${styles.box} ${props.columns <= props.maxOnPhone ? styles.inPage : ''} ${box}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    tabIndex={0}
    aria-label={regionName}
    style={{ ...props.style, '--columns': props.columns }}
  >
    <table role="table" className={`${styles.table} ${table}`}>
      <caption className="visually-hidden">{title}</caption>
      {props.children}
    </table>
  </section>
);

interface MatrixRowProps {
  /** A player, or the title of a sum. */
  head: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const MatrixRow = ({ head, className, children }: MatrixRowProps) => (
  <tr role="row" className={className}>
    <th role="rowheader" scope="row" className={styles.player}>
      {head}
    </th>
    {children}
  </tr>
);
