import type { Locator, Page } from '@playwright/test';
import { bossRows, column, fetchButton, reportField } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { untilStarted } from './saved';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const notice = (page: Page): Locator => page.getByRole('alert');

/** Two clicks before the page renders the first one's effect. */
const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('leaving a report cancels its request', async ({ page, logSite }) => {
  const release = logSite.hold(FIGHTS);
  await openReport(page, RAID);
  await expect.poll(() => logSite.requests.length).toBe(1);

  await page.getByRole('link', { name: 'Ready Check' }).click();
  await expect.poll(() => logSite.api.brokenOff.length).toBe(1);

  release();
  await expect(fetchButton(page)).toBeEnabled();
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
});

test('leaving a fight cancels the request for its players', async ({ page, logSite }) => {
  await openReport(page, RAID);
  const release = logSite.hold(SUMMARY);
  await chooseBoss(page, 'Magmaw');
  await expect.poll(() => logSite.requests.length).toBe(2);

  await chooseBoss(page, 'Maloriak');
  await expect
    .poll(() => logSite.api.brokenOff.map(({ search }) => search))
    .toEqual([logSite.requests[1]?.search]);

  release();
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  expect(logSite.requests).toHaveLength(3);
});

test('leaving a report between two retries ends them', async ({ page, logSite }) => {
  await page.clock.install();
  const endFault = logSite.fault(FIGHTS, { way: 'cut short' });
  await openReport(page, RAID);
  await expect.poll(() => logSite.requests.length).toBe(1);
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await expect(reportField(page)).toHaveValue('');

  const before = logSite.requests.length;

  await page.clock.fastForward(30_000);
  endFault();
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  expect(logSite.requests.slice(before).map(({ pathname }) => pathname)).toEqual([
    `/v1/report/fights/${RETAIL_2022}`,
  ]);
});

test('a request under way is not sent a second time', async ({ page, logSite, expectConsole }) => {
  expectConsole('status of 400', 'Error fetching fights:');
  const requestsOnce = async (act: () => Promise<void>) => {
    const before = logSite.requests.length;
    const release = logSite.hold(FIGHTS);
    await act();
    await expect.poll(() => logSite.requests.length).toBe(before + 1);
    release();
    await expect(fetchButton(page)).toBeEnabled();
    expect(logSite.requests).toHaveLength(before + 1);
  };
  await page.goto('./');
  await untilStarted(page);

  await test.step('two clicks and two presses of Enter', async () => {
    await reportField(page).fill(RAID);
    await requestsOnce(async () => {
      await clickTwice(fetchButton(page));
      await reportField(page).press('Enter');
      await reportField(page).press('Enter');
    });
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('the same for a report that is saved', () =>
    requestsOnce(() => clickTwice(fetchButton(page))));
  await test.step('two clicks on Fetch again', () =>
    requestsOnce(() => clickTwice(page.getByRole('button', { name: 'Fetch again' }))));
  await test.step('two clicks on Try again', async () => {
    await fetchReport(page, 'NoSuchReport1234');
    await expect(notice(page)).toBeVisible();
    await requestsOnce(() => clickTwice(notice(page).getByRole('button', { name: 'Try again' })));
    await expect(notice(page)).toBeVisible();
  });
});

test.describe('before the chunk of a raid has loaded', () => {
  let release: () => void;
  test.beforeEach(({ appServer }) => {
    release = appServer.server.hold(/js\/OpenRaid-/);
  });

  test('a link’s report and fight are requested once each while the chunk loads', async ({
    page,
    logSite,
  }) => {
    await page.goto(`./?report=${RAID}&fight=12`, { waitUntil: 'commit' });
    await expect.poll(() => logSite.requests.length).toBe(2);
    release();
    await expect(column(page, 'PASSED')).toContainText('Grimtusk');
    expect(logSite.requests).toHaveLength(2);
  });

  test('a refused report is not requested again once the chunk has loaded', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 400', 'Error fetching fights:');
    const refused = page.waitForEvent('console', (line) =>
      line.text().startsWith('Error fetching fights:'),
    );
    await page.goto('./?report=NoSuchReport1234', { waitUntil: 'commit' });
    await refused;
    release();
    await expect(notice(page)).toContainText('does not exist or is private');
    expect(logSite.requests).toHaveLength(1);
  });
});
