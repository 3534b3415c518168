import { test as base } from '../test';
import { startFirefox } from './firefox';
import type { Raider } from './raider';
import { startWebKitGtk } from './webkitgtk';

export { expect } from '@playwright/test';

const STARTS = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKitGtk };

export interface Engine {
  engine: keyof typeof STARTS;
}

/** The other tests' fixtures, with a raider in the chosen engine instead of Playwright's page. */
export const test = base.extend<Engine & { raider: Raider }>({
  engine: ['Firefox ESR', { option: true }],

  raider: async ({ engine }, use) => {
    const raider = await STARTS[engine]();
    await use(raider);
    await raider.leave();
  },

  // The guard listens on Playwright's own page, and would start a browser for it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  expectConsole: async ({}, use) => use(() => {}),
});
