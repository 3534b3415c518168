import type { Page } from '@playwright/test';
import { raidUntil } from './growing-raid';
import { bossRow } from './locators';
import { RAID } from './reports';
import { isWhole, saveButton, untilServed } from './saved';
import { openReport } from './steps';
import { expect, test } from './test';

const ICONS = ['ready-check-item-icons', 'ready-check-item-icons-opaque'];

/** Counts the cached icons, without bosses' pictures. */
const countIcons = (page: Page): Promise<number> =>
  page.evaluate(async (names) => {
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().filter(({ url }) => !url.includes('/bosses/')).length;
  }, ICONS);

test('icons are saved with the kills, without a word on them', async ({ page, logSite }) => {
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilServed(page);
  await saveButton(page).click();
  await expect(isWhole(page, 3)).toBeVisible();
  await expect.poll(() => countIcons(page)).toBeGreaterThan(100);
  await expect(page.getByText('item icon')).toHaveCount(0);
});

test('without the icon host’s CORS header few icons are cached', async ({ page, logSite }) => {
  logSite.iconsAllowCors = false;
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilServed(page);
  // A boss's picture takes no icon's place.
  await expect(bossRow(page, 'Halfus Wyrmbreaker').locator('img')).toHaveCSS('opacity', '1');
  await saveButton(page).click();
  await expect(isWhole(page, 3)).toBeVisible();
  await expect.poll(() => countIcons(page)).toBeGreaterThan(50);
  await expect.poll(() => countIcons(page)).toBeLessThanOrEqual(60);
});
