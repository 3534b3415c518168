/** Runs a script in TypeScript, which Node 20 cannot: `node scripts/run.mjs scripts/check-prose.ts`. */
import { runnerImport } from 'vite';

// Vite would set it to development, and builds that a script starts would inherit that.
process.env.NODE_ENV ??= 'production';

// The script finds its arguments where Node puts them.
process.argv.splice(1, 1);
const [, script] = process.argv;
const { module } = await runnerImport('./build/alias.ts');
await runnerImport(`./${script}`, { resolve: { alias: module.ALIAS } });
