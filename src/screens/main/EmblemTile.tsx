import { glyphAddress } from '#data/addresses';
import type { Emblem } from '#ui/emblems';
import styles from './EmblemTile.module.css';
import { zoneClass } from './zone-class';

interface EmblemTileProps {
  emblem: Emblem;
  /** The zone whose colour it has. */
  zone: string;
  /** Its side: 28 px beside text, 40 beside a heading. */
  size?: 'small' | 'large';
}

/** A zone's or a boss's emblem on a ground of the zone's colour. Decoration: the name stands beside it. */
export function EmblemTile({ emblem, zone, size = 'small' }: EmblemTileProps) {
  return (
    <svg
      className={`${styles.tile} ${styles[size]} ${zoneClass({ zone })}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <use href={glyphAddress(emblem.sheet, emblem.glyph)} />
    </svg>
  );
}
