import type { ReactNode } from 'react';
import styles from './NightTable.module.css';

/** Renders a row of the table's foot, with a cell per kill. */
export const FootRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{title}</th>
    {children}
    <td className={styles.now} />
  </tr>
);

export const ShareMeter = ({ value, max }: { value: number; max: number }) => (
  <span className={styles.share} aria-hidden="true">
    <span style={{ inlineSize: `${(100 * value) / max}%` }} />
  </span>
);
