/**
 * Installs missing programs of the tests: `node scripts/install-programs.mjs headlessShell chromium
 * caddy`. Vite loads the TypeScript.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/install-programs.ts');
try {
  module.installPrograms(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
