/**
 * Checks the sheets in tables, and writes each as it should be: sorted, with commas and line feeds.
 * `npm run tables`, or `npm run tables -- folder` to write them elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SheetWrong } from '../build/tables/sheet';
import { tidySheets } from '../build/tables/tables';

const folder = process.argv[2] ?? '.';

try {
  for (const [path, text] of tidySheets()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log('The sheets are in order.');
} catch (error) {
  if (!(error instanceof SheetWrong)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
