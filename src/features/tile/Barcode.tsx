import type { BarcodePlace } from '#domain/audit/barcode';
import { barcodePaths } from './barcode-paths';
import styles from './Tile.module.css';

interface BarcodeProps {
  places: readonly BarcodePlace[];
  /** For a raider who passed: lower, with nothing below the base line. */
  isQuiet: boolean;
  className: string | undefined;
}

/** Shows a raider's gear, one path per kind of place. */
export function Barcode({ places, isQuiet, className }: BarcodeProps) {
  const { width, height, paths } = barcodePaths(places, isQuiet);
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
