import type { Locator, Page } from '@playwright/test';
import { EARLIER } from './earlier-raid';
import { raidUntil } from './growing-raid';
import { bossRow, bossRows } from './locators';
import { RAID } from './reports';
import { saveButton, untilServed } from './saved';
import { fetchReport, openReport } from './steps';
import { expect, expectConsole, test } from './test';
import { callForWorker } from './worker';

const WHOLE = 'Saved for offline: 3 of 3 kills';

const ICONS = ['ready-check-item-icons', 'ready-check-item-icons-opaque'];

const saveIcons = (page: Page): Locator => page.getByRole('button', { name: 'Save its icons too' });

/** How many icons are cached, without bosses' pictures. */
const countIcons = (page: Page): Promise<number> =>
  page.evaluate(async (names) => {
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().filter(({ url }) => !url.includes('/bosses/')).length;
  }, ICONS);

/** Deletes the icons, as a browser short of space does. */
const evictIcons = (page: Page): Promise<unknown> =>
  page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), ICONS);

test('icons that could not be saved with a raid can be saved later', async ({
  page,
  context,
  appServer,
  logSite,
}) => {
  expectConsole('response code (503)');
  let all = 0;

  await test.step('icons without a worker count as not saved and can be saved later', async () => {
    logSite.reports.set(RAID, raidUntil(8));
    const endFault = appServer.fault(/\/sw\.js/, { status: 503 });
    await callForWorker(context);
    await openReport(page, RAID);
    await saveButton(page).click();
    await expect(page.getByText(WHOLE)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('without its service worker')).toBeVisible();
    await page.reload();
    await expect(page.getByText('item icons are not saved')).toBeVisible();

    endFault();
    await page.reload();
    await untilServed(page);
    await saveIcons(page).click();
    await expect(saveIcons(page)).toBeHidden();
    await expect(page.getByText('item icons')).toHaveCount(0);
    all = await countIcons(page);
    expect(all).toBeGreaterThan(100);
  });

  await test.step('evicted icons count as not saved and can be saved again', async () => {
    await evictIcons(page);
    await page.reload();
    await expect(page.getByText(`${all} of ${all} item icons are not saved`)).toBeVisible();
    await saveIcons(page).click();
    await expect(saveIcons(page)).toBeHidden();
    await expect(page.getByText('item icons')).toHaveCount(0);
    expect(await countIcons(page)).toBe(all);
  });

  await test.step('with the worker a raid is saved with its icons at once', async () => {
    await evictIcons(page);
    logSite.reports.set(EARLIER, raidUntil(8));
    await fetchReport(page, EARLIER);
    await expect(bossRows(page)).toHaveCount(3);
    await saveButton(page).click();
    await expect(page.getByText(WHOLE)).toBeVisible();
    await expect(page.getByText('item icons')).toHaveCount(0);
    expect(await countIcons(page)).toBeGreaterThan(100);
  });
});

test('without the icon host’s CORS header few icons are cached', async ({ page, logSite }) => {
  logSite.iconsAllowCors = false;
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilServed(page);
  // A boss's picture takes no icon's place.
  await expect(bossRow(page, 'Halfus Wyrmbreaker').locator('img')).toHaveCSS('opacity', '1');
  await saveButton(page).click();
  const limit = page.getByText('This browser can keep at most 60 of their host’s icons');
  await expect(limit).toBeVisible({ timeout: 30_000 });
  const saved = await countIcons(page);
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThanOrEqual(60);
  await test.step('the page says how many', async () => {
    await expect(limit).toContainText(`${saved} of `);
    await expect(saveIcons(page)).toBeHidden();
  });

  await test.step('it says so after a reload too', async () => {
    await page.reload();
    await expect(bossRows(page)).toHaveCount(3);
    await expect(limit).toContainText(`${saved} of `);
    await expect(saveIcons(page)).toBeHidden();
  });
});
