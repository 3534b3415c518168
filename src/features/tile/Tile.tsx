import type { ReactNode } from 'react';
import type { BarcodePlace } from '#domain/audit/barcode';
import type { PlayerRef } from '#domain/raid/player-ref';
import type { Raider } from '#domain/raid/raid';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import { UserText } from '#ui/UserText';
import { ClassPicture } from '../emblems/ClassPicture';
import { OwnPlayerMark } from '../player/OwnPlayerMark';
import { barcodePaths } from './barcode-paths';
import styles from './Tile.module.css';

interface TileProps {
  picture: Raider['picture'];
  /** Class and spec, unless the text around the tile says them. */
  classAndSpec?: string | undefined;
  name: string;
  player?: PlayerRef;
  /** Distinguishes namesakes. */
  detail?: string;
  level?: number | undefined;
  places?: readonly BarcodePlace[] | undefined;
  isQuiet?: boolean;
  words?: ReactNode;
  marks?: ReactNode;
}

/** Classes of the element around a tile, such as the button that chooses it. */
export const tileClass = (classKey: Raider['classKey'], { isQuiet = false } = {}): string =>
  `${styles.tile} ${isQuiet ? styles.quiet : ''} class-${classKey ?? 'unknown'}`;

/** Replaces `tileClass` for a picture, a name and words in one line. */
export const tileLineClass = (classKey: Raider['classKey']): string =>
  `${styles.line} class-${classKey ?? 'unknown'}`;

/** Renders a raider in every view: picture, name, level, barcode and faults. */
export function Tile(props: TileProps) {
  const { picture, classAndSpec, name, player, detail, level, places = [], words, marks } = props;
  const { isQuiet = false } = props;
  return (
    <>
      <UserText className={styles.name}>
        <span>{name}</span>
        {detail && <NamesakeDetail detail={detail} />}
        <OwnPlayerMark player={player} />
      </UserText>
      {level !== undefined && (
        <span className={`${styles.level} second`}>{` ${Math.round(level)}`}</span>
      )}
      {places.length > 0 && (
        <Barcode places={places} isQuiet={isQuiet} className={marks ? '' : styles.across} />
      )}
      {words && (
        <span className={styles.words}>{typeof words === 'string' ? ` ${words}` : words}</span>
      )}
      {marks && <span className={styles.marks}> {marks}</span>}
      <ClassPicture name={picture} size={34} words={classAndSpec} className={styles.picture} />
    </>
  );
}

interface BarcodeProps {
  places: readonly BarcodePlace[];
  /** Whether the raider passed. The barcode is then lower, and ends at the base line. */
  isQuiet: boolean;
  className?: string | undefined;
}

/** Shows a raider's gear, one path per kind of place. */
export function Barcode({ places, isQuiet, className = '' }: BarcodeProps) {
  const { width, height, paths } = barcodePaths(places, { isQuiet });
  return (
    <svg
      className={`${styles.barcode} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-barcode
    >
      {Object.entries(paths).map(
        ([kind, d]) => d && <path key={kind} className={styles[kind]} d={d} />,
      )}
    </svg>
  );
}
