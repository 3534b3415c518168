/**
 * Installs what the tests start and this machine lacks: `node scripts/install-programs.mjs headlessShell chromium caddy`.
 * Vite reads the TypeScript, since Node 20 cannot.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/install-programs.ts');
try {
  module.installPrograms(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
