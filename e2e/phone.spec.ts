import { bossRows, column, fetchButton, reportField } from './locators';
import { RAID } from './reports';
import { brokenWords, drawInRoboto } from './roboto';
import { untilStarted } from './saved';
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

test.beforeEach(async ({ page, logSite }) => {
  const report = raidWithTwoNyxaras();
  changePlayers(report, (player) => ({ ...player, name: NAMES[player.name] ?? player.name }));
  logSite.reports.set(RAID, report);
  await drawInRoboto(page);
});

for (const { view, query, shown } of [
  { view: 'verdicts', query: 'fight=8', shown: (page) => column(page, 'PASSED') },
  { view: 'gear board', query: 'fight=8&view=board', shown: boardTable },
  { view: 'whole night', query: 'view=night', shown: nightTable },
] satisfies { view: string; query: string; shown: typeof boardTable }[]) {
  test(`on an Android phone no name of twelve letters is broken in the ${view}`, async ({
    page,
  }) => {
    await page.goto(`./?report=${RAID}&${query}`);
    await expect(shown(page).getByText('Dawnbringers')).toBeVisible();
    await expect(page.getByText('Nyxara-Benediction').first()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
  });
}

test('on a phone the report field keeps its left edge when a raid opens', async ({ page }) => {
  const leftEdge = async () => (await reportField(page).boundingBox())?.x;
  await page.goto('./');
  await untilStarted(page);
  const before = await leftEdge();
  await reportField(page).fill(RAID);
  await fetchButton(page).click();
  await expect(bossRows(page)).toHaveCount(12);
  expect(await leftEdge()).toBe(before);
});
