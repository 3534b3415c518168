/**
 * Writes the item tables of src/domain/eras from the rows in scripts/tables. Vite loads the
 * TypeScript.
 */
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/tables/make-tables.ts');
for (const [file, text] of module.makeTables()) {
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} characters`);
}
