import type { Locator, Page } from '@playwright/test';
import { bossRow, bossRows } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import {
  deleteButton,
  isWhole,
  RAID_TITLE,
  saveButton,
  stopButton,
  untilSaved,
  untilServed,
} from './saved';
import { chooseBoss, openReport } from './steps';
import { expect, test } from './test';

const ICONS = ['ready-check-item-icons', 'ready-check-item-icons-opaque'];

const saveIcons = (page: Page): Locator => page.getByRole('button', { name: 'Save its icons too' });

/** How many icons the browser's caches have. */
const countIcons = (page: Page): Promise<number> =>
  page.evaluate(async (names) => {
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().length;
  }, ICONS);

test('a double click on Save saves the raid and does not stop it', async ({ page, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openReport(page, RAID);
  await saveButton(page).dblclick();
  await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
  release();
  await expect(isWhole(page)).toBeVisible({
    timeout: 20_000,
  });
});

test('a double click on Stop stops it and does not begin again', async ({ page, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openReport(page, RAID);
  await saveButton(page).click();
  await stopButton(page).dblclick();
  release();
  await expect(page.getByText('Stopped. 2 of 12 kills are saved.')).toBeVisible();
  await expect(saveButton(page)).toHaveText('Save this raid for offline: the other 10 kills');
});

test('what was not saved of a raid is not said of it once it is deleted', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400', 'Error fetching player data:');
  logSite.fault(SUMMARY, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
  await openReport(page, RAID);
  await saveButton(page).click();
  await expect(page.getByText('Not saved: Halfus Wyrmbreaker.')).toBeVisible({ timeout: 20_000 });
  await deleteButton(page, RAID_TITLE).click();
  await expect(page.getByText('Not saved:')).toHaveCount(0);
  await expect(saveButton(page)).toHaveText('Save this raid for offline');
});

test('bosses can be looked at while a raid is being saved', async ({ page, logSite }) => {
  await openReport(page, RAID);
  await untilServed(page);
  const release = logSite.hold(SUMMARY);
  await saveButton(page).click();
  const asked = () => logSite.asked.filter(({ pathname }) => SUMMARY.test(pathname));
  await expect.poll(() => asked().length).toBe(2);
  for (const boss of ['Halfus Wyrmbreaker', 'Theralion and Valiona', 'Magmaw']) {
    await chooseBoss(page, boss);
    await expect(bossRow(page, boss)).toHaveAttribute('aria-current', 'true');
  }
  release();
  await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
  await untilSaved(page, RAID_TITLE, 12);
  await expect(page.getByText('Not saved')).toHaveCount(0);
});

test('a save that is stopped as the log site asks for an hour does not hold up the next', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching player data:');
  await openReport(page, RAID);
  let release = () => {};
  const after = new Promise<void>((done) => {
    release = done;
  });
  const headers = { 'retry-after': '3600', 'access-control-expose-headers': 'retry-after' };
  logSite.fault(SUMMARY, { status: 429, headers, body: '{}', after }, 2);
  await saveButton(page).click();
  await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
  await stopButton(page).click();
  release();

  await saveButton(page).click();
  await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
});

test('icons that the browser has dropped are said not to be saved, and offered', async ({
  page,
}) => {
  await openReport(page, RAID);
  await untilServed(page);
  await saveButton(page).click();
  await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('item icons')).toHaveCount(0);
  const all = await countIcons(page);
  expect(all).toBeGreaterThan(100);

  await page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), ICONS);
  await page.reload();
  await expect(page.getByText(`${all} of ${all} item icons are not saved`)).toBeVisible();
  await saveIcons(page).click();
  await expect(saveIcons(page)).toBeHidden();
  await expect(page.getByText('item icons')).toHaveCount(0);
  expect(await countIcons(page)).toBe(all);
});

test('icons without a worker to store them are said not to be saved, and offered', async ({
  page,
  appServer,
  expectConsole,
}) => {
  expectConsole('response code (503)');
  const mend = appServer.fault(/\/sw\.js/, { status: 503 });
  await openReport(page, RAID);
  await saveButton(page).click();
  await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('without its service worker')).toBeVisible();
  await page.reload();
  await expect(page.getByText('item icons are not saved')).toBeVisible();

  mend();
  await page.reload();
  await untilServed(page);
  await saveIcons(page).click();
  await expect(saveIcons(page)).toBeHidden();
  await expect(page.getByText('item icons')).toHaveCount(0);
  expect(await countIcons(page)).toBeGreaterThan(100);
});

test('of an icon host without the CORS header few icons stay, and it says how many', async ({
  page,
  logSite,
}) => {
  logSite.iconsAllowCors = false;
  await openReport(page, RAID);
  await untilServed(page);
  await saveButton(page).click();
  const limit = page.getByText('Their host lets this browser keep 60 at most');
  await expect(limit).toBeVisible({ timeout: 30_000 });
  const saved = await countIcons(page);
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThanOrEqual(60);
  await expect(limit).toContainText(`${saved} of `);
  await expect(saveIcons(page)).toBeHidden();

  await page.reload();
  await expect(bossRows(page)).toHaveCount(12);
  await expect(limit).toContainText(`${saved} of `);
  await expect(saveIcons(page)).toBeHidden();
});
