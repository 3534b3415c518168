import type { Page } from '@playwright/test';
import { bossRow, bossRows, fetchButton, reportField } from './locators';
import { RAID, RETAIL_2020_GERMAN, RETAIL_2022 } from './reports';
import { untilStarted } from './saved';
import { expect, expectConsole, test } from './test';

const BAD_CODE = 'Report code must be 16 characters long.';

/** A shared link cut short: the tests only need to recognize it. */
const SHARED_LINK = 'https://ready-check.example.org/#share=1ZZZZ';

/** Opens the app while its scripts still load. */
async function openEarly(page: Page): Promise<void> {
  await page.goto('./', { waitUntil: 'commit' });
  await expect(reportField(page)).toBeVisible();
  await expect(page.locator('#first-page')).toBeVisible();
}

test.describe('below a path', () => {
  test.use({ appBase: '/raids/' });

  test('no action is lost before the scripts have loaded', async ({ page, appServer, logSite }) => {
    /** Opens the app, whose scripts wait for the returned function. */
    const openHeld = async () => {
      // The other scripts need this script. A browser sends no more than six requests at a time.
      const release = appServer.server.hold(/js\/index-/);
      await openEarly(page);
      return release;
    };

    await test.step('text that is not a report code is refused', async () => {
      const release = await openHeld();
      await fetchButton(page).click({ noWaitAfter: true });
      await page.waitForURL(/report=$/, { waitUntil: 'commit' });
      release();
      await expect(page.getByRole('alert')).toHaveText(BAD_CODE);
      expect(logSite.requests).toEqual([]);
    });

    await test.step('a submitted shared link is not sent to the host', async () => {
      const before = appServer.requests.length;
      const release = await openHeld();
      await reportField(page).fill(SHARED_LINK);
      await reportField(page).press('Enter');
      release();
      await untilStarted(page);
      await expect(reportField(page)).toHaveValue(SHARED_LINK);
      await reportField(page).press('Enter');
      await expect(page.getByRole('alert')).toContainText('This link is cut short');
      const sent = appServer.requests.slice(before);
      expect(sent.filter(({ search }) => search !== '')).toEqual([]);
    });

    await test.step('another screen begins with its link and without the home page', async () => {
      const release = appServer.server.hold(/js\/index-/);
      await page.goto('./season', { waitUntil: 'commit' });
      const link = page.getByRole('link', { name: 'Season', exact: true });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(reportField(page)).toBeHidden();
      release();
      await expect(page.getByRole('heading', { name: 'Season', exact: true })).toBeVisible();
    });

    await test.step('the settings open if their link was clicked', async () => {
      const release = await openHeld();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      release();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    });

    await test.step('a report typed during the app’s start survives to the last letter', async () => {
      const link = `https://classic.warcraftlogs.com/reports/${RETAIL_2022}#`;
      const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(8);
      const release = await openHeld();
      await reportField(page).fill(link);
      const typing = page.keyboard.type(letters, { delay: 2 });
      release();
      await typing;
      await untilStarted(page);
      await expect(reportField(page)).toHaveValue(link + letters);
      await expect(reportField(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bossRows(page)).toHaveCount(5);
    });

    await test.step('a submitted report opens at its fight', async () => {
      const release = await openHeld();
      await reportField(page).fill(`https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
      await fetchButton(page).click({ noWaitAfter: true });
      await page.waitForURL(/report=https/, { waitUntil: 'commit' });
      release();
      await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(`./?report=${RAID}&fight=12`);
    });
  });
});

test('the report field works while the app loads', async ({ page, appServer, logSite }) => {
  /** Opens the app, which waits for the returned function after the page's own script has run. */
  const openHeld = async () => {
    const release = appServer.server.hold(/js\/main-/);
    await openEarly(page);
    await page.waitForLoadState('domcontentloaded');
    return release;
  };

  await test.step('text that is not a report code is refused', async () => {
    const release = await openHeld();
    await reportField(page).fill('no report');
    await reportField(page).press('Enter');
    release();
    await expect(page.getByRole('alert')).toHaveText(BAD_CODE);
    await expect(reportField(page)).toHaveValue('no report');
    expect(logSite.requests).toEqual([]);
  });

  await test.step('a shared link is not sent to the host', async () => {
    const release = await openHeld();
    await reportField(page).fill(SHARED_LINK);
    await reportField(page).press('Enter');
    await expect(page).toHaveURL(/\/#share=1ZZZZ/);
    release();
    await expect(page.getByRole('alert')).toContainText('This link is cut short');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This link is cut short');
    expect(appServer.requests.filter(({ search }) => search !== '')).toEqual([]);
  });

  await test.step('a report submitted twice is requested once', async () => {
    const release = await openHeld();
    await reportField(page).fill(RETAIL_2022);
    await reportField(page).press('Enter');
    await reportField(page).press('Enter');
    release();
    await expect(bossRows(page)).toHaveCount(5);
    expect(logSite.requests.filter(({ pathname }) => pathname.includes('fights'))).toHaveLength(1);
  });

  await test.step('a corrected code opens with only one history entry', async () => {
    const release = await openHeld();
    await reportField(page).fill(RETAIL_2020_GERMAN.slice(0, -1));
    await reportField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await reportField(page).fill(RETAIL_2020_GERMAN);
    await reportField(page).press('Enter');
    await expect(page).toHaveURL(`./?report=${RETAIL_2020_GERMAN}`);
    release();
    await expect(bossRows(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('./');
  });

  await test.step('the page shows that a report is being fetched', async () => {
    const before = appServer.requests.length;
    const release = await openHeld();
    await reportField(page).fill(`https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
    await reportField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await expect(page).toHaveURL(/report=https/);
    release();
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(`./?report=${RAID}&fight=12`);
    const sent = appServer.requests.slice(before);
    expect(sent.filter(({ pathname }) => pathname === '/')).toHaveLength(1);
    await page.goBack();
    await expect(fetchButton(page)).toBeEnabled();
  });
});

test('submitting a report without the app reloads the page with the report', async ({
  page,
  appServer,
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

test('the app replaces the prerendered page without moving it', async ({ page, appServer }) => {
  const keys = () =>
    Promise.all(
      [reportField(page), fetchButton(page), page.getByRole('heading', { level: 1 })].map(
        (element) => element.boundingBox(),
      ),
    );
  for (const [colorScheme, background] of [
    ['dark', 'rgb(14, 16, 18)'],
    ['light', 'rgb(245, 242, 236)'],
  ] as const) {
    await test.step(`the first paint has the colours of the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      const release = appServer.server.hold(/js\/index-/);
      await openEarly(page);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      const before = await keys();
      release();
      await untilStarted(page);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      expect(await keys()).toEqual(before);
    });
  }
});
