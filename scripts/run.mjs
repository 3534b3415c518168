/** Runs a script in TypeScript, which Node 20 cannot: `node scripts/run.mjs scripts/check-prose.ts`. */
import { runnerImport } from 'vite';

// Vite would set NODE_ENV to development, also for the builds that the script starts.
process.env.NODE_ENV ??= 'production';

// The script finds its arguments where Node puts them.
process.argv.splice(1, 1);
const [, script] = process.argv;
const load = async (path) => (await runnerImport(path)).module;
const { ALIAS } = await load('./build/alias.ts');
const { tables } = await load('./build/tables/tables.ts');
await runnerImport(`./${script}`, { resolve: { alias: ALIAS }, plugins: [tables()] });
