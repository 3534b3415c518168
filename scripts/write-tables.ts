/** Writes the item tables of src/domain/eras from the rows in scripts/tables. */
import { writeFileSync } from 'node:fs';
import { makeTables } from './tables/make-tables';

for (const [file, text] of makeTables()) {
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} characters`);
}
