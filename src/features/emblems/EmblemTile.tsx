import type { Emblem } from '#ui/game/emblems';
import styles from './EmblemTile.module.css';
import { Glyph } from './Glyph';

interface EmblemTileProps {
  emblem: Emblem;
  /** A class of theme.css, from zone-class.ts. */
  zoneClass: string;
  /** 28 px beside text, 40 beside a heading. */
  size?: 'small' | 'large';
}

export function EmblemTile({ emblem, zoneClass, size = 'small' }: EmblemTileProps) {
  return <Glyph {...emblem} className={`${styles.tile} ${styles[size]} ${zoneClass}`} />;
}
