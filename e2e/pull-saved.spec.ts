import type { Page } from '@playwright/test';
import {
  ageKill,
  MAGMAWS_PULL,
  openPull,
  pullButton,
  pullPanel,
  savedPulls,
  untilPull,
} from './at-the-pull';
import { expectedNight } from './expected-pull';
import { column, details } from './locators';
import { EVENTS } from './log-site';
import { RAID } from './reports';
import { allSavedText, saveButton, untilAllSaved } from './saved';
import { chooseBoss, openReport, sayOnline } from './steps';
import { boardTable, nightLine, nightTable, readRows } from './tables';
import { expect, test } from './test';

const MAGMAW = 12;
const MAGMAWS_ADDRESS = `?report=${RAID}&fight=${MAGMAW}`;

/** Opens Magmaw, saved as by an older version. */
async function openOlderKill(page: Page): Promise<void> {
  await openPull(page, RAID, MAGMAW);
  await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  await expect.poll(() => savedPulls(page)).toBe(1);
  await page.goto('./new-page');
  await ageKill(page, RAID, MAGMAW);
}

test('the missing pull of a saved kill can be fetched', async ({ page, context, app, logSite }) => {
  await openOlderKill(page);

  await test.step('a click fetches the pull online', async () => {
    const before = logSite.requests.length;
    await openPull(page, RAID, MAGMAW);
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
    await expect(pullPanel(page)).toContainText('Not on this device');
    await expect(pullPanel(page)).toContainText('This kill was saved without it.');
    expect(logSite.requests).toHaveLength(before);

    await pullPanel(page).getByRole('button', { name: 'Fetch it' }).click();
    await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
    await expect(pullButton(page)).toBeFocused();
    // The raiders' numbers come with the report.
    const calls = logSite.requests.slice(before).map(({ pathname }) => pathname.split('/')[3]);
    expect(calls).toEqual(['events', 'fights']);
    await expect.poll(() => savedPulls(page)).toBe(1);
    const later = await app.open(MAGMAWS_ADDRESS);
    await expect(pullPanel(later)).toContainText(MAGMAWS_PULL);
    expect(logSite.requests).toHaveLength(before + 2);
    await later.close();
  });

  await test.step('offline the pull is fetched once online', async () => {
    await page.goto('./new-page');
    await ageKill(page, RAID, MAGMAW);
    await page.goto(`./?report=${RAID}`);
    // A response on its way would show that the page is online.
    await untilPull(page);
    await sayOnline(context, false);
    await chooseBoss(page, 'Magmaw');
    await pullButton(page).click();
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
    await expect(pullPanel(page)).toContainText('Not on this device');
    await expect(pullPanel(page).getByRole('status')).toContainText(
      'It is fetched once there is a connection.',
    );
    // The browser may be wrong about the connection.
    await expect(pullPanel(page).getByRole('button', { name: 'Fetch it' })).toBeEnabled();
    await sayOnline(context, true);
    await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  });
});

test('a saved raid has every kill’s pull after a cold start', async ({ page, app, logSite }) => {
  await openReport(page, RAID);
  await saveButton(page).click();
  await expect(allSavedText(page)).toBeVisible({ timeout: 20_000 });
  await untilAllSaved(page);
  // Halfus and Chimaeron have no event of their own near their start.
  expect(logSite.requestsFor(EVENTS).length).toBe(14);
  await page.close();
  await logSite.api.stop();

  const cold = await app.open(`?report=${RAID}&view=night&show=pull`);
  await expect(nightLine(cold)).toHaveText('All 12 kills are loaded.');
  expect(await readRows(nightTable(cold))).toEqual(expectedNight('tier11-25'));
  await cold.goto(`./${MAGMAWS_ADDRESS}&view=board&player=Brannock`);
  const row = boardTable(cold).getByRole('row', { name: /^Brannock/ });
  await expect(row.getByRole('cell', { name: 'Food: not seen' })).toBeVisible();
  await expect(details(cold).getByRole('list', { name: 'At the pull' })).toContainText(
    'No flask seen',
  );
});
