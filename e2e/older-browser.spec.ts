import type { Locator, Page } from '@playwright/test';
import { bossRow, details, playerButtons, reportField } from './locators';
import { RAID } from './reports';
import { untilRaids, untilStarted } from './saved';
import { openReport } from './steps';
import { expect, expectConsole, test } from './test';

test.describe('an older browser', () => {
  /** Removes APIs newer than the oldest supported browsers. */
  const makeOld = (page: Page) =>
    page.addInitScript(() => {
      const newer: [object, string[]][] = [
        [URL, ['canParse', 'parse']],
        [AbortSignal, ['any', 'timeout']],
        [Array, ['fromAsync']],
        [
          Array.prototype,
          ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
        ],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [Promise, ['withResolvers', 'try']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
        [StorageManager.prototype, ['estimate']],
        [
          globalThis,
          ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator'],
        ],
      ];
      for (const [owner, names] of newer)
        for (const name of names) Reflect.deleteProperty(owner, name);
    });

  test('an older browser opens a report and the sample raid', async ({ page }) => {
    await makeOld(page);
    await openReport(page, RAID);
    await bossRow(page, 'Magmaw').click();
    await expect(playerButtons(page, 'Elsifer')).toBeVisible();
    await page.goto('./?report=SampleRaid000001');
    await expect(bossRow(page, 'Halfus Wyrmbreaker')).toBeVisible();
    await untilRaids(page, 2);
  });

  test('a browser too old for the scripts gets a message on the first page', async ({ page }) => {
    expectConsole(/^Uncaught: .*Symbol\.for/);
    await page.addInitScript(() => Reflect.deleteProperty(Symbol, 'for'));
    await page.goto('./');
    const words = page.getByText('Ready Check has not started yet');
    await expect(words).toBeHidden();
    // Half a minute passes at once.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(words).toBeVisible();
    await expect(words).toContainText('Safari 15.6 (iOS 15.6)');
  });

  test('a browser whose styles are too old gets the message at once', async ({
    page,
    appServer,
  }) => {
    const tooOld = page.getByText('This browser is too old for Ready Check');

    await test.step('a supported browser does not get the message', async () => {
      const release = appServer.server.hold(/js\/index-/);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(reportField(page)).toBeVisible();
      await expect(tooOld).toBeHidden();
      await expect(page.getByText('has not started yet')).toBeHidden();
      release();
      await untilStarted(page);
    });

    await test.step('a browser whose styles are too old shows the message until the app starts', async () => {
      // Only the page's own request is held: later requests may still be open when the test ends.
      await page.route(/css\/main-/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('accent-color:auto', 'accent-colour:auto');
        await route.fulfill({ response, body });
      });
      const release = appServer.server.hold(/js\/index-/);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(tooOld).toBeVisible();
      release();
      await untilStarted(page);
      await expect(tooOld).toHaveCount(0);
    });
  });
});

test.describe('a browser without :has', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without :has the page can be scrolled to its end', async ({ page }) => {
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':had(') });
    });
    await openReport(page, RAID);
    await bossRow(page, 'Magmaw').click();
    await expect(playerButtons(page, 'Thornclaw').first()).toBeVisible();
    const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
    const bottomOf = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };

    await test.step('the bars do not cover the end of the page', async () => {
      const bar = page.getByRole('link', { name: /Magmaw.*of 12/ });
      await expect(bar).toBeVisible();
      const footer = page.getByRole('contentinfo');
      // Readiness renders late and moves the end of the page.
      await expect(async () => {
        await toTheEnd();
        expect(await bottomOf(footer)).toBeLessThanOrEqual(await topOf(bar));
      }).toPass();
    });

    await test.step('the sheet does not cover the end of the page', async () => {
      await playerButtons(page, 'Thornclaw').first().click();
      await expect(details(page).getByRole('heading', { name: 'Thornclaw' })).toBeVisible();
      await toTheEnd();
      const footer = page.getByRole('contentinfo');
      // Both positions are fractions of a pixel, and the page scrolls by whole pixels.
      expect(await bottomOf(footer)).toBeLessThan((await topOf(details(page))) + 1);
    });
  });
});

test('the app stops waiting for a report’s chunk after two minutes', async ({
  page,
  appServer,
}) => {
  // RaidRail imports fetch-raid, and the report's query also waits for that chunk.
  expectConsole(/Loading chunk (RaidRail|fetch-raid) failed/);
  await page.clock.install();
  appServer.server.fault(/fetch-raid-/, { way: 'never comes' });
  // The two minutes begin with the request.
  const request = page.waitForRequest(/fetch-raid-/);
  await openReport(page, RAID);
  await request;
  await page.clock.runFor(121_000);
  // The search form below imports the same chunk and shows the same message.
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('This could not be loaded.');
  await expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
});
