import { defineConfig } from '@playwright/test';
import type { Engine } from './test';

/** Tests of what differs between engines: Firefox and WebKit. */
export default defineConfig<Engine>({
  testMatch: '*.engine-spec.ts',
  globalSetup: './have-browsers.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  // Retried tests are named at the end, as in the other config.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['list'], ['../summary-reporter.ts']],
  projects: [
    { name: 'Firefox ESR', use: { engine: 'Firefox ESR' } },
    { name: 'WebKitGTK', use: { engine: 'WebKitGTK' } },
  ],
});
