import type { Emblem } from '#ui/game/emblems';
import { BossPicture } from './BossPicture';
import styles from './EmblemRing.module.css';
import { Glyph } from './Glyph';

interface EmblemRingProps {
  emblem: Emblem;
  /** A class of theme.css, from zone-class.ts. */
  zoneClass: string;
  /** How far the ring is filled: a share of the raiders. Absent if nobody is judged. */
  passed?: number | undefined;
  /** Of the boss, whose picture covers the emblem once it is there. */
  encounterId?: number | undefined;
}

/** Renders a boss in a ring of its raid's readiness; words beside it say the same. */
export function EmblemRing({ emblem, zoneClass, passed = 0, encounterId }: EmblemRingProps) {
  return (
    <span className={`${styles.ring} ${zoneClass}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r="18" />
        <circle
          className={styles.value}
          cx="20"
          cy="20"
          r="18"
          pathLength="100"
          strokeDasharray={`${passed * 100} 100`}
        />
      </svg>
      <Glyph {...emblem} className={styles.emblem} />
      <BossPicture encounterId={encounterId} />
    </span>
  );
}
