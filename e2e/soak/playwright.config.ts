import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

export default defineConfig(config, {
  testDir: '.',
  testMatch: 'soak.ts',
  globalSetup: '../build-app.ts',
  reporter: 'list',
  timeout: 60 * 60_000,
  use: { trace: 'off', actionTimeout: 10_000 },
});
