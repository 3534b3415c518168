import type { Page } from '@playwright/test';
import { startFollowing } from './following';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRow, bossRows, column, details, players, reportField } from './locators';
import { FIGHTS } from './log-site';
import { RAID } from './reports';
import { RAID_TITLE, savedRaid, untilSaved, untilStarted } from './saved';
import { chooseBoss, choosePlayer, fetchReport, untilRendered } from './steps';
import { expect, test } from './test';

const chosenRow = (page: Page) => page.locator('[data-fight][aria-current="true"]');

/** Waits until an open raid shows a boss. */
async function untilShown(page: Page, boss: string): Promise<void> {
  await expect(chosenRow(page)).toContainText([boss]);
  await expect(players(page)).toContainText(boss);
  await expect(column(page, 'PASSED').getByRole('button').first()).toBeVisible();
}

test('a raid opens on its last kill at an unchanged address', async ({ page }) => {
  await page.goto('./');
  await untilStarted(page);
  await fetchReport(page, RAID);
  await untilShown(page, "Al'Akir");
  await expect(page).toHaveURL(`./?report=${RAID}`);

  await test.step('clicking the shown boss adds a history entry', async () => {
    await chooseBoss(page, "Al'Akir");
    await expect(page).toHaveURL(`./?report=${RAID}&fight=30`);
    await page.goBack();
    await expect(page).toHaveURL(`./?report=${RAID}`);
  });
  await test.step('choosing a player adds no fight to the address', async () => {
    await choosePlayer(page, 'Thornclaw');
    await expect(page).toHaveURL(`./?report=${RAID}&player=Thornclaw`);
    await page.reload();
    await expect(details(page)).toContainText('Low Item Level: Trinket 2');
    await untilShown(page, "Al'Akir");
    await page.goBack();
  });
  await test.step('one step Back leaves the raid', async () => {
    await expect(page).toHaveURL(`./?report=${RAID}`);
    await page.goBack();
    await expect(bossRows(page)).toHaveCount(0);
    await expect(reportField(page)).toHaveValue('');
  });
  await test.step('a saved raid’s row opens the kill that was viewed last', async () => {
    await page.goto(`./?report=${RAID}&fight=12`);
    await untilShown(page, 'Magmaw');
    await untilSaved(page, RAID_TITLE, 2);
    await page.goto('./');
    await savedRaid(page, RAID_TITLE).click();
    await expect(page).toHaveURL(`./?report=${RAID}&fight=12`);
    await untilShown(page, 'Magmaw');
  });
});

test('the newest pull of a followed raid opens by itself', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  const until = (fight: number) => logSite.reports.set(RAID, raidUntil(fight));
  const nextMinute = async () => {
    const requests = () => logSite.requestsFor(FIGHTS).length;
    const before = requests();
    await page.clock.fastForward(61_000);
    await expect.poll(requests).toBe(before + 1);
  };
  const newPull = page.getByText(/^New pull: /);
  until(4);
  await page.goto(`./?report=${RAID}`);
  await untilShown(page, 'Theralion and Valiona');
  await startFollowing(page);

  await test.step('a new wipe opens by itself', async () => {
    until(7);
    await nextMinute();
    await expect(players(page)).toContainText('Ascendant Council');
    await expect(newPull).toHaveCount(0);
    await expect(page).toHaveURL(`./?report=${RAID}`);
  });
  await test.step('a new kill does not replace open player details', async () => {
    await choosePlayer(page, 'Veyra');
    until(8);
    await nextMinute();
    await expect(newPull).toHaveText(/^New pull: Ascendant Council, \d+ of 25$/);
    await expect(players(page)).toContainText('wipe 2');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(`./?report=${RAID}&fight=8`);
    await untilShown(page, 'Ascendant Council');
    await expect(newPull).toHaveCount(0);
  });
  await test.step('a new pull does not replace a fight chosen by the user', async () => {
    until(10);
    await nextMinute();
    await expect(newPull).toHaveText(/^New pull: Cho'gall, \d+ of 25$/);
    await expect(chosenRow(page)).toContainText(['Ascendant Council']);
  });
});

test('the shown kill’s row and the heading of its players are in view', async ({ page }) => {
  for (const { what, viewport } of [
    { what: 'on a phone', viewport: { width: 390, height: 844 } },
    { what: 'on a tablet', viewport: { width: 820, height: 1180 } },
    { what: 'on a desktop', viewport: { width: 1280, height: 640 } },
  ])
    await test.step(`the row and the heading are in view ${what}`, async () => {
      await page.setViewportSize(viewport);
      await page.goto(`./?report=${RAID}`);
      await untilShown(page, "Al'Akir");
      await untilRendered(page);
      await expect(bossRow(page, "Al'Akir")).toBeInViewport({ ratio: 1 });
      await expect(players(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      await expect(players(page).getByRole('heading').first()).toBeFocused();
    });
});
