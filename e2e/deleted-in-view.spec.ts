import type { Page } from '@playwright/test';
import { followSwitch } from './following';
import { RAID_END, raidUntil } from './growing-raid';
import { SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { deleteElsewhere, RAID_TITLE, RETAIL_TITLE, untilRaids, untilSaved } from './saved';
import { fetchReport } from './steps';
import { nightLine, openNight } from './tables';
import { expect, test } from './test';

const SUMMARY_OF_RAID = new RegExp(`${SUMMARY.source}.*${RAID}`);

/** Saves another raid: earlier saves are done by then. */
async function onlyTheNextIsSaved(page: Page): Promise<void> {
  await fetchReport(page, RETAIL_2022);
  await untilSaved(page, RETAIL_TITLE);
  await untilRaids(page, 1);
}

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
