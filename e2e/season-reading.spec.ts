import type { Page, TestInfo } from '@playwright/test';
import { checkbox, comingList, notComingList, openTonight } from './coming';
import { importRaids, writeRaids } from './raid-files';
import { overwriteRecord } from './saved';
import { seasonTable, shownNames } from './season';
import { expect, test } from './test';

/** Imports one group of the file of three. */
async function importGroup(page: Page, testInfo: TestInfo): Promise<void> {
  await page.goto('./');
  await importRaids(page, writeRaids(testInfo, 'SeasonTwentyFv'));
  await page.goto('./');
  // Home has read the season, and made digests.
  await page.getByRole('link', { name: /^Season · 6 evenings/ }).waitFor();
}

/**
 * Makes the season wait for `readOn` after the next load. Without digests it is read from its
 * kills.
 */
async function letSeasonWait(page: Page): Promise<void> {
  for (let raid = 1; raid <= 7; raid++)
    await overwriteRecord(page, `digest-["SeasonTwentyFv0${raid}"]`, undefined);
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    // Seconds pass, so that the raids read so far are shown.
    let ahead = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + ahead;
    const readOn = () => {
      ahead += 3000;
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(window, { readOn });
  });
}

/** Lets the season be read until the table shows more of it. */
const readOn = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(window, 'readOn')());

/** Lets the season be read to its end. */
const readAll = (page: Page): Promise<unknown> =>
  page.evaluate(() => setInterval(Reflect.get(window, 'readOn'), 10));

test('a column head clicked while a season is read sorts it at once', async ({
  page,
}, testInfo) => {
  await importGroup(page, testInfo);
  await letSeasonWait(page);
  await page.goto('./season');
  const gap = seasonTable(page).locator('thead [colspan]');
  await expect(gap, 'beside the evening that is being read').toHaveAttribute('colspan', '6');
  await readOn(page);
  await expect(page.getByText('Reading raids: 1 of 7')).toBeVisible();
  await seasonTable(page).getByRole('button', { name: 'Player', exact: true }).click();
  const firstNames = async () => (await shownNames(page)).slice(0, 3);
  await expect.poll(firstNames).toEqual(['Arcanelle', 'Brünhald', 'Candlewick']);
  await readAll(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await firstNames()).toEqual(['Arcanelle', 'Bonegrin', 'Brünhald']);
});

test('changing who comes while raids are read keeps earlier ticks', async ({ page }, testInfo) => {
  await importGroup(page, testInfo);
  await openTonight(page, 'tonight');
  // This is a click because `check` would look for the row at its old place.
  await checkbox(notComingList(page), 'Oldbarrow').click();
  await expect(checkbox(comingList(page), 'Oldbarrow')).toBeChecked();
  await letSeasonWait(page);
  await openTonight(page, 'tonight');
  await expect(checkbox(comingList(page), 'Oldbarrow')).toHaveCount(0);
  await checkbox(comingList(page), 'Niniane').click();
  await expect(checkbox(notComingList(page), 'Niniane')).not.toBeChecked();
  await readAll(page);
  await expect(checkbox(comingList(page), 'Oldbarrow')).toBeChecked();
});
