import type { BarcodePlace } from '#domain/audit/barcode';

const place = (kind: BarcodePlace['kind'], height: number): BarcodePlace => ({
  kind,
  height,
  isLow: false,
  hasEmptySocket: false,
});

const PLACES: Readonly<Record<string, BarcodePlace>> = {
  x: place('noEnchant', 12),
  v: { ...place('worn', 0), isLow: true },
  o: { ...place('worn', 6), hasEmptySocket: true },
  _: place('bare', 9),
  '-': place('notInLog', 1),
};

/** Reads a barcode's places. A hexadecimal digit is the height of a worn piece. */
export const readBarcode = (gear: string): BarcodePlace[] =>
  Array.from(gear, (letter) => PLACES[letter] ?? place('worn', Number.parseInt(letter, 16)));
