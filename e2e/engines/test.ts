import { test as base } from '../test';
import { startFirefox } from './firefox';
import type { Raider } from './raider';
import { startWebKitGtk } from './webkitgtk';

export { expect } from '@playwright/test';

const STARTS = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKitGtk };

/** What a project of the config chooses. */
export interface Engine {
  engine: keyof typeof STARTS;
}

/** The ground of the other tests, with a raider in an engine of choice in place of Playwright's page. */
export const test = base.extend<Engine & { raider: Raider }>({
  engine: ['Firefox ESR', { option: true }],

  raider: async ({ engine }, use) => {
    const raider = await STARTS[engine]();
    await use(raider);
    await raider.leave();
  },

  // It listens through Playwright's own page, and starts a browser for it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  expectConsole: async ({}, use) => use(() => {}),
});
