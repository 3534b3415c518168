import type { Page } from '@playwright/test';
import { followSwitch, startFollowing, untilFollowing } from './following';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows, column, players } from './locators';
import { FIGHTS } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { fetchReport, sayOnline, untilRendered } from './steps';
import { boardTable } from './tables';
import { expect, test } from './test';

/** The line that says when the raid was last requested. */
const lastCheck = (page: Page) => page.getByText(/^Checking every minute, last at /);

const COUNCIL = 'Ascendant Council (The Bastion of Twilight Normal)';
const CHOGALL = "Cho'gall (The Bastion of Twilight Normal)";
const announcement = (page: Page, kill: string) => page.getByText(`New: ${kill}`, { exact: true });

test('a raid being logged is requested every minute', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(6));
  const requests = () => logSite.requestsFor(FIGHTS).length;
  await page.goto(`./?report=${RAID}&fight=4`);
  await expect(bossRows(page)).toHaveCount(2);
  const titleTop = async () => (await players(page).getByRole('heading').first().boundingBox())?.y;
  const before = await titleTop();
  await startFollowing(page);
  await test.step('following moves no title', async () => expect(await titleTop()).toBe(before));

  await test.step('the page shows when the raid was last requested', async () => {
    await page.clock.fastForward(61_000);
    await expect.poll(requests).toBe(2);
    await expect(lastCheck(page)).toBeVisible();
  });

  await test.step('a new attempt is announced by its number', async () => {
    logSite.reports.set(RAID, raidUntil(7));
    await page.clock.fastForward(61_000);
    await expect(announcement(page, `${COUNCIL} · wipe 2, 49 %`)).toBeVisible();
    await expect(bossRows(page)).toHaveCount(2);
  });

  await test.step('a new kill is announced', async () => {
    logSite.reports.set(RAID, raidUntil(8));
    await page.clock.fastForward(61_000);
    await expect(bossRows(page)).toHaveCount(3);
    await expect(announcement(page, COUNCIL)).toBeVisible();
    await expect(page).toHaveURL(/fight=4$/);
    await expect(players(page)).toContainText('Theralion and Valiona');
    expect(requests()).toBe(4);
  });

  await test.step('switching following off ends its requests', async () => {
    await followSwitch(page).uncheck();
    await page.clock.fastForward(600_000);
    expect(requests()).toBe(4);
  });
});

test('a kill in view stays in view if the report loses it', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}&fight=8`);
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await startFollowing(page);

  const lost = page.getByText('This fight is no longer in the report.');
  await test.step('a notice explains the verdicts of a fight that left the report', async () => {
    logSite.reports.set(RAID, raidUntil(6));
    await page.clock.fastForward(61_000);
    await expect(bossRows(page)).toHaveCount(2);
    await expect(lost).toBeVisible();
    await expect(players(page)).toContainText('Ascendant Council');
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    await expect(page.getByText('The last kill is shown')).toHaveCount(0);
  });
  await test.step('the notice is in every view of the kill', async () => {
    await page.getByRole('link', { name: 'Gear board' }).click();
    await expect(boardTable(page)).toContainText('Elsifer');
    await expect(lost).toBeVisible();
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(lost).toBeHidden();
    await page.getByRole('link', { name: 'Verdicts' }).click();
    await expect(lost).toBeVisible();
  });

  await test.step('the notice disappears once the report has the kill again', async () => {
    logSite.reports.set(RAID, raidUntil(8));
    await page.clock.fastForward(61_000);
    await expect(bossRows(page)).toHaveCount(3);
    await expect(lost).toBeHidden();
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
  });
});

test('following survives another raid and a reload', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}`);
  await startFollowing(page);
  await test.step('Back to the raid requests it at once', async () => {
    await fetchReport(page, RETAIL_2022);
    await expect(bossRows(page)).toHaveCount(5);
    await expect(players(page).getByRole('region', { name: 'NOT JUDGED' })).toBeVisible();
    await page.clock.fastForward(61_000);
    logSite.reports.set(RAID, raidUntil(10));
    await page.goBack();
    await expect(followSwitch(page)).toBeChecked();
    await expect(announcement(page, CHOGALL)).toBeVisible();
  });

  await test.step('following continues after a reload', async () => {
    await page.reload();
    await expect(column(page, 'PASSED')).toBeVisible();
    await expect(followSwitch(page)).toBeChecked();
    await untilFollowing(page);
    logSite.reports.set(RAID, raidUntil(12));
    await page.clock.fastForward(61_000);
    // Cho'gall is also new if the page was left before the report with that kill had been saved.
    await expect(page.getByText(/^New: .*Magmaw/)).toBeVisible();
  });

  await test.step('following stays switched off after a reload', async () => {
    await followSwitch(page).uncheck();
    await page.reload();
    await expect(followSwitch(page)).not.toBeChecked();
  });
});

test('following ends after 45 minutes without news', async ({ page, context, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  const requests = () => logSite.requestsFor(FIGHTS).length;
  await page.goto(`./?report=${RAID}`);
  await startFollowing(page);
  await test.step('following sends no request offline', async () => {
    const sent = requests();
    await sayOnline(context, false);
    const offline = page.getByText('Offline. Checking resumes once you are back online.');
    await expect(offline).toBeVisible();
    for (let minute = 0; minute < 3; minute++) {
      await page.clock.fastForward(61_000);
      await untilRendered(page);
    }
    expect(requests()).toBe(sent);
    await sayOnline(context, true);
    await expect(offline).toBeHidden();
  });
  await page.clock.fastForward(46 * 60_000);
  await expect(page.getByText(/^Nothing new for 45 minutes/)).toBeVisible();
  await expect(followSwitch(page)).not.toBeChecked();
  const before = requests();
  await page.clock.fastForward(600_000);
  expect(requests()).toBe(before);

  await test.step('two hours after its end a raid is not followed', async () => {
    await page.clock.fastForward(66 * 60_000);
    await page.goto(`./?report=${RAID}`);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(followSwitch(page)).toHaveCount(0);
  });
});
