import { expect } from '@playwright/test';
import { test as base } from '../test';
import { startFirefox } from './firefox';
import { readDialog, readPage } from './in-page';
import type { Raider } from './raider';
import { startWebKitGtk } from './webkitgtk';

export { expect };

const STARTS = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKitGtk };

export interface Engine {
  engine: keyof typeof STARTS;
}

/**
 * The other tests' fixtures, with a raider in the chosen engine instead of Playwright's page. Tests
 * share a browser, because Firefox takes seconds to start. Each test has an origin of its own.
 */
export const test = base.extend<{ raider: Raider }, Engine & { started: Raider }>({
  engine: ['Firefox ESR', { option: true, scope: 'worker' }],

  started: [
    async ({ engine }, use) => {
      const raider = await STARTS[engine]();
      await use(raider);
      await raider.leave();
    },
    { scope: 'worker' },
  ],

  raider: async ({ started }, use) => {
    await started.startOver();
    await use(started);
  },

  // The guard listens on Playwright's own page, and would start a browser for it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  watch: async ({}, use) => use(undefined),
});

/** Waits until the page matches. Reads again if the page is left during the reading. */
export const untilShown = (raider: Raider, text: string | RegExp): Promise<void> =>
  expect(async () => expect(await raider.run(readPage, null)).toMatch(text)).toPass();

export const untilInDialog = (raider: Raider, words: string): Promise<void> =>
  expect.poll(() => raider.run(readDialog, null)).toContain(words);

/** Deletes the only raid by Delete all raids, in the open settings. */
export async function deleteTheRaid(raider: Raider): Promise<void> {
  await raider.press('Delete all raids');
  await raider.press('Yes, continue');
  await raider.press('Delete 1 raid now');
  await untilInDialog(raider, 'No raid is left');
}
