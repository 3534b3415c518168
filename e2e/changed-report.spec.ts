import type { Page } from '@playwright/test';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { cutAfter, FIFTH_KILL, raidUntil } from './growing-raid';
import { bossKills, bossRows, column, players } from './locators';
import { RAID, type ServedReport, tierElevenRaid } from './reports';
import { allSavedText, RAID_TITLE, saveButton, untilAllSaved, untilSaved } from './saved';
import { openReport } from './steps';
import { nightLine, nightTable, openNight } from './tables';
import { expect, test } from './test';

/** Returns the report cut to one boss fight. */
function reportOfFight(fightId: number): ServedReport {
  const report = tierElevenRaid();
  const fights = (report.fights.fights ?? []).filter(({ id }) => id === fightId);
  Object.assign(report.fights, { fights });
  return report;
}

const lostKills = (page: Page) => page.getByRole('region', { name: 'No longer in the report' });
const fetchAgain = (page: Page) => page.getByRole('button', { name: 'Fetch again' }).click();

// lost-kills.test.ts of the domain and saved-raids.test.ts test a renumbered report.
test('saved kills that the report has lost are listed separately', async ({ page, logSite }) => {
  logSite.reports.set(RAID, raidUntil(FIFTH_KILL));
  logSite.reports.set(EARLIER_CODE, cutAfter(earlierRaid(), FIFTH_KILL));
  await openReport(page, RAID);
  await saveButton(page).click();
  await expect(allSavedText(page, 5)).toBeVisible();
  await page.getByRole('link', { name: 'Whole night' }).click();
  await expect(nightLine(page)).toHaveText('All 5 kills are loaded.');

  await test.step('the boss list shows lost kills separately', async () => {
    logSite.reports.set(RAID, reportOfFight(8));
    await fetchAgain(page);
    await expect(bossKills(page)).toContainText('Boss kills 1');
    await expect(nightLine(page)).toHaveText('All 5 kills are loaded.');
    await expect(nightTable(page).getByRole('columnheader', { name: /Magmaw/ })).toBeVisible();
    await expect(bossRows(page)).toHaveCount(1);
    await expect(lostKills(page).getByRole('button')).toHaveCount(4);
    await untilSaved(page, RAID_TITLE, 5, 5);
  });

  await test.step('“Since last raid” includes the lost kills', async () => {
    await page.goto(`./?report=${RAID}&view=since&against=${EARLIER_CODE}`);
    const since = page.getByRole('region', { name: 'Since last raid' });
    await expect(since.getByRole('region', { name: 'Fixed' })).toContainText('Veyra');
    await expect(since.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('lost kills open without the log site', async () => {
    await untilAllSaved(page);
    await logSite.api.stop();
    await page.goto(`./?report=${RAID}`);
    await lostKills(page).getByRole('button', { name: 'Magmaw' }).click();
    await expect(players(page)).toContainText('Magmaw');
    await expect(column(page, 'PASSED').getByRole('button').first()).toBeVisible();
    await expect(page.getByText('It is saved on this device.')).toBeVisible();
    await openNight(page);
    await expect(nightLine(page)).toHaveText('All 5 kills are loaded.');
  });
});
