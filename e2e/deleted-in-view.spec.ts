import type { Page } from '@playwright/test';
import { followSwitch, startFollowing } from './following';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { deleteElsewhere, RAID_TITLE, RETAIL_TITLE, untilRaids, untilSaved } from './saved';
import { fetchReport, openReport } from './steps';
import { nightLine, openNight } from './tables';
import { expect, expectConsole, test } from './test';

const SUMMARY_OF_RAID = new RegExp(`${SUMMARY.source}.*${RAID}`);

/** Saves another raid: earlier saves are done by then. */
async function onlyTheNextIsSaved(page: Page): Promise<void> {
  await fetchReport(page, RETAIL_2022);
  await untilSaved(page, RETAIL_TITLE);
  await untilRaids(page, 1);
}

test('a deleted raid stays deleted while it is followed', async ({ page, app, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await startFollowing(page);
  await deleteElsewhere(app, RAID_TITLE);
  await untilRaids(page, 0);
  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.fastForward(61_000);
  await expect(bossRows(page)).toHaveCount(4);
  await onlyTheNextIsSaved(page);
});

test('a deleted raid in the night view stays deleted when the browser is online again', async ({
  page,
  context,
  app,
  logSite,
}) => {
  const release = logSite.hold(SUMMARY);
  await openNight(page);
  await expect(nightLine(page)).toHaveText('Fetching kills: 0 of 12');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  release();
  await expect(nightLine(page)).toHaveText(/^2 of 12 kills loaded/);
  await deleteElsewhere(app, RAID_TITLE);
  await untilRaids(page, 0);
  await context.setOffline(true);
  await expect(nightLine(page)).toHaveText(/^Offline/);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Fetch the rest' })).toBeVisible();
  await onlyTheNextIsSaved(page);
  expect(logSite.requestsFor(SUMMARY_OF_RAID)).toHaveLength(2);
});

test('a followed raid deleted in the night view stays deleted when it grows', async ({
  page,
  app,
  logSite,
}) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
  await followSwitch(page).check();
  await deleteElsewhere(app, RAID_TITLE);
  await untilRaids(page, 0);
  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('button', { name: 'Fetch the rest' })).toBeVisible();
  await onlyTheNextIsSaved(page);
});

test('a deleted raid is saved again only once the user fetches it', async ({
  page,
  app,
  logSite,
}) => {
  expectConsole('status of 503');
  await test.step('the user’s own request saves it again', async () => {
    await openReport(page, RAID);
    await untilRaids(page, 1);
    await deleteElsewhere(app, RAID_TITLE);
    await untilRaids(page, 0);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await untilSaved(page, RAID_TITLE);
    await expect(page.getByRole('button', { name: 'Fetch again' })).toBeEnabled();
  });

  await test.step('a retry from before the deletion does not', async () => {
    logSite.fault(FIGHTS, { status: 503, body: '' }, 1);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await deleteElsewhere(app, RAID_TITLE);
    await untilRaids(page, 0);
    await expect(page.getByRole('button', { name: 'Fetch again' })).toBeEnabled();
    await onlyTheNextIsSaved(page);
  });
});
