import type { Page } from '@playwright/test';
import { bossRow, bossRows, fetchButton, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { expect, test } from './test';

const BAD_CODE = 'Report code must be 16 characters long.';

/** Cut short, which is enough to see where it leads. */
const SHARED_LINK = 'https://ready-check.example.org/#share=1ZZZZ';

/** Opens the app while its scripts still load. */
async function openEarly(page: Page): Promise<void> {
  await page.goto('./', { waitUntil: 'commit' });
  await expect(reportField(page)).toBeVisible();
  await expect(page.locator('#first-page')).toBeVisible();
}

for (const appBase of ['/', '/raids/']) {
  test.describe(`served at ${appBase}, before any script has loaded`, () => {
    test.use({ appBase });
    let release: () => void;
    test.beforeEach(({ appServer }) => {
      // One script that the others need: a browser delays requests while six are open.
      release = appServer.server.hold(/js\/index-/);
    });

    test('a typed report survives the app’s start, with the focus', async ({ page }) => {
      await openEarly(page);
      await reportField(page).fill(RAID);
      release();
      await untilStarted(page);
      await expect(reportField(page)).toHaveValue(RAID);
      await expect(reportField(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bossRows(page)).toHaveCount(12);
    });

    test('no letter typed while the app replaces the page is lost', async ({ page }) => {
      const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(8);
      await openEarly(page);
      await reportField(page).focus();
      const typing = page.keyboard.type(letters, { delay: 2 });
      release();
      await typing;
      await untilStarted(page);
      await expect(reportField(page)).toHaveValue(letters);
    });

    test('a submitted report opens at its fight once the app has loaded', async ({ page }) => {
      await openEarly(page);
      await reportField(page).fill(`https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
      await fetchButton(page).click({ noWaitAfter: true });
      await page.waitForURL(/report=https/, { waitUntil: 'commit' });
      release();
      await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(`./?report=${RAID}&fight=12`);
    });

    test('a submitted shared link is not sent to the host, and opens once the app has loaded', async ({
      page,
      appServer,
    }) => {
      await openEarly(page);
      await reportField(page).fill(SHARED_LINK);
      await reportField(page).press('Enter');
      release();
      await untilStarted(page);
      await expect(reportField(page)).toHaveValue(SHARED_LINK);
      await reportField(page).press('Enter');
      await expect(page.getByRole('alert')).toContainText('This link is cut short');
      expect(appServer.requests.filter(({ search }) => search !== '')).toEqual([]);
    });

    test('the settings open once the app has loaded, if their link was clicked', async ({
      page,
    }) => {
      await openEarly(page);
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      release();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    });

    test('a text that is no report is refused once the app has loaded', async ({
      page,
      logSite,
    }) => {
      await openEarly(page);
      await fetchButton(page).click({ noWaitAfter: true });
      await page.waitForURL(/report=$/, { waitUntil: 'commit' });
      release();
      await expect(page.getByRole('alert')).toHaveText(BAD_CODE);
      expect(logSite.requests).toEqual([]);
    });
  });
}

test.describe('slow app', () => {
  let release: () => void;
  test.beforeEach(async ({ page, appServer }) => {
    release = appServer.server.hold(/js\/main-/);
    await openEarly(page);
    // The page's own script, which is not held, has run then.
    await page.waitForLoadState('domcontentloaded');
  });

  test('a report submitted before the app has loaded stays on the page, which says that it is being fetched', async ({
    page,
    appServer,
  }) => {
    await reportField(page).fill(`https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
    await reportField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await expect(page).toHaveURL(/report=https/);
    release();
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(`./?report=${RAID}&fight=12`);
    expect(appServer.requests.filter(({ pathname }) => pathname === '/')).toHaveLength(1);
    await page.goBack();
    await expect(fetchButton(page)).toBeEnabled();
  });

  test('a shared link submitted before the app has loaded opens, and is never sent to the host', async ({
    page,
    appServer,
  }) => {
    await reportField(page).fill(SHARED_LINK);
    await reportField(page).press('Enter');
    await expect(page).toHaveURL(/\/#share=1ZZZZ/);
    release();
    await expect(page.getByRole('alert')).toContainText('This link is cut short');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This link is cut short');
    expect(appServer.requests.filter(({ search }) => search !== '')).toEqual([]);
  });

  test('a report submitted twice before the app has loaded is requested once', async ({
    page,
    logSite,
  }) => {
    await reportField(page).fill(RAID);
    await reportField(page).press('Enter');
    await reportField(page).press('Enter');
    release();
    await expect(bossRows(page)).toHaveCount(12);
    expect(logSite.requests.filter(({ pathname }) => pathname.includes('fights'))).toHaveLength(1);
  });

  test('a code submitted a letter short and corrected before the app has loaded opens, as one history entry', async ({
    page,
  }) => {
    await reportField(page).fill(RAID.slice(0, -1));
    await reportField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await reportField(page).fill(RAID);
    await reportField(page).press('Enter');
    await expect(page).toHaveURL(`./?report=${RAID}`);
    release();
    await expect(bossRows(page)).toHaveCount(12);
    await page.goBack();
    await expect(page).toHaveURL('./');
  });

  test('a text that is no report is refused before the app has loaded', async ({
    page,
    logSite,
  }) => {
    await reportField(page).fill('no report');
    await reportField(page).press('Enter');
    release();
    await expect(page.getByRole('alert')).toHaveText(BAD_CODE);
    await expect(reportField(page)).toHaveValue('no report');
    expect(logSite.requests).toEqual([]);
  });
});

test('if the app cannot load, a submitted report reloads the page with it', async ({
  page,
  appServer,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
  const endFault = appServer.server.fault(/js\/main-/, { status: 503 });
  const failed = page.waitForEvent('pageerror');
  await openEarly(page);
  await reportField(page).fill(RAID);
  await failed;
  endFault();
  await reportField(page).press('Enter');
  await expect(bossRows(page)).toHaveCount(12);
});

for (const [colorScheme, background] of [
  ['dark', 'rgb(14, 16, 18)'],
  ['light', 'rgb(245, 242, 236)'],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`on a ${colorScheme} system the page has the system’s colours from the first paint on`, async ({
      page,
      appServer,
    }) => {
      const release = appServer.server.hold(/js\/index-/);
      await openEarly(page);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      release();
      await untilStarted(page);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
    });
  });
}

test('nothing moves when the app replaces the prerendered page', async ({ page, appServer }) => {
  const keys = () =>
    Promise.all(
      [reportField(page), fetchButton(page), page.getByRole('heading', { level: 1 })].map(
        (element) => element.boundingBox(),
      ),
    );
  const release = appServer.server.hold(/js\/index-/);
  await openEarly(page);
  const before = await keys();
  release();
  await untilStarted(page);
  expect(await keys()).toEqual(before);
});
