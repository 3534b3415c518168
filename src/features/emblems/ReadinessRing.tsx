import { type ReactNode, useEffect, useState } from 'react';
import { chunkLoader } from '#data/lazy-chunk';
import type { Emblem, EmblemSubject } from '#ui/game/emblems';
import { whenIdle } from '#ui/when-idle';
import { Glyph } from './Glyph';
import styles from './ReadinessRing.module.css';

interface ReadinessRingProps {
  emblem: EmblemSubject;
  /** A class of theme.css, from zone-class.ts. */
  zoneClass: string;
  /** Of the raiders, how many passed, from 0 to 1; undefined while unknown. */
  share: number | undefined;
  /** Over the emblem. */
  children?: ReactNode;
}

/** An emblem in a ring that is filled as far as raiders passed. What it shows stands beside it in words. */
export function ReadinessRing(props: ReadinessRingProps) {
  const { emblem: subject, zoneClass, share, children } = props;
  const emblem = useEmblem(subject);
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
      {emblem && <Glyph {...emblem} className={styles.emblem} />}
      {children}
    </span>
  );
}

const loadEmblems = chunkLoader('emblemOf', () => import('#ui/game/emblems'));

let emblemOf: ((subject: EmblemSubject) => Emblem) | undefined;

/** Undefined until the page is idle; a failure leaves the ring empty. */
function useEmblem(subject: EmblemSubject): Emblem | undefined {
  const [, setLoaded] = useState(emblemOf !== undefined);
  useEffect(() => {
    const show = (loaded: typeof emblemOf) => {
      emblemOf = loaded;
      setLoaded(true);
    };
    if (!emblemOf) whenIdle(() => loadEmblems().then(show, () => {}));
  }, []);
  return emblemOf?.(subject);
}
