/**
 * Holds the build in dist/ to the oldest browsers (src/texts/oldest-browsers.json) by MDN's compatibility data, and
 * exits 1 when a script calls, or a stylesheet says, what one of them lacks. Vite reads the check, which is TypeScript.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/check-browsers.ts');
const wrong = module.checkBrowsers();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else console.log('Nothing in the build is too new for the oldest browsers.');
