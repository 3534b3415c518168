import { zoneClass } from '../zone-class';
import styles from './ZoneEdge.module.css';

/** More colours than these would be no edge any more. */
const MAX_COLOURS = 6;

/** A card's left edge in the colours of its zones. */
export function ZoneEdge({ zones }: { zones: readonly string[] }) {
  return (
    <span className={styles.edge} aria-hidden="true">
      {(zones.length > 0 ? zones : ['']).slice(0, MAX_COLOURS).map((zone) => (
        <span key={zone} className={zoneClass({ zone })} />
      ))}
    </span>
  );
}
