import { bossRow, bossRows, fetchButton, reportField } from './locators';
import { FIGHTS } from './log-site';
import { RAID, RETAIL_2022, tierElevenRaid } from './reports';
import { fetchReport } from './steps';
import { expect, expectConsole, test } from './test';

const BAD_CODE = 'Report code must be 16 characters long.';
const LABELS = ['REPORT CODE', 'SEARCH'];

test('the button works again after a code without a boss list', async ({ page, logSite }) => {
  expectConsole('status of 400', 'Error fetching fights:', 'No fights found');
  const labels = LABELS.map((label) => page.getByText(label, { exact: true }));
  const unknown = page.getByText('does not exist or is private');
  logSite.reports.set('EmptyReport12345', { fights: { fights: [] }, summaries: new Map() });
  await page.goto('./');
  for (const label of labels) await expect(label).toBeVisible();

  await test.step('the labels do not cover the top bar', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = await page.getByRole('banner').boundingBox();
    const first = await page.getByText('REPORT CODE', { exact: true }).boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  });

  for (const code of ['', 'TooShort']) {
    await test.step(`the malformed code "${code}" is refused without a request`, async () => {
      await fetchReport(page, code);
      await expect(page.getByRole('alert').filter({ hasText: BAD_CODE })).toBeVisible();
      await expect(fetchButton(page)).toBeEnabled();
    });
  }
  expect(logSite.requests).toEqual([]);

  await test.step('the message clears when the code is valid', async () => {
    await fetchReport(page, 'EmptyReport12345');
    await expect(page.getByText(BAD_CODE)).toBeHidden();
  });
  await test.step('a report without fights shows no boss list', async () => {
    await expect(page.getByRole('alert')).toContainText('This report has no fights yet');
    await expect(fetchButton(page)).toBeEnabled();
    await expect(bossRows(page)).toHaveCount(0);
  });
  await test.step('a notice says that a report is unknown', async () => {
    await fetchReport(page, 'NoSuchReport1234');
    await expect(unknown).toBeVisible();
    await expect(fetchButton(page)).toBeEnabled();
    for (const label of labels) await expect(label).toBeVisible();
  });
  await test.step('after an unknown report Enter opens a known report', async () => {
    const before = logSite.requests.length;
    await reportField(page).fill(RAID);
    await reportField(page).press('Enter');
    await expect(bossRows(page)).toHaveCount(12);
    await expect(unknown).toBeHidden();
    const paths = logSite.requests.slice(before).map(({ pathname }) => pathname);
    expect(paths.filter((path) => FIGHTS.test(path))).toEqual([`/v1/report/fights/${RAID}`]);
  });
  await test.step('the labels REPORT CODE and SEARCH are hidden once fights have loaded', async () => {
    for (const label of labels) await expect(label).toBeHidden();
    await fetchReport(page, 'NoSuchReport1234');
    await expect(unknown).toBeVisible();
    for (const label of labels) await expect(label).toBeHidden();
  });
});

test('a report opens by its code or a link of any host', async ({ page, logSite }) => {
  const anonymous = `a:${RAID}`;
  logSite.reports.set(anonymous, tierElevenRaid());
  await page.goto('./');

  await test.step('another report can be submitted while a slow report is fetched', async () => {
    const release = logSite.hold(new RegExp(`fights/${RETAIL_2022}`));
    await fetchReport(page, RETAIL_2022);
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await expect(bossRows(page)).toHaveCount(0);
    await reportField(page).fill(RAID);
    await expect(fetchButton(page)).toBeEnabled();
    await reportField(page).press('Enter');
    await expect(bossRows(page)).toHaveCount(12);
    release();
  });
  // The other forms of docs/log-site.md have rows in src/domain/log-site/report-link.test.ts.
  const requested = () => logSite.requestsFor(FIGHTS);
  for (const { link, code = RAID, boss } of [
    { link: anonymous, code: anonymous },
    {
      link: `https://de.classic.warcraftlogs.com/reports/${RAID}?fight=12&type=damage-done&source=5`,
      boss: 'Magmaw',
    },
  ]) {
    await test.step(`${link} opens the report`, async () => {
      await page.getByRole('link', { name: 'Ready Check' }).click();
      await expect(bossRows(page)).toHaveCount(0);
      const before = requested().length;
      await fetchReport(page, link);
      await expect(bossRows(page)).toHaveCount(12);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('report') === code);
      if (boss) await expect(bossRow(page, boss)).toHaveAttribute('aria-current', 'true');
      await expect
        .poll(() => requested()[before]?.pathname)
        .toBe(`/v1/report/fights/${encodeURIComponent(code)}`);
    });
  }
});

test('a refused code moves only the content below the field', async ({ page, logSite }) => {
  expectConsole('status of 400', 'Error fetching fights:');
  const placesOf = async () => {
    const parts = [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('heading', { level: 1 }),
      reportField(page),
      page.locator('form [type="submit"]').first(),
    ];
    return Promise.all(parts.map((part) => part.boundingBox()));
  };
  for (const { whose, width, height } of [
    { whose: 'of a newcomer', width: 390, height: 844 },
    { whose: 'of a newcomer', width: 1280, height: 800 },
    { whose: 'with a saved raid', width: 390, height: 844 },
    { whose: 'with a saved raid', width: 1280, height: 800 },
  ]) {
    if (whose === 'with a saved raid') {
      await page.goto(`./?report=${RAID}`);
      await expect(bossRows(page)).toHaveCount(12);
    }
    await page.setViewportSize({ width, height });
    await page.goto('./');
    const below = page.getByRole('heading', { name: 'Saved raids' });
    await below.waitFor();
    const before = await placesOf();
    const belowBefore = await below.boundingBox();
    await test.step(`a wrong code causes no layout shift ${whose} at ${width} px`, async () => {
      await fetchReport(page, 'TooShort');
      await expect(page.getByRole('alert')).toContainText(BAD_CODE);
      expect(await placesOf()).toEqual(before);
    });
    await test.step(`a missing report causes no layout shift ${whose} at ${width} px`, async () => {
      const release = logSite.hold(FIGHTS);
      await fetchReport(page, 'NoSuchReport1234');
      await expect(page.getByRole('button', { name: 'Fetching...' })).toBeVisible();
      const meanwhile = await placesOf();
      release();
      const refusal = page.getByRole('alert').filter({ hasText: 'does not exist or is private' });
      await expect(refusal).toBeVisible();
      for (const places of [meanwhile, await placesOf()]) expect(places).toEqual(before);
      const field = await reportField(page).boundingBox();
      const refused = await refusal.boundingBox();
      expect(refused?.x).toBe(field?.x);
      expect((await below.boundingBox())?.x).toBe(belowBefore?.x);
    });
  }
});
