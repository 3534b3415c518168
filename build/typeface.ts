import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGE = 'node_modules/@fontsource-variable/sofia-sans-semi-condensed';

const charactersBetween = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The folder in which typeface.css finds the files. */
const FOLDER = 'node_modules/.cache/ready-check/typeface';

/** The characters of each file, by the name of the package's file that has them. */
const CHARACTERS: Record<string, string> = {
  latin: `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}Œœ–—‘’‚“”„‹›†•…€™−×↑↓`,
  'latin-ext': charactersBetween(0x100, 0x17f),
  cyrillic: `${charactersBetween(0x400, 0x45f)}№`,
};

/** Cuts the typeface to the characters and weights in use: 25 kB instead of 42 for Latin. */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    async buildStart() {
      await Promise.all(Object.entries(CHARACTERS).map(([name, text]) => cutTypeface(name, text)));
    },
    generateBundle() {
      // The licence demands a copy beside the font.
      const source = readFileSync(`${PACKAGE}/LICENSE`);
      this.emitFile({ type: 'asset', fileName: 'static/woff2/licence.txt', source });
    },
  };
}

async function cutTypeface(name: string, text: string): Promise<void> {
  const file = `${PACKAGE}/files/sofia-sans-semi-condensed-${name}-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  mkdirSync(FOLDER, { recursive: true });
  // A build at the same time must not read half a file, so the file is renamed when complete.
  const path = `${FOLDER}/${name}.woff2`;
  writeFileSync(`${path}.${process.pid}`, font);
  renameSync(`${path}.${process.pid}`, path);
}
