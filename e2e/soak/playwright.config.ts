import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default defineConfig(config, {
  testDir: '.',
  testMatch: 'soak.ts',
  globalSetup: '../build-app.ts',
  timeout: 20 * 60_000,
  use: { trace: 'off' },
});
