import type { Locator, Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossRows, column, fetchButton, players, reportField } from './locators';
import { EVENTS, FIGHTS, type LogSite, SUMMARY } from './log-site';
import { MISTS_NIGHT, RAID, RETAIL_2022 } from './reports';
import { untilStarted } from './saved';
import { chooseBoss, fetchReport, openReport, passTimeUntil } from './steps';
import { expect, expectConsole, test } from './test';

const notice = (page: Page): Locator => page.getByRole('alert');

/** Returns the requests without the pull's request, which comes after the players have rendered. */
const withoutPulls = ({ requests }: LogSite): URL[] =>
  requests.filter(({ pathname }) => !EVENTS.test(pathname));

test('leaving a report or a fight cancels its request', async ({ page, logSite }) => {
  const { requests, api } = logSite;
  await page.clock.install();

  await test.step('leaving a report between two retries ends the retries', async () => {
    await page.goto('./');
    await untilStarted(page);
    const endFault = logSite.fault(FIGHTS, { way: 'cut short' });
    // The next retry would come before the click on a busy machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await fetchReport(page, RAID);
    await expect.poll(() => requests.length).toBe(1);
    await page.getByRole('link', { name: 'Ready Check' }).click();
    await expect(reportField(page)).toHaveValue('');
    const before = requests.length;

    await page.clock.fastForward(30_000);
    await page.clock.resume();
    endFault();
    await fetchReport(page, RETAIL_2022);
    await expect(bossRows(page)).toHaveCount(5);
    const paths = requests.slice(before).map(({ pathname }) => pathname);
    expect(paths.filter((path) => FIGHTS.test(path))).toEqual([`/v1/report/fights/${RETAIL_2022}`]);
  });
  await test.step('leaving a fight cancels the request for its players', async () => {
    await fetchReport(page, RAID);
    await untilPull(page);
    const before = requests.length;
    const release = logSite.hold(SUMMARY);
    await chooseBoss(page, 'Magmaw');
    await expect.poll(() => requests.length).toBe(before + 1);

    await chooseBoss(page, 'Maloriak');
    await expect
      .poll(() => api.brokenOff.map(({ search }) => search))
      .toEqual([requests[before]?.search]);

    release();
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    expect(requests.slice(before).filter(({ pathname }) => SUMMARY.test(pathname))).toHaveLength(2);
  });
});

// src/data/raids/raid-queries.test.ts tests a request under way.
test('a link’s report and fight are requested once even if their chunk is late', async ({
  page,
  appServer,
  logSite,
}) => {
  expectConsole('status of 400', 'Error fetching fights:');
  const holdChunk = () => appServer.server.hold(/js\/OpenRaid-/);

  await test.step('a report and its fight are requested once', async () => {
    const release = holdChunk();
    await page.goto(`./?report=${RAID}&fight=12`, { waitUntil: 'commit' });
    await expect.poll(() => logSite.requests.length).toBe(2);
    release();
    await expect(column(page, 'PASSED')).toContainText('Grimtusk');
    expect(withoutPulls(logSite)).toHaveLength(2);
  });
  await test.step('a refused report is requested once', async () => {
    const release = holdChunk();
    const refused = page.waitForEvent('console', (line) =>
      line.text().startsWith('Error fetching fights:'),
    );
    await page.goto('./?report=NoSuchReport1234', { waitUntil: 'commit' });
    await refused;
    release();
    await expect(notice(page)).toContainText('does not exist or is private');
    expect(withoutPulls(logSite)).toHaveLength(3);
  });
});

test('a failed report opens once the connection is back', async ({ page, context, logSite }) => {
  expectConsole('Error fetching fights:');
  expectConsole('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  await openReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(players(page)).toHaveAttribute('aria-busy', 'false');
  await test.step('a request that failed offline is repeated once online', async () => {
    const before = logSite.requests.length;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await expect(notice(page)).toContainText('This device is offline.');
    await expect(notice(page)).toContainText('Shown as saved on this device');
    await expect(bossRows(page)).toHaveCount(5);

    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(0);
    await expect(notice(page)).toContainText('This device is offline.');
    await expect(fetchButton(page)).toBeEnabled();
    expect(logSite.requests).toHaveLength(before);

    await context.setOffline(false);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(notice(page)).toBeHidden();
    await untilPull(page);
  });
  await test.step('a request that the log site refused is repeated when the user returns', async () => {
    await logSite.stop();
    await fetchReport(page, MISTS_NIGHT);
    await passTimeUntil(notice(page).filter({ hasText: 'Warcraft Logs cannot be reached.' }));
    await expect(fetchButton(page)).toBeEnabled();

    await logSite.start();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(bossRows(page)).toHaveCount(3);
  });
});
