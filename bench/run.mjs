/**
 * Runs bench.ts with the named parts, or all. Vite loads the TypeScript, with the app's `#`
 * imports.
 */
import { loadConfigFromFile, runnerImport } from 'vite';

// Vite would set it to development, and the measured builds would inherit that.
process.env.NODE_ENV = 'production';

const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
const { module } = await runnerImport('./bench/bench.ts', { resolve: config.resolve });
await module.runBench(config.resolve, process.argv.slice(2));
