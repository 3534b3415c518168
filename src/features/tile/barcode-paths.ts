import type { BarcodePlace } from '#domain/audit/barcode';

/** Units of the drawing, which stretches to its box. In a usual tile they are pixels. */
const STEP = 8.5;
const GAP = 2;
const WIDTH = STEP - GAP;
const HANGING_HEIGHT = 4;

/** Returns the size of a raider's gear as drawn, and a path per kind of place. */
export function barcodePaths(places: readonly BarcodePlace[], { isQuiet }: { isQuiet: boolean }) {
  const base = isQuiet ? 10 : 12;
  const paths = { worn: '', notInLog: '', noEnchant: '', bare: '', low: '', socket: '' };
  places.forEach(({ kind, height, isLow, hasEmptySocket }, index) => {
    const x = index * STEP;
    const rectangle = (tall: number) => `M${x} ${base}h${WIDTH}v${tall}h${-WIDTH}z`;
    paths[kind] += rectangle(-height);
    if (isLow) paths.low += rectangle(HANGING_HEIGHT);
    if (hasEmptySocket) paths.socket += `M${x + WIDTH / 2} ${base - Math.max(3, height / 2)}h.01`;
  });
  return {
    width: places.length * STEP - GAP,
    height: isQuiet ? base : base + HANGING_HEIGHT,
    // Drawn again, thinner, in the cell's colour: the socket becomes a ring.
    paths: { ...paths, hole: paths.socket },
  };
}
