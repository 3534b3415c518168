import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/find-program';

/** What a raider's browser does on its own account has no place in a test, nor on a machine without a network. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Undefined if it is missing: then listing tests works, and a run fails in build-app.ts with what to do. */
const executablePath = findProgram('headlessShell');

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-app.ts',
  fullyParallel: true,
  workers: 2,
  // On a machine that does other work beside, a browser may miss a beat; what needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/summary-reporter.ts']],
  use: {
    // Recording takes a third of the time of every test.
    trace: 'on-first-retry',
    // Animations and scrolling are tested where they are the subject.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { ...(executablePath && { executablePath }), args: QUIET_CHROMIUM },
      },
    },
  ],
});
