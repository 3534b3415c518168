import type { ReactNode } from 'react';
import styles from './Run.module.css';

interface RunProps {
  /** `arisen`, `unseen`: not so from the first kill on. */
  kind: 'steady' | 'arisen' | 'unseen' | 'passed' | 'fixed' | 'absent' | 'unknown';
  /** In kills. */
  length: number;
  children?: ReactNode;
}

/** A band or a line from a cell over those that look the same. */
export const Run = ({ kind, length, children }: RunProps) => (
  <span className={`${styles.run} ${styles[kind]}`} style={{ '--run': length }} aria-hidden="true">
    {children}
  </span>
);
