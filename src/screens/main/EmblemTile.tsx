import type { Emblem } from '#ui/emblems';
import styles from './EmblemTile.module.css';
import { Glyph } from './Glyph';

interface EmblemTileProps {
  emblem: Emblem;
  /** The class of theme.css that says the zone's colour, by zone-class.ts. */
  zoneClass: string;
  /** Its side: 28 px beside text, 40 beside a heading. */
  size?: 'small' | 'large';
}

/** A zone's or a boss's emblem on a ground of the zone's colour. Decoration: the name stands beside it. */
export function EmblemTile({ emblem, zoneClass, size = 'small' }: EmblemTileProps) {
  return <Glyph {...emblem} className={`${styles.tile} ${styles[size]} ${zoneClass}`} />;
}
