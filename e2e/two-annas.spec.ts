import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changePlayers } from './changed-players';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { cutAfter, FIFTH_KILL } from './growing-raid';
import { column, details, players } from './locators';
import { chooseFile, settings } from './raid-files';
import { RAID, type ServedReport, tierElevenRaid } from './reports';
import { RAID_TITLE, savedRaid, untilSaved } from './saved';
import { boardTable, nightLine, nightTable, readRows } from './tables';
import { expect, test } from './test';

/** GUIDs of the two players called Anna on one realm: a Shadow Priest and a Marksmanship Hunter. */
const PRIEST = 46031197;
const HUNTER = 46479545;

/** Renames Nyxara, a priest with faults, and Rookmar, a hunter without, as Anna. */
function callBothAnna(report: ServedReport): ServedReport {
  changePlayers(report, (player) =>
    ['Nyxara', 'Rookmar'].includes(player.name) ? { ...player, name: 'Anna' } : player,
  );
  return report;
}

/** Returns a raid of five kills. The last kill is Magmaw. */
const raidWithTwoAnnas = () => callBothAnna(cutAfter(tierElevenRaid(), FIFTH_KILL));

/** Returns the raid a week before, when the priest had every enchant. */
const earlierRaidWithTwoAnnas = () => callBothAnna(cutAfter(earlierRaid(), FIFTH_KILL));

test.beforeEach(({ logSite }) => {
  logSite.reports.set(RAID, raidWithTwoAnnas());
});

const MAGMAW = `./?report=${RAID}&fight=12`;
const PRIEST_NAME = 'Anna (Shadow Priest)';
const HUNTER_NAME = 'Anna (Marksmanship Hunter)';
const priest = (page: Page) => page.getByRole('button', { name: /^Anna,? Shadow Priest/ });
const hunter = (page: Page) => page.getByRole('button', { name: /^Anna,? Marksmanship Hunter/ });

/** Returns the rows of one name, in the order shown. */
const rowsOf = (page: Page, table: 'board' | 'night', name = 'Anna') =>
  (table === 'board' ? boardTable(page) : nightTable(page))
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }) });

test('two players of one name and realm are separate in every view of a kill', async ({ page }) => {
  await page.goto(MAGMAW);

  await test.step('the two players are in the columns of their own gear', async () => {
    await expect(column(page, 'MISSING ENCHANTS').getByText('Anna')).toHaveCount(1);
    await expect(column(page, 'PASSED').getByRole('button', { name: /^Anna/ })).toHaveCount(1);
    await expect(players(page)).toContainText('of 25 passed');
    const [name, faults] = (await priest(page).innerText()).split('\n').filter(Boolean);
    expect([name, faults]).toEqual(['Anna', 'Shadow Priest']);
    await expect(priest(page)).toContainText('Legs, Mainhand');
  });

  await test.step('the address of the chosen player’s details contains the GUID', async () => {
    await hunter(page).click();
    await expect(page).toHaveURL(new RegExp(`player=Anna-Benediction-${HUNTER}$`));
    await expect(
      details(page).getByRole('heading', { name: `Player Details: ${HUNTER_NAME}` }),
    ).toBeVisible();
    await expect(details(page).getByText(HUNTER_NAME, { exact: true })).toBeVisible();
    await expect(details(page)).toContainText('PASSED');
    await expect(hunter(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(priest(page)).toHaveAttribute('aria-pressed', 'false');

    await page.goto(`${MAGMAW}&player=Anna-Benediction-${PRIEST}`);
    await expect(details(page).getByText(PRIEST_NAME, { exact: true })).toBeVisible();
    await expect(details(page)).toContainText('Missing Enchant: Legs, Mainhand');
    await expect(priest(page)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a name without a GUID or with a wrong GUID opens no details', async () => {
    await page.goto(`${MAGMAW}&player=Anna`);
    await expect(details(page)).toContainText('Several players here are called Anna.');
    await page.goto(`${MAGMAW}&player=Anna-Benediction-7`);
    await expect(details(page)).toContainText('Anna-Benediction');
    await expect(details(page)).not.toContainText('Benediction-7');
    await expect(details(page).getByRole('img')).toHaveCount(0);
  });

  await test.step('the board has two adjacent rows for the two players', async () => {
    await page.goto(`${MAGMAW}&view=board&player=Anna-Benediction-${PRIEST}`);
    await expect(rowsOf(page, 'board')).toHaveCount(2);
    const names = await boardTable(page).getByRole('rowheader').allInnerTexts();
    const [first, second] = names.flatMap((name, index) => (/^Anna/.test(name) ? [index] : []));
    expect(second).toBe((first ?? 0) + 1);
    await expect(rowsOf(page, 'board', 'Anna Shadow Priest')).toContainText('no enchant');
    await expect(rowsOf(page, 'board', 'Anna Marksmanship Hunter')).not.toContainText('no enchant');
    await expect(priest(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(hunter(page)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the night has a row of pulls for each of the two players', async () => {
    await page.getByRole('link', { name: 'Whole night', exact: true }).click();
    await page.getByRole('radio', { name: 'At the pull' }).check();
    await expect(nightLine(page)).toHaveText('All 5 kills are loaded.');
    const rows = await readRows(nightTable(page));
    const untold = Array.from({ length: 4 }, () => 'not in this log');
    expect(rows.get('Anna Shadow Priest')).toEqual([
      ...untold,
      'flask and food',
      'Flask 1 of 1 · Food 1 of 1',
    ]);
    expect(rows.get('Anna Marksmanship Hunter')).toEqual([
      ...untold,
      'no food seen',
      'Flask 1 of 1 · Food 0 of 1',
    ]);
    await page.getByRole('checkbox', { name: 'Only where something was not seen' }).check();
    await expect(rowsOf(page, 'night')).toHaveCount(1);
    await expect(rowsOf(page, 'night', 'Anna Marksmanship Hunter')).toHaveCount(1);
  });
});

test('two players of one name and realm are separate over several kills', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(EARLIER_CODE, earlierRaidWithTwoAnnas());
  await page.goto(`./?report=${EARLIER_CODE}&view=night`);
  await expect(nightTable(page)).toBeVisible();
  await untilAllKills(page);

  await test.step('the night has a row for each of the two players', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await untilAllKills(page);
    await expect(rowsOf(page, 'night', 'Anna Shadow Priest')).toContainText('Legs, Mainhand');
    await expect(rowsOf(page, 'night', 'Anna Marksmanship Hunter')).toContainText(
      'passed · 5 of 5',
    );
  });

  await test.step('both players are compared with their own earlier gear', async () => {
    await page.goto(`./?report=${RAID}&view=since&against=${EARLIER_CODE}`);
    const since = page.getByRole('region', { name: 'Since last raid' });
    const list = (name: string) =>
      since
        .getByRole('region', { name, exact: true })
        .getByRole('listitem')
        .filter({ hasText: 'Anna' });
    await expect(list('New faults')).toHaveCount(1);
    await expect(list('New faults')).toContainText('Shadow Priest');
    for (const name of ['Still open', 'New here', 'Not here'])
      await expect(list(name)).toHaveCount(0);
  });

  await test.step('both players have a page of their own', async () => {
    const evenings = page.getByRole('table', { name: 'Evenings' }).getByRole('row');
    const gearOf = async (guid: number) => {
      await page.goto(`${MAGMAW}&player=Anna-Benediction-${guid}`);
      await details(page).getByRole('link', { name: 'All evenings' }).click();
      await expect(evenings).toHaveCount(3);
      return Promise.all(
        [1, 2].map((nth) => evenings.nth(nth).getByRole('cell').nth(1).innerText()),
      );
    };
    expect(await gearOf(PRIEST)).toEqual(['Legs, Mainhand', 'passed']);
    expect(await gearOf(HUNTER)).toEqual(['passed', 'passed']);
  });
});

const untilAllKills = (page: Page) =>
  expect(page.getByText('All 5 kills are loaded.')).toBeVisible();

const OLDER_FOLDER = 'e2e/fixtures/without-guids';

test('files and links made before GUIDs were saved still open', async ({ page }) => {
  await page.goto('./');
  await chooseFile(page, `${OLDER_FOLDER}/raid.readycheck`);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(settings(page).getByText('1 raid imported, 0 already here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(savedRaid(page, 'The week before')).toBeVisible();

  await test.step('the raid shows the players of the old file', async () => {
    await page.goto(`./?report=${EARLIER_CODE}&view=night`);
    await expect(nightTable(page).getByRole('row').filter({ hasText: ' of 2' })).toHaveCount(4);
    await expect(rowsOf(page, 'night')).toHaveCount(1);
  });

  await test.step('players with unique names are compared with a raid that has GUIDs', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await untilAllKills(page);
    await untilSaved(page, RAID_TITLE, 5);
    await page.goto(`./?report=${RAID}&view=since&against=${EARLIER_CODE}`);
    const region = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect(region('New here').filter({ hasText: 'Anna' })).toHaveCount(2);
    await expect(region('Not here')).toHaveCount(1);
    await expect(region('Not here')).toContainText('Anna');
    await expect(region('New here').filter({ hasText: /Tavarin|Quillan|Veyra/ })).toHaveCount(0);
  });

  const links = (await readFile(`${OLDER_FOLDER}/links.txt`, 'utf8')).trim().split('\n');
  for (const [nth, link] of links.entries()) {
    await test.step(`the older link ${link.slice(0, 8)} shows its player`, async () => {
      await page.goto(`./${link}`);
      await expect(page.getByText(nth === 0 ? 'Anna' : 'Jadepaw', { exact: true })).not.toHaveCount(
        0,
      );
    });
  }
});
