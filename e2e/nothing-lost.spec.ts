import type { Page } from '@playwright/test';
import { DAY } from '../src/domain/time';
import { untilPull } from './at-the-pull';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows, playerButtons } from './locators';
import { RAID, RETAIL_2020_GERMAN, RETAIL_2022 } from './reports';
import {
  fillDisk,
  goHome,
  makeRoom,
  overwriteRecord,
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  saveTheRaid,
  untilRaids,
  untilSaved,
  untilServed,
} from './saved';
import { chooseBoss, closeSettings, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const fullDiskNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The disk is full' });

test('a newer version’s list of raids stays unchanged', async ({ page }) => {
  await saveTheRaid(page);
  await overwriteRecord(page, 'index', { shape: 99, raids: [] });
  await test.step('the list explains that a newer version wrote it', async () => {
    await page.goto('./');
    const list = page.getByRole('region', { name: 'Saved raids' });
    await expect(list).toContainText('A newer version of this app wrote the list of saved raids.');
  });
  await test.step('a raid opened now is not saved', async () => {
    await fetchReport(page, RETAIL_2022);
    await expect(page.getByRole('alert')).toContainText('what you open now is not being saved');
  });
  await test.step('the raid saved before is listed once the list is rebuilt', async () => {
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await overwriteRecord(page, 'index', undefined);
    await page.goto('./');
    await expect(savedRaid(page, RAID_TITLE)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a raid opened on a full disk is saved once there is room', async ({ page, app }) => {
  await saveTheRaid(page);
  await page.evaluate(fillDisk);
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(fullDiskNotice(page)).toBeVisible();
  await untilSaved(page, RAID_TITLE, 1);
  await untilRaids(page, 1);

  await test.step('a notice says that the raid cannot be saved on a full disk', async () => {
    await page.getByRole('button', { name: 'Save it now' }).click();
    await expect(fullDiskNotice(page)).toContainText('still cannot be saved');
  });

  await test.step('a click saves the raid once there is room', async () => {
    await page.evaluate(makeRoom);
    await page.getByRole('button', { name: 'Save it now' }).click();
    await expect(fullDiskNotice(page)).toBeHidden();
    await untilSaved(page, RETAIL_TITLE);
  });

  await test.step('a deleted raid makes room for another', async () => {
    await page.evaluate(fillDisk);
    await fetchReport(page, RETAIL_2020_GERMAN);
    await expect(fullDiskNotice(page)).toBeVisible();
    await fullDiskNotice(page).getByRole('link', { name: 'Make room' }).click();
    await page.evaluate(makeRoom);
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
    await closeSettings(page);
    await expect(fullDiskNotice(page)).toBeHidden();
    await untilSaved(page, 'Castle Nathria');
    await untilRaids(page, 2);
  });

  await test.step('the raid opens without the log site', async () => {
    await app.logSite.api.stop();
    const next = await app.open();
    await savedRaid(next, RETAIL_TITLE).click();
    await expect(bossRows(next)).toHaveCount(5);
  });
});

test('the network replaces unreadable cached files', async ({ page, context, guard }) => {
  // Boss pictures load when the page is idle, and the worker cannot read their cache.
  guard.allow('net::ERR_FAILED');
  await openReport(page, RAID);
  await untilServed(page);
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      CacheStorage.prototype.match = () => Promise.reject(new DOMException('', 'UnknownError'));
    });
  }
  await page.reload();
  await expect(bossRows(page)).toHaveCount(12);
});

test('a raid that grew is saved once a fast clock is corrected', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 365 * DAY });
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilSaved(page, RAID_TITLE, 1, 3);
  await page.clock.setSystemTime(RAID_END + 60_000);
  logSite.reports.set(RAID, raidUntil(10));
  await page.getByRole('button', { name: 'Fetch again' }).click();
  await untilSaved(page, RAID_TITLE, 2, 4);
  await untilPull(page);
  await logSite.api.stop();
  await page.reload();
  await expect(bossRows(page)).toHaveCount(4);
});

// src/data/device/device-store.test.ts tests other ways to refuse.
test('raids are fetched from the network if IndexedDB hangs', async ({ page }) => {
  await page.addInitScript(() => {
    const never = () => new EventTarget() as IDBRequest;
    Object.assign(IDBObjectStore.prototype, { get: never, getAll: never, put: never });
  });
  await page.goto(`./?report=${RAID}`);
  await expect(page.getByRole('alert')).toContainText('refuses to store data here');
  await chooseBoss(page, 'Magmaw');
  await expect(playerButtons(page, 'Grimtusk').first()).toBeVisible();
  await test.step('“Since last raid” says that the saved raids cannot be read', async () => {
    await page.getByRole('link', { name: 'Since last raid' }).click();
    const since = page.getByRole('region', { name: 'Since last raid' });
    await expect(since.getByRole('alert')).toContainText('The saved raids cannot be read');
  });
  await goHome(page);
  await expect(savedRaids(page)).toContainText('cannot be read');
});
