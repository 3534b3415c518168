import type { Locator, Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossRows, column, reportField } from './locators';
import { EVENTS, FIGHTS, type LogSite, SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { untilStarted } from './saved';
import { chooseBoss, fetchReport } from './steps';
import { expect, expectConsole, test } from './test';

const notice = (page: Page): Locator => page.getByRole('alert');

/** Returns the requests but for the pull's, which comes once the players have rendered. */
const withoutPulls = ({ requests }: LogSite): URL[] =>
  requests.filter(({ pathname }) => !EVENTS.test(pathname));

test('leaving a report or a fight cancels its request', async ({ page, logSite }) => {
  const { requests, api } = logSite;
  await page.clock.install();

  await test.step('leaving a report between two retries ends them', async () => {
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
test('what a link names is requested once, however late its chunk loads', async ({
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
  await test.step('a report that is refused is requested once', async () => {
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
