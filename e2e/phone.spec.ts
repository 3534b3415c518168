import { brokenWords } from './broken-words';
import { bossRows, column, reportField } from './locators';
import { RAID } from './reports';
import { deleteButton, RAID_TITLE, savedRaids, untilSaved, untilStarted } from './saved';
import { chooseBoss, fetchReport, openKill } from './steps';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';
import { changePlayers, raidWithTwoNyxaras } from './worked-out-night';

/** Longer names for players: twelve letters, the most that the game allows. */
const NAMES: Readonly<Record<string, string>> = {
  Coldbarrow: 'Coldbarrower',
  Stormglen: 'Stormglennow',
  Blightworth: 'Blightworthy',
  Morwenn: 'Dawnbringers',
  Mordaith: 'Thundermoons',
  Haldora: 'Wolfhammered',
  Cinderly: 'Cindermaiden',
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone no name of twelve letters is broken in any view, and the report field keeps its place', async ({
  page,
  logSite,
}) => {
  const report = raidWithTwoNyxaras();
  changePlayers(report, (player) => ({ ...player, name: NAMES[player.name] ?? player.name }));
  logSite.reports.set(RAID, report);

  await test.step('the report field keeps its left edge when a raid opens', async () => {
    const leftEdge = async () => (await reportField(page).boundingBox())?.x;
    await page.goto('./');
    await untilStarted(page);
    const before = await leftEdge();
    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);
    expect(await leftEdge()).toBe(before);
  });

  await chooseBoss(page, 'Ascendant Council');
  for (const { view, shown } of [
    { view: 'Verdicts', shown: (page) => column(page, 'PASSED') },
    { view: 'Gear board', shown: boardTable },
    { view: 'Whole night', shown: nightTable },
  ] satisfies { view: string; shown: typeof boardTable }[]) {
    await test.step(`no name of twelve letters is broken in the view “${view}”`, async () => {
      await page.getByRole('link', { name: view, exact: true }).click();
      await expect(shown(page).getByText('Dawnbringers')).toBeVisible();
      await expect(page.getByText('Nyxara-Benediction').first()).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
    });
  }
});

test('on a phone Undo is above the labels of the home page, and a deleted card keeps its result', async ({
  page,
}) => {
  await openKill(page, RAID, 12);
  await untilSaved(page, RAID_TITLE, 1);
  await page.goto('./');
  const result = savedRaids(page).getByText('Magmaw');
  await expect(result).toBeVisible();
  await deleteButton(page, RAID_TITLE).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ trial: true });
  expect(
    await undo.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const seen = document.elementsFromPoint(x + width / 2, y + height - 2);
      return button === seen[0];
    }),
  ).toBe(true);
  await expect(page.getByText('No kill opened yet')).toHaveCount(0);
});
