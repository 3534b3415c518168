import { lateComponent, useLateComponent } from '#ui/late-component';
import styles from './ReadinessRing.module.css';
import type { RingContentProps } from './RingContent';

export interface ReadinessRingProps extends RingContentProps {
  /** A class of colour-classes.css, from zone-class.ts. */
  zoneClass: string;
  /** The share of raiders who passed, from 0 to 1; undefined while unknown. */
  share: number | undefined;
  isFetching?: boolean;
}

/** Renders an emblem or boss in a ring that is filled by the share of raiders who passed. */
export function ReadinessRing(props: ReadinessRingProps) {
  const { zoneClass, share, isFetching, ...content } = props;
  const Content = useLateComponent(LateContent);
  return (
    <span className={`${styles.ring} ${zoneClass}`} data-fetching={isFetching || undefined}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle className={styles.track} cx="17" cy="17" r="15.4" />
        {share !== undefined && share > 0 && (
          // A path that begins at the top: Chromium does not print a rotated circle within a link.
          <path
            className={styles.part}
            d="M17 1.6a15.4 15.4 0 1 1 0 30.8a15.4 15.4 0 1 1 0-30.8"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
          />
        )}
      </svg>
      {Content && <Content {...content} />}
    </span>
  );
}

const LateContent = lateComponent('RingContent', () => import('./RingContent'));
