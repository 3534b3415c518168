/**
 * Checks the words of comments, test titles and docs against docs/style.md. Exits 1 if a phrase is
 * not plain or comments take too many lines. Vite loads the check, which is TypeScript.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/check-prose.ts');
const wrong = module.checkProse();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
