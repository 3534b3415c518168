import type { ReactNode } from 'react';
import type { Kill } from '#domain/raid/raid';
import { NIGHT_TEXTS } from '#texts/night';
import { FightRing } from '../emblems/FightRing';
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

export const EverybodyPassed = ({ fight, ...passed }: PassedCountProps & { fight: Kill }) => (
  <div className={`${styles.whole} ${styles.passed}`}>
    <FightRing fight={fight} share={1} />
    <PassedCount {...passed} />
  </div>
);
