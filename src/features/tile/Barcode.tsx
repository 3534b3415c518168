import type { BarcodePlace } from '#domain/audit/barcode';
import styles from './Tile.module.css';

/** Units of the drawing, which stretches to its box: a usual tile's pixels. */
const STEP = 8.5;
const WIDTH = 6.5;
const HANGING = 4;

interface BarcodeProps {
  places: readonly BarcodePlace[];
  /** Of who passed: lower, and nothing hangs. */
  isQuiet: boolean;
  className: string | undefined;
}

/** Draws a raider's gear, one path per kind of place. */
export function Barcode({ places, isQuiet, className }: BarcodeProps) {
  const base = isQuiet ? 10 : 12;
  const box = (kind: BarcodePlace['kind']) =>
    pathOf(places, (place, x) => place.kind === kind && rectangle(x, base, -place.height));
  const low = pathOf(places, ({ isLow }, x) => isLow && rectangle(x, base, HANGING));
  const sockets = pathOf(
    places,
    ({ hasEmptySocket, height }, x) =>
      hasEmptySocket && `M${x + WIDTH / 2} ${base - Math.max(3, height / 2)}h.01`,
  );
  return (
    <svg
      className={`${styles.barcode} ${className}`}
      viewBox={`0 0 ${places.length * STEP - STEP + WIDTH} ${isQuiet ? base : base + HANGING}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-barcode
    >
      {drawn(styles.worn, box('worn'))}
      {drawn(styles.flat, box('not in log'))}
      {drawn(styles.noEnchant, box('no enchant'))}
      {drawn(styles.bare, box('bare'))}
      {drawn(styles.low, low)}
      {sockets && (
        <>
          <path className={styles.socket} d={sockets} />
          <path className={styles.hole} d={sockets} />
        </>
      )}
    </svg>
  );
}

const drawn = (className: string | undefined, d: string) =>
  d && <path className={className} d={d} />;

const rectangle = (x: number, base: number, height: number): string =>
  `M${x} ${base}h${WIDTH}v${height}h${-WIDTH}z`;

const pathOf = (
  places: readonly BarcodePlace[],
  draw: (place: BarcodePlace, x: number) => string | false,
): string => places.map((place, index) => draw(place, index * STEP) || '').join('');
