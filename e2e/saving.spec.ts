import type { Page } from '@playwright/test';
import { savedPulls } from './at-the-pull';
import { FIFTH_KILL, raidUntil, THIRD_KILL } from './growing-raid';
import { bossRow } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import {
  allSavedText,
  RAID_TITLE,
  saveButton,
  stopButton,
  untilAllSaved,
  untilSaved,
  untilServed,
} from './saved';
import { chooseBoss, goOffline, openReport } from './steps';
import { expect, expectConsole, test } from './test';

/** Opens the raid on its last kill, which is saved at once. */
async function openRaid(page: Page): Promise<void> {
  await openReport(page, RAID);
  await untilSaved(page, RAID_TITLE, 1);
}

const ICONS = ['ready-check-item-icons', 'ready-check-item-icons-opaque'];

/** Counts the cached icons, without bosses' pictures. */
const countIcons = (page: Page): Promise<number> =>
  page.evaluate(async (names) => {
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().filter(({ url }) => !url.includes('/bosses/')).length;
  }, ICONS);

test('a whole raid is saved while bosses are opened', async ({ page, app, logSite }) => {
  await openRaid(page);
  await untilServed(page);
  const release = logSite.hold(SUMMARY);
  await saveButton(page).click();
  await expect.poll(() => logSite.requestsFor(SUMMARY).length).toBe(3);
  for (const boss of ['Conclave of Wind', "Nefarian's End", 'Magmaw']) {
    await chooseBoss(page, boss);
    await expect(bossRow(page, boss)).toHaveAttribute('aria-current', 'true');
  }
  await test.step('every kill is saved', async () => {
    release();
    await expect(allSavedText(page)).toBeVisible({ timeout: 20_000 });
    await expect(saveButton(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await untilSaved(page, RAID_TITLE, 12);
    expect(logSite.requestsFor(SUMMARY).length).toBe(12);
  });

  await test.step('icons are saved without a message', async () => {
    await untilAllSaved(page);
    expect(await countIcons(page)).toBeGreaterThan(100);
    await expect(page.getByText('item icon')).toHaveCount(0);
  });

  await test.step('offline a player has every icon', async () => {
    await goOffline(app);
    const cold = await app.open(`?report=${RAID}&fight=last&player=Grimtusk`);
    const icons = cold.getByRole('list', { name: 'Gear' }).locator('img');
    await expect(icons.first()).toBeVisible();
    for (const icon of await icons.all()) {
      await icon.scrollIntoViewIfNeeded();
      await expect
        .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test('saving a whole raid can be stopped', async ({ page, logSite }) => {
  logSite.reports.set(RAID, raidUntil(FIFTH_KILL));
  await openRaid(page);
  await test.step('a double click stops saving', async () => {
    const release = logSite.hold(SUMMARY);
    await saveButton(page).click();
    await expect(page.getByRole('progressbar', { name: 'Fetching kills' })).toBeVisible();
    await expect(page.getByText('Fetching kills: 1 of 5')).toBeVisible();
    // Requests are sent two at a time, so both responses are saved after the stop.
    await expect.poll(() => logSite.requestsFor(SUMMARY).length).toBe(3);
    await stopButton(page).dblclick();
    release();
    await expect(saveButton(page)).toHaveText('Check the other 2 kills');
  });
  const requests = logSite.requestsFor(SUMMARY).length;

  await test.step('after a reload a double click resumes saving', async () => {
    await page.reload();
    await expect(saveButton(page)).toHaveText('Check the other 2 kills');
    const releaseRest = logSite.hold(SUMMARY);
    await saveButton(page).dblclick();
    await expect(page.getByText('Fetching kills: 3 of 5')).toBeVisible();
    releaseRest();
    await expect(allSavedText(page, 5)).toBeVisible({ timeout: 20_000 });
    expect(logSite.requestsFor(SUMMARY).length).toBe(requests + 2);
    // Kills that were saved before the stop have pulls too.
    await expect.poll(() => savedPulls(page)).toBe(5);
  });
});

test('kills that could not be fetched can be fetched again', async ({ page, logSite }) => {
  expectConsole('status of 400', 'Error fetching player data:');
  logSite.reports.set(RAID, raidUntil(THIRD_KILL));
  await openRaid(page);
  logSite.fault(SUMMARY, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
  await saveButton(page).click();
  const lost = page.getByRole('alert').getByText('Theralion and Valiona could not be fetched');
  await expect(lost).toBeVisible({ timeout: 20_000 });
  await expect(saveButton(page)).toHaveText('Check the other kill');
  await saveButton(page).click();
  await expect(allSavedText(page, 3)).toBeVisible({ timeout: 20_000 });
});

test('without the icon host’s CORS header few icons are cached', async ({ page, logSite }) => {
  logSite.iconsAllowCors = false;
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilServed(page);
  // The picture is requested first, to show that it takes no icon's place in the cache.
  await expect(bossRow(page, 'Halfus Wyrmbreaker').locator('img')).toHaveCSS('opacity', '1');
  await saveButton(page).click();
  await expect(allSavedText(page, 3)).toBeVisible();
  await expect.poll(() => countIcons(page)).toBeGreaterThan(50);
  await expect.poll(() => countIcons(page)).toBeLessThanOrEqual(60);
});
