import type { BarcodePlace } from '#domain/audit/barcode';

/** Units of the drawing, which stretches to its box: a usual tile's pixels. */
const STEP = 8.5;
const WIDTH = 6.5;
const HANGING = 4;

/** Returns the size of a raider's gear as drawn, and a path per kind of place. */
export function barcodePaths(places: readonly BarcodePlace[], isQuiet: boolean) {
  const base = isQuiet ? 10 : 12;
  const box = (kind: BarcodePlace['kind']) =>
    pathOf(places, (place, x) => place.kind === kind && rectangle(x, base, -place.height));
  return {
    width: places.length * STEP - STEP + WIDTH,
    height: isQuiet ? base : base + HANGING,
    worn: box('worn'),
    flat: box('not in log'),
    noEnchant: box('no enchant'),
    bare: box('bare'),
    low: pathOf(places, ({ isLow }, x) => isLow && rectangle(x, base, HANGING)),
    socket: pathOf(
      places,
      ({ hasEmptySocket, height }, x) =>
        hasEmptySocket && `M${x + WIDTH / 2} ${base - Math.max(3, height / 2)}h.01`,
    ),
  };
}

const rectangle = (x: number, base: number, height: number): string =>
  `M${x} ${base}h${WIDTH}v${height}h${-WIDTH}z`;

const pathOf = (
  places: readonly BarcodePlace[],
  draw: (place: BarcodePlace, x: number) => string | false,
): string => places.map((place, index) => draw(place, index * STEP) || '').join('');
