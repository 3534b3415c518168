import { bossRow, bossRows, fetchButton, reportField } from './locators';
import { FIGHTS } from './log-site';
import { RAID, RETAIL_2022, tierElevenRaid } from './reports';
import { fetchReport, openReport } from './steps';
import { expect, test } from './test';

const BAD_CODE = 'Report code must be 16 characters long.';
const LABELS = ['REPORT CODE', 'SEARCH'];

test('Enter fetches like the button', async ({ page, logSite }) => {
  await page.goto('./');
  await reportField(page).fill(RAID);
  await reportField(page).press('Enter');

  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.requests.map(({ pathname }) => pathname)).toEqual([`/v1/report/fights/${RAID}`]);
});

test('a link of any host is accepted, with or without a fight', async ({
  page,
  logSite,
  expectConsole,
}) => {
  // The link to the fresh host is of a report on the classic one.
  expectConsole('status of 400');
  // The other forms of docs/log-site.md have rows in src/domain/log-site/report-link.test.ts.
  const links = [
    `https://classic.warcraftlogs.com/reports/${RAID}/`,
    `https://www.warcraftlogs.com/reports/${RAID}#fight=12&type=damage-done`,
    `https://de.classic.warcraftlogs.com/reports/${RAID}?fight=12&type=damage-done&source=5`,
    `https://fresh.warcraftlogs.com/reports/${RAID}?fight=last`,
  ];
  for (const link of links) {
    await test.step(link, async () => {
      await openReport(page, link);

      await expect(bossRows(page)).toHaveCount(12);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('report') === RAID);
    });
  }
  expect(logSite.requests[0]?.pathname).toBe(`/v1/report/fights/${RAID}`);
});

test('an anonymous report opens by its code and by its link', async ({ page, logSite }) => {
  const code = `a:${RAID}`;
  logSite.reports.set(code, tierElevenRaid());

  await openReport(page, code);
  await expect(bossRows(page)).toHaveCount(12);

  await openReport(page, `https://classic.warcraftlogs.com/reports/${code}`);
  await expect(bossRows(page)).toHaveCount(12);
  expect(decodeURIComponent(logSite.requests[0]?.pathname ?? '')).toBe(`/v1/report/fights/${code}`);
});

test('a link’s fight is selected once the fights have loaded', async ({ page }) => {
  await openReport(page, `https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);

  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'PASSED' })).toContainText('Grimtusk');
});

test('`fight=last` in a link is the last kill', async ({ page }) => {
  await openReport(page, `https://classic.warcraftlogs.com/reports/${RAID}?fight=last`);

  await expect(bossRow(page, "Al'Akir")).toHaveAttribute('aria-current', 'true');
});

test('a code of another length or form is refused without a request', async ({ page, logSite }) => {
  await page.goto('./');
  for (const code of ['', 'TooShort', `${RAID}7`, 'Fifteen_And_One!']) {
    await test.step(`"${code}"`, async () => {
      await fetchReport(page, code);

      await expect(page.getByRole('alert').filter({ hasText: BAD_CODE })).toBeVisible();
      await expect(fetchButton(page)).toBeEnabled();
    });
  }
  expect(logSite.requests).toEqual([]);
});

test('the message clears when the code is valid', async ({ page }) => {
  await openReport(page, 'TooShort');
  await expect(page.getByText(BAD_CODE)).toBeVisible();

  await fetchReport(page, RAID);

  await expect(page.getByText(BAD_CODE)).toBeHidden();
  await expect(bossRows(page)).toHaveCount(12);
});

test('while fights are fetched the button says so and ignores clicks', async ({
  page,
  logSite,
}) => {
  const release = logSite.hold(FIGHTS);
  await openReport(page, RAID);

  const button = page.getByRole('button', { name: 'Fetching...', exact: true });
  await expect(button).toBeDisabled();
  await expect(bossRows(page)).toHaveCount(0);

  release();
  await expect(fetchButton(page)).toBeEnabled();
  await expect(bossRows(page)).toHaveCount(12);
});

test('another report can be submitted while a slow one is fetched', async ({ page, logSite }) => {
  const release = logSite.hold(new RegExp(`fights/${RETAIL_2022}`));
  await openReport(page, RETAIL_2022);
  await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
  await reportField(page).fill(RAID);
  await expect(fetchButton(page)).toBeEnabled();
  await reportField(page).press('Enter');
  await expect(bossRows(page)).toHaveCount(12);
  release();
});

test('an unknown report says so, frees the button, and the next good report opens', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 400', 'Error fetching fights:');
  await openReport(page, 'NoSuchReport1234');

  await expect(page.getByText('does not exist or is private')).toBeVisible();
  await expect(fetchButton(page)).toBeEnabled();

  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByText('does not exist or is private')).toBeHidden();
});

test('a report without fights shows no boss list', async ({ page, logSite, expectConsole }) => {
  expectConsole('No fights found');
  logSite.reports.set('EmptyReport12345', { fights: { fights: [] }, summaries: new Map() });

  await openReport(page, 'EmptyReport12345');

  await expect(fetchButton(page)).toBeEnabled();
  await expect(bossRows(page)).toHaveCount(0);
});

test('the labels REPORT CODE and SEARCH show until fights have loaded once', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 400', 'Error fetching fights:');
  await page.goto('./');
  for (const label of LABELS) await expect(page.getByText(label, { exact: true })).toBeVisible();

  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  for (const label of LABELS) await expect(page.getByText(label, { exact: true })).toBeHidden();

  await fetchReport(page, 'NoSuchReport1234');
  await expect(page.getByText('does not exist or is private')).toBeVisible();
  for (const label of LABELS) await expect(page.getByText(label, { exact: true })).toBeHidden();
});
