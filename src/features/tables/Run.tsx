import type { ReactNode } from 'react';
import { Mark } from '#ui/Mark';
import styles from './Run.module.css';

interface RunProps {
  /** `arisen`, `unseen`: not so from the first kill on. */
  kind: 'steady' | 'arisen' | 'unseen' | 'passed' | 'fixed' | 'absent' | 'unknown';
  /** How many kills or evenings it covers. */
  length: number;
  children?: ReactNode;
}

/** A band or a line from a cell over those that look the same. */
export const Run = ({ kind, length, children }: RunProps) => (
  <span className={`${styles.run} ${styles[kind]}`} style={{ '--run': length }} aria-hidden="true">
    {children}
  </span>
);

/** Marks the kill or evening at which a player had fixed their faults. */
export const FixedPill = ({ children }: { children?: ReactNode }) => (
  <span className={styles.pill} aria-hidden="true">
    <Mark name="up" size={10} />
    {children}
  </span>
);
