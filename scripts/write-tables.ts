/**
 * Writes the item tables of src/domain/eras from the rows in scripts/tables: `npm run tables`, or
 * `npm run tables -- folder` for a tree elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTables } from './tables/make-tables';

const folder = process.argv[2] ?? '.';
for (const [path, text] of makeTables()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} characters`);
}
