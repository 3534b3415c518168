import type { Page } from '@playwright/test';
import { cutAfter } from './growing-raid';
import { bossKills, bossRows, players } from './locators';
import { RAID, tierElevenRaid } from './reports';
import { readLink, shareDialog } from './sharing';
import { nightTable } from './tables';
import { expect, test } from './test';

/** The text of the log for an attempt at the Ascendant Council: fight 7, 48.81 % left. */
const SECOND_ATTEMPT = 'Ascendant Council (The Bastion of Twilight Normal) · wipe 2, 49 %';

test.beforeEach(({ logSite }) => {
  const report = tierElevenRaid();
  report.summaries.set(7, report.summaries.get(8));
  logSite.reports.set(RAID, report);
});

const attemptsSwitch = (page: Page) =>
  bossKills(page).getByRole('checkbox', { name: 'Show wipes' });

test('attempts are listed among kills once switched on', async ({ page, app, logSite }) => {
  await page.goto(`./?report=${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(attemptsSwitch(page)).not.toBeChecked();

  await test.step('attempts are listed in the order of the log', async () => {
    await attemptsSwitch(page).check();
    await expect(bossRows(page)).toHaveCount(18);
    await expect(bossRows(page).nth(3)).toContainText(SECOND_ATTEMPT);
    await expect(bossRows(page).nth(4)).not.toContainText('try');
    await attemptsSwitch(page).uncheck();
    await expect(bossRows(page)).toHaveCount(12);
  });

  await test.step('a clicked attempt shows its players', async () => {
    await attemptsSwitch(page).check();
    await bossRows(page).nth(3).click();
    await expect(page).toHaveURL(/fight=7$/);
    await expect(players(page)).toContainText('wipe 2, 49 %');
    await expect(players(page).getByRole('region', { name: 'PASSED' })).toBeVisible();

    const fight = tierElevenRaid().fights.fights?.find(({ id }) => id === 7);
    // The last request may already be the request for the pull.
    const summary = logSite.requests.findLast(({ pathname }) => pathname.includes('/summary/'));
    const query = summary?.searchParams;
    expect([query?.get('start'), query?.get('end')]).toEqual([
      `${fight?.start_time}`,
      `${fight?.end_time}`,
    ]);
  });

  await test.step('a link to an attempt opens it and lists all attempts', async () => {
    const linked = await app.open(`?report=${RAID}&fight=7`);
    await expect(players(linked)).toContainText('wipe 2, 49 %');
    await expect(attemptsSwitch(linked)).toBeChecked();
    await expect(bossRows(linked).nth(3)).toHaveAttribute('aria-current', 'true');
    await linked.close();
  });

  await test.step('a shared attempt is called a wipe', async () => {
    await players(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(shareDialog(page).getByRole('radio', { name: 'This wipe' })).toBeChecked();
    await expect(shareDialog(page).getByRole('region', { name: 'Message' })).toContainText(
      SECOND_ATTEMPT,
    );
    const shared = await app.open(new URL(await readLink(page, 4)).hash);
    await expect(shared.getByText(/wipe 2, 49 %/).first()).toBeVisible();
    await expect(shared).toHaveTitle(/^Ascendant Council · wipe 2, 49 % · /);
    await shared.close();
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(/^Ascendant Council · wipe 2, 49 % · /);
  });

  await test.step('the whole night has no column for attempts', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightTable(page).getByRole('columnheader')).toHaveCount(14);
    await expect(
      nightTable(page).getByRole('columnheader', { name: 'Ascendant Council' }),
    ).toHaveCount(1);
  });

  await test.step('a report without kills opens on its last pull and lists wipes', async () => {
    const report = cutAfter(tierElevenRaid(), 7);
    for (const fight of report.fights.fights ?? []) Object.assign(fight, { kill: false });
    for (const id of [6, 7]) report.summaries.set(id, tierElevenRaid().summaries.get(8));
    logSite.reports.set('OnlyWipesHere000', report);
    await page.goto('./?report=OnlyWipesHere000&fight=99');
    await expect(page.getByText('No boss was killed in this report yet.')).toBeVisible();
    await expect(page.getByText('this report has no such fight')).toHaveCount(0);
    await expect(players(page).getByRole('heading', { level: 2 })).toHaveText(
      /^Ascendant Council · wipe \d, 49 %$/,
    );
    await expect(attemptsSwitch(page)).toBeChecked();
    await expect(players(page).getByRole('region', { name: 'PASSED' })).toBeVisible();
    await players(page).getByRole('button', { name: 'Previous boss' }).click();
    await expect(bossRows(page).nth(-2)).toHaveAttribute('aria-current', 'true');
    await expect(players(page).getByRole('region', { name: 'PASSED' })).toBeVisible();
  });

  await test.step('the empty night of a report without kills links to the last pull', async () => {
    await page.goto('./?report=OnlyWipesHere000&view=night');
    await page.getByRole('link', { name: 'Show the last pull' }).click();
    await expect(players(page).getByRole('region', { name: 'PASSED' })).toBeVisible();
    await expect(attemptsSwitch(page)).toBeChecked();
  });

  await test.step('an attempt of a report without kills opens in every view', async () => {
    const report = tierElevenRaid();
    for (const fight of report.fights.fights ?? []) Object.assign(fight, { kill: false });
    logSite.reports.set('WithoutAnyKills0', report);
    await page.goto('./?report=WithoutAnyKills0&fight=12');
    await expect(players(page).getByRole('region', { name: 'PASSED' })).toBeVisible();
    await page.getByRole('link', { name: 'Gear board' }).click();
    await expect(page.getByRole('table', { name: 'Gear board' })).toBeVisible();
  });
});
