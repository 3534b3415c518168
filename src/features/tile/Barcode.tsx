import type { BarcodePlace } from '#domain/audit/barcode';
import { barcodePaths } from './barcode-paths';
import styles from './Tile.module.css';

interface BarcodeProps {
  places: readonly BarcodePlace[];
  /** Of who passed: lower, and nothing hangs. */
  isQuiet: boolean;
  className: string | undefined;
}

/** Draws a raider's gear, one path per kind of place. */
export function Barcode({ places, isQuiet, className }: BarcodeProps) {
  const paths = barcodePaths(places, isQuiet);
  return (
    <svg
      className={`${styles.barcode} ${className}`}
      viewBox={`0 0 ${paths.width} ${paths.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-barcode
    >
      {drawn(styles.worn, paths.worn)}
      {drawn(styles.flat, paths.flat)}
      {drawn(styles.noEnchant, paths.noEnchant)}
      {drawn(styles.bare, paths.bare)}
      {drawn(styles.low, paths.low)}
      {drawn(styles.socket, paths.socket)}
      {drawn(styles.hole, paths.socket)}
    </svg>
  );
}

const drawn = (className: string | undefined, d: string) =>
  d && <path className={className} d={d} />;
