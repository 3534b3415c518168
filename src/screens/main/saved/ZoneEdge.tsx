import type { EraId } from '#domain/era/era';
import { zoneClassIn } from '#features/emblems/zone-class';
import styles from './ZoneEdge.module.css';

const MAX_COLOURS = 6;

interface ZoneEdgeProps {
  zones: readonly string[];
  era: EraId | undefined;
}

export function ZoneEdge({ zones, era }: ZoneEdgeProps) {
  return (
    <span className={styles.edge} aria-hidden="true">
      {(zones.length > 0 ? zones : ['']).slice(0, MAX_COLOURS).map((zone) => (
        <span key={zone} className={zoneClassIn(zone, era)} />
      ))}
    </span>
  );
}
