/** Runs bench.ts with the parts that the command names, or all. Vite reads it, since Node 20 reads no TypeScript, with the `#` imports of the app's own build. */
import { loadConfigFromFile, runnerImport } from 'vite';

// Vite would set it to development, and the builds to be measured would inherit that.
process.env.NODE_ENV = 'production';

const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
const { module } = await runnerImport('./bench/bench.ts', { resolve: config.resolve });
await module.runBench(config.resolve, process.argv.slice(2));
