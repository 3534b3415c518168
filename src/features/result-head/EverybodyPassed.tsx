import type { ReactNode } from 'react';
import { NIGHT_TEXTS } from '#texts/night';
import { NightRing } from '../emblems/NightRing';
import styles from './EverybodyPassed.module.css';

interface PassedCountProps {
  count: number;
  children: ReactNode;
}

export const PassedCount = ({ count, children }: PassedCountProps) => (
  <div className={styles.passed}>
    <p className={styles.count}>{NIGHT_TEXTS.passedOf(count, count)}</p>
    {children}
  </div>
);

/** Says that everybody passed at the end of a night. */
export const EverybodyPassed = (passed: PassedCountProps) => (
  <div className={`${styles.whole} ${styles.passed}`}>
    <NightRing share={1} />
    <PassedCount {...passed} />
  </div>
);
