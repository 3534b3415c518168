import type { ReactNode } from 'react';
import { Mark } from '#ui/Mark';
import styles from './CellRun.module.css';

interface CellRunProps {
  /** `arisen`: has faults that began after the first kill. */
  kind: 'steady' | 'arisen' | 'unseen' | 'passed' | 'fixed' | 'absent' | 'unknown';
  /** How many kills or evenings the run covers. */
  length: number;
  children?: ReactNode;
}

/** A band or line from a cell across the equal cells after it. */
export const CellRun = ({ kind, length, children }: CellRunProps) => (
  <span className={`${styles.run} ${styles[kind]}`} style={{ '--run': length }} aria-hidden="true">
    {children}
  </span>
);

/** Marks the kill or evening at which a player no longer had any fault. */
export const FaultsFixedPill = ({ children }: { children?: ReactNode }) => (
  <span className={styles.pill} aria-hidden="true">
    <Mark name="up" size={10} />
    {children}
  </span>
);

const RUNS = ['steady', 'arisen', 'unseen', 'passed', 'absent', 'unknown'] as const;

interface BandLegendProps {
  texts: Partial<Record<(typeof RUNS)[number], string>>;
  children?: ReactNode;
}

/** Explains the bands and lines of a table's rows. */
export const BandLegend = ({ texts, children }: BandLegendProps) => (
  <ul className="d-flex flex-wrap row-gap-1 column-gap-3 second list-unstyled m-0">
    {RUNS.map(
      (kind) =>
        texts[kind] && (
          <li key={kind}>
            <span className={styles.swatch}>
              <CellRun kind={kind} length={1} />
            </span>{' '}
            {texts[kind]}
          </li>
        ),
    )}
    {children}
  </ul>
);
