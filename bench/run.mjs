/** Runs bench.ts. Vite reads it, since Node 20 reads no TypeScript, with the `#` imports of the app's own build. */
import { loadConfigFromFile, runnerImport } from 'vite';

const { config } = await loadConfigFromFile({ command: 'serve', mode: 'bench' });
const { module } = await runnerImport('./bench/bench.ts', { resolve: config.resolve });
await module.runBench(config.resolve);
