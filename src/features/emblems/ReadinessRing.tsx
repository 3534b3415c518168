import type { ReactNode } from 'react';
import type { Emblem } from '#ui/game/emblems';
import { Glyph } from './Glyph';
import styles from './ReadinessRing.module.css';

interface ReadinessRingProps {
  emblem: Emblem;
  /** A class of theme.css, from zone-class.ts. */
  zoneClass: string;
  /** Of the raiders, how many passed, from 0 to 1; undefined while unknown. */
  share: number | undefined;
  /** Over the emblem. */
  children?: ReactNode;
}

/** An emblem in a ring that is filled as far as raiders passed. What it shows stands beside it in words. */
export function ReadinessRing({ emblem, zoneClass, share, children }: ReadinessRingProps) {
  return (
    <span className={`${styles.ring} ${zoneClass}`}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle className={styles.track} cx="17" cy="17" r="15.4" />
        {share !== undefined && share > 0 && (
          <circle
            className={styles.part}
            cx="17"
            cy="17"
            r="15.4"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
          />
        )}
      </svg>
      <Glyph {...emblem} className={styles.emblem} />
      {children}
    </span>
  );
}
