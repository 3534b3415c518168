import type { Page } from '@playwright/test';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows, column, players } from './locators';
import { FIGHTS, type LogSite } from './log-site';

import { RAID, RETAIL_2022 } from './reports';
import { fetchReport, untilRendered } from './steps';

import { boardTable } from './tables';
import { expect, test } from './test';

const follow = (page: Page) => page.getByRole('switch', { name: 'Follow this raid' });

/** Hides and shows the page again, as changing tabs does. */
const turnTo = (page: Page, visibilityState: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibilityState);

/**
 * Follows a raid of eight kills until the log site demands a pause of five minutes. Returns the
 * number of requests.
 */
async function followUntilPause(page: Page, logSite: LogSite) {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  const requests = countRequests(logSite);
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await demandPause(page, logSite);
  return requests;
}

/** Lets the next request of the followed raid end in a demanded pause of five minutes. */
async function demandPause(page: Page, logSite: LogSite): Promise<void> {
  const headers = { 'retry-after': '300', 'access-control-expose-headers': 'Retry-After' };
  logSite.fault(FIGHTS, { status: 429, headers, body: 'Too many requests' }, 1);
  await page.clock.fastForward(61_000);
  await expect(page.getByText(/^Asking again in \d+ min$/)).toBeVisible();
}

const countRequests = (logSite: LogSite) => () =>
  logSite.requests.filter(({ pathname }) => FIGHTS.test(pathname)).length;

test('a raid being logged is requested every minute, and a new kill is announced once', async ({
  page,
  logSite,
}) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  const requests = countRequests(logSite);
  await page.goto(`./?report=${RAID}&fight=4`);
  await expect(bossRows(page)).toHaveCount(3);
  await follow(page).check();

  await page.clock.fastForward(61_000);
  await expect.poll(requests).toBe(2);
  await expect(page.getByText(/^Checking every minute, last at /)).toBeVisible();

  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.fastForward(61_000);
  await expect(bossRows(page)).toHaveCount(4);
  await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();
  // The opened kill stays in view.
  await expect(page).toHaveURL(/fight=4$/);
  await expect(players(page)).toContainText('Theralion and Valiona');

  await follow(page).uncheck();
  const before = requests();
  await page.clock.fastForward(600_000);
  expect(requests()).toBe(before);
});

test('following goes on if the clock is set back by an hour', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 3_600_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}&fight=4`);
  await follow(page).check();

  await page.clock.setSystemTime(RAID_END);
  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.runFor(61_000);
  await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();
});

test('a demanded pause ends in time if the clock is set back by an hour', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching fights:');
  const requests = await followUntilPause(page, logSite);
  await page.clock.setSystemTime(RAID_END - 3_600_000);
  await page.clock.runFor(30_000);
  await expect(page.getByText(/^Asking again in [45] min$/)).toBeVisible();
  const before = requests();
  await page.clock.fastForward(275_000);
  await expect.poll(requests).toBe(before + 1);
});

test('a kill in view that the report loses stays in view, with a line that says so', async ({
  page,
  logSite,
}) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}&fight=8`);
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await follow(page).check();

  logSite.reports.set(RAID, raidUntil(6));
  await page.clock.fastForward(61_000);
  await expect(bossRows(page)).toHaveCount(2);
  const lost = page.getByText('The report no longer holds this fight.');
  await expect(lost).toBeVisible();
  await expect(players(page)).toContainText('Ascendant Council');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await expect(page.getByText('is not a boss kill in this report')).toHaveCount(0);
  await page.getByRole('link', { name: 'Gear board' }).click();
  await expect(boardTable(page)).toContainText('Elsifer');
  await expect(lost).toBeVisible();
  await page.getByRole('link', { name: 'Whole night' }).click();
  await expect(lost).toBeHidden();
  await page.getByRole('link', { name: 'Verdicts' }).click();
  await expect(lost).toBeVisible();

  logSite.reports.set(RAID, raidUntil(8));
  await page.clock.fastForward(61_000);
  await expect(bossRows(page)).toHaveCount(3);
  await expect(lost).toBeHidden();
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
});

test('opening another raid, or a reload, does not end following', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  await page.clock.fastForward(61_000);
  logSite.reports.set(RAID, raidUntil(10));
  await page.goBack();
  await expect(follow(page)).toBeChecked();
  await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();

  await page.reload();
  await expect(follow(page)).toBeChecked();
  logSite.reports.set(RAID, raidUntil(12));
  await page.clock.fastForward(61_000);
  await expect(page.getByText('New: Magmaw (Blackwing Descent Heroic)')).toBeVisible();

  await follow(page).uncheck();
  await page.reload();
  await expect(follow(page)).not.toBeChecked();
});

test('a new attempt is announced by its number', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(6));
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  logSite.reports.set(RAID, raidUntil(7));
  await page.clock.fastForward(61_000);
  await expect(
    page.getByText('New: Ascendant Council (The Bastion of Twilight Normal) · try 2, 49 %'),
  ).toBeVisible();
  await expect(bossRows(page)).toHaveCount(2);
});

test('whatever is switched or opened, a followed raid is requested once a minute', async ({
  page,
  logSite,
}) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  const requests = countRequests(logSite);
  await page.goto(`./?report=${RAID}&fight=4`);
  await follow(page).check();
  await follow(page).uncheck();
  await follow(page).check();
  await page.getByRole('link', { name: 'Whole night' }).click();
  await page.getByText('All 12 kills are here.').waitFor();
  await page.getByRole('link', { name: 'Verdicts' }).click();
  await players(page).getByRole('region', { name: 'PASSED' }).waitFor();
  await expect(follow(page)).toBeChecked();
  for (const minute of [1, 2]) {
    await page.clock.fastForward(61_000);
    await expect.poll(requests).toBe(1 + minute);
    await expect(page.getByText(/^Checking every minute, last at /)).toBeVisible();
  }
});

test('a hidden tab sends no request, and goes on once it is visible', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  const requests = countRequests(logSite);
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await turnTo(page, 'hidden');
  logSite.reports.set(RAID, raidUntil(10));
  for (let minute = 0; minute < 5; minute++) await page.clock.fastForward(61_000);
  expect(requests()).toBe(1);

  await turnTo(page, 'visible');
  await page.clock.fastForward(61_000);
  await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();
  expect(requests()).toBe(2);
});

test('a followed raid is not requested during a pause that the log site demands', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching fights:');
  const requests = await followUntilPause(page, logSite);

  await test.step('it is requested once the pause is over, then every minute', async () => {
    logSite.reports.set(RAID, raidUntil(10));
    for (let minute = 0; minute < 4; minute++) await page.clock.fastForward(60_000);
    expect(requests()).toBe(2);

    await page.clock.fastForward(61_000);
    await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();
    expect(requests()).toBe(3);
    const line = page.getByText(/^Checking every minute, last at /);
    const before = await line.innerText();
    await page.clock.fastForward(61_000);
    await expect(line).not.toHaveText(before);
    expect(requests()).toBe(4);
  });

  await test.step('a pause that ends in a hidden tab is followed by no request until the tab is visible', async () => {
    await demandPause(page, logSite);
    await turnTo(page, 'hidden');
    logSite.reports.set(RAID, raidUntil(12));
    const before = requests();
    for (let minute = 0; minute < 10; minute++) await page.clock.fastForward(60_000);
    expect(requests()).toBe(before);

    await turnTo(page, 'visible');
    await page.clock.fastForward(1500);
    await expect(page.getByText('New: Magmaw (Blackwing Descent Heroic)')).toBeVisible();
    expect(requests()).toBe(before + 1);
  });
});

test('offline, following says so and sends no request', async ({ page, context }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  // Counted in the page: offline, nothing reaches the server.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (FIGHTS.test(request.url())) requests.push(request.url());
  });
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await context.setOffline(true);
  await expect(page.getByText('Offline. Checking goes on once you are back online.')).toBeVisible();
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.fastForward(61_000);
    await untilRendered(page);
  }
  expect(requests).toHaveLength(1);
});

test('following ends after 45 minutes without news', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  const requests = countRequests(logSite);
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await page.clock.fastForward(46 * 60_000);
  await expect(page.getByText(/^Nothing new for 45 minutes/)).toBeVisible();
  await expect(follow(page)).not.toBeChecked();
  const before = requests();
  await page.clock.fastForward(600_000);
  expect(requests()).toBe(before);
});

test('a raid that ended two hours ago is not followed', async ({ page }) => {
  await page.clock.install({ time: RAID_END + 121 * 60_000 });
  await page.goto(`./?report=${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(follow(page)).toHaveCount(0);
});
