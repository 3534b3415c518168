/**
 * Checks the build in dist/ against the oldest browsers (src/texts/oldest-browsers.json) by MDN's
 * compatibility data. Exits 1 if a script or stylesheet uses what one of them lacks. Vite loads the
 * check, which is TypeScript.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/check-browsers.ts');
const wrong = module.checkBrowsers();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else console.log('Nothing in the build is too new for the oldest browsers.');
