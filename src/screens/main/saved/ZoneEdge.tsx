import { zoneClass } from '../zone-class';
import styles from './ZoneEdge.module.css';

const MAX_COLOURS = 6;

export function ZoneEdge({ zones }: { zones: readonly string[] }) {
  return (
    <span className={styles.edge} aria-hidden="true">
      {(zones.length > 0 ? zones : ['']).slice(0, MAX_COLOURS).map((zone) => (
        <span key={zone} className={zoneClass({ zone })} />
      ))}
    </span>
  );
}
