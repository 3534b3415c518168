import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/find-program';

/** A browser's background work has no place in a test. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A missing browser is undefined. Tests can then be listed, but a run fails with advice. */
const executablePath = findProgram('headlessShell');

const LAYOUT = /layout\.spec\.ts/;

const launchOptions = { ...(executablePath && { executablePath }), args: QUIET_CHROMIUM };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-app.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a browser may be late; retried tests are named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/summary-reporter.ts']],
  use: {
    // Recording takes a third of every test's time.
    trace: 'on-first-retry',
    // The fixtures' dates are in UTC.
    timezoneId: 'UTC',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Animations and scrolling have their own tests.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: LAYOUT,
      use: { browserName: 'chromium', launchOptions },
    },
    {
      name: 'chromium with scroll bars',
      testMatch: LAYOUT,
      use: {
        browserName: 'chromium',
        // Playwright hides scroll bars; on most desktops they take 15 px of a window.
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
});
