import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pullButton, pullPanel, readPullLists } from './at-the-pull';
import { EARLIER } from './earlier-raid';
import { expectedPull } from './expected-pull';
import { buffEntry, buffsButton, column, details, players, tooltip } from './locators';
import { chooseFile, importElsewhere, settings } from './raid-files';
import { RAID } from './reports';
import { isWhole, RAID_TITLE, saveButton, savedRaid, untilSaved } from './saved';
import { downloadTable, readLink, shareDialog } from './sharing';
import { exportRaids } from './steps';
import { boardTable, nightLine, nightTable, readRows } from './tables';
import { expect, test } from './test';
import { earlierRaidWithTwoAnnas, HUNTER, PRIEST, raidWithTwoAnnas } from './two-annas';

test.beforeEach(({ logSite }) => {
  logSite.reports.set(RAID, raidWithTwoAnnas());
});

const MAGMAW = `./?report=${RAID}&fight=12`;
const PRIEST_NAME = 'Anna (Shadow Priest)';
const HUNTER_NAME = 'Anna (Marksmanship Hunter)';
const priest = (page: Page) => page.getByRole('button', { name: /^Anna,? Shadow Priest/ });
const hunter = (page: Page) => page.getByRole('button', { name: /^Anna,? Marksmanship Hunter/ });

/** The rows of one name, in the order shown. */
const rowsOf = (page: Page, table: 'board' | 'night', name = 'Anna') =>
  (table === 'board' ? boardTable(page) : nightTable(page))
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }) });

async function openShare(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await shareDialog(page).getByRole('radio', { name: format }).check();
}

test('two players of one name and realm are two in every view of a kill', async ({ page }) => {
  await page.goto(MAGMAW);

  await test.step('each stands in the column of their own gear', async () => {
    await expect(column(page, 'MISSING ENCHANTS').getByText('Anna')).toHaveCount(1);
    await expect(column(page, 'PASSED').getByRole('button', { name: /^Anna/ })).toHaveCount(1);
    await expect(players(page)).toContainText('of 25 passed');
    const [name, faults] = (await priest(page).innerText()).split('\n').filter(Boolean);
    expect([name, faults]).toEqual(['Anna', 'Shadow Priest']);
    await expect(priest(page)).toContainText('Legs, Mainhand');
  });

  await test.step('the details are of the chosen one, whose address holds the GUID', async () => {
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

  await test.step('the name alone, or the GUID of somebody else, opens nobody’s details', async () => {
    await page.goto(`${MAGMAW}&player=Anna`);
    await expect(details(page)).toContainText('Several players here are called Anna.');
    await page.goto(`${MAGMAW}&player=Anna-Benediction-7`);
    await expect(details(page)).toContainText('Anna-Benediction');
    await expect(details(page)).not.toContainText('Benediction-7');
    await expect(details(page).getByRole('img')).toHaveCount(0);
  });

  await test.step('the board has a row each, beside each other', async () => {
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

  await test.step('each brings the buffs of their own class', async () => {
    await page.goto(MAGMAW);
    await buffsButton(page).click();
    for (const [category, brings, doesNot] of [
      ['+10% Attack Power', HUNTER_NAME, PRIEST_NAME],
      ['+5% Spell Haste', PRIEST_NAME, HUNTER_NAME],
    ] as const) {
      await buffEntry(page, category).hover();
      await expect(tooltip(page)).toContainText(brings);
      await expect(tooltip(page)).not.toContainText(doesNot);
    }
  });

  await test.step('each is listed at the pull by their own auras', async () => {
    const { head, lists } = expectedPull('tier11-25', 12);
    await pullButton(page).click();
    await expect(pullPanel(page)).toContainText(head);
    const food = lists['No food seen']?.map((name) => (name === 'Rookmar' ? HUNTER_NAME : name));
    await expect
      .poll(() => readPullLists(page))
      .toEqual({ ...lists, 'No food seen': food?.sort() });
    await pullPanel(page).getByRole('button', { name: 'What was seen' }).click();
    const annaWith = (flask: string) =>
      pullPanel(page).getByRole('list', { name: flask }).getByText(/^Anna/);
    await expect(annaWith('Flask of the Draconic Mind')).toHaveText(PRIEST_NAME);
    await expect(annaWith('Flask of the Winds')).toHaveText(HUNTER_NAME);
  });

  await test.step('each has a row of their own pulls in the night', async () => {
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

test('two players of one name and realm are shared each', async ({ page }) => {
  await page.goto(MAGMAW);
  const dialog = shareDialog(page);
  await openShare(page, 'Discord');
  const message = dialog.getByRole('region', { name: 'Message' });

  await test.step('Discord names class and spec of both', async () => {
    await expect(message).toContainText('• Anna (Shadow Priest): Legs, Mainhand');
    await expect(message).not.toContainText('Anna (Marksmanship Hunter)');
  });

  await test.step('a table has a row each, with the name as logged', async () => {
    const { rows } = await downloadTable(page);
    expect(rows).toHaveLength(26);
    expect(rows.filter((row) => row.includes(',Anna,Benediction,'))).toHaveLength(2);
    expect(rows.filter((row) => row.includes(',Anna,Benediction,Hunter,'))).toHaveLength(1);
  });

  await test.step('one of them is left out alone', async () => {
    await dialog.getByText(/^Players: 25 of 25/).click();
    await dialog.getByRole('checkbox', { name: 'Anna (Marksmanship Hunter)' }).uncheck();
    await dialog.getByRole('radio', { name: 'Whispers' }).check();
    await expect(dialog.getByText('/w Anna Missing Enchant: Legs, Mainhand')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Anna (Marksmanship Hunter)' }).check();
    await dialog.getByRole('checkbox', { name: 'Anna (Shadow Priest)' }).uncheck();
    await expect(dialog.getByText('/w Anna')).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Whole night' }).check();
    await dialog.getByText(/^Players: 24 of 25/).click();
    await expect(dialog.getByText('/w Anna')).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Anna (Shadow Priest)' }).check();
    await expect(dialog.getByText('/w Anna')).toHaveCount(1);
  });

  await test.step('a link shows both, without their GUIDs', async () => {
    await dialog.getByRole('radio', { name: 'This kill' }).check();
    await page.goto(await readLink(page));
    await expect(column(page, 'MISSING ENCHANTS')).toContainText('Anna Shadow Priest');
    await expect(column(page, 'PASSED')).toContainText('Anna Marksmanship Hunter');
    await expect(page.locator('main')).not.toContainText(`${PRIEST}`);
  });
});

test('two players of one name and realm are two over several kills', async ({ page, logSite }) => {
  logSite.reports.set(EARLIER, earlierRaidWithTwoAnnas());
  await page.goto(`./?report=${EARLIER}&view=night`);
  await expect(nightTable(page)).toBeVisible();
  await untilAllKills(page);

  await test.step('each has a row of the night', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await untilAllKills(page);
    await expect(rowsOf(page, 'night', 'Anna Shadow Priest')).toContainText('Legs, Mainhand');
    await expect(rowsOf(page, 'night', 'Anna Marksmanship Hunter')).toContainText(
      'passed · 5 of 5',
    );
  });

  await test.step('each is compared with their own raid before', async () => {
    await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
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

  await test.step('each has a history', async () => {
    const history = details(page).getByRole('table', { name: 'Over time' }).getByRole('row');
    const faultsOf = async (guid: number) => {
      await page.goto(`${MAGMAW}&player=Anna-Benediction-${guid}`);
      await expect(history).toHaveCount(3);
      return (await history.getByRole('cell').allInnerTexts()).filter(
        (_, index) => index % 3 === 2,
      );
    };
    expect(await faultsOf(PRIEST)).toEqual(['0', '2']);
    expect(await faultsOf(HUNTER)).toEqual(['0', '0']);
  });
});

const untilAllKills = (page: Page) =>
  expect(page.getByText('All 5 kills are loaded.')).toBeVisible();

test('two players of one name and realm are two in an imported raid', async ({
  app,
  page,
}, testInfo) => {
  await page.goto(MAGMAW);
  await saveButton(page).click();
  await expect(isWhole(page, 5)).toBeVisible();
  const path = await exportRaids(page, testInfo);

  const other = await importElsewhere(path, app);
  const { address } = app.appServer;
  await other.goto(`${address}?report=${RAID}&fight=12`);
  await expect(hunter(other)).toBeVisible();
  await expect(priest(other)).toContainText('Legs, Mainhand');
  await other.goto(`${address}?report=${RAID}&view=night`);
  await expect(rowsOf(other, 'night')).toHaveCount(2);
});

const OLDER = 'e2e/fixtures/without-guids';

test('what was made before GUIDs were saved opens', async ({ page }) => {
  await page.goto('./');
  await chooseFile(page, `${OLDER}/raid.readycheck`);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(settings(page).getByText('1 raid imported, 0 already here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(savedRaid(page, 'The week before')).toBeVisible();

  await test.step('the raid shows who was saved', async () => {
    await page.goto(`./?report=${EARLIER}&view=night`);
    await expect(nightTable(page).getByRole('row').filter({ hasText: ' of 2' })).toHaveCount(4);
    await expect(rowsOf(page, 'night')).toHaveCount(1);
  });

  await test.step('players of unshared names are compared with a raid that has GUIDs', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await untilAllKills(page);
    await untilSaved(page, RAID_TITLE, 5);
    await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
    const region = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect(region('New here').filter({ hasText: 'Anna' })).toHaveCount(2);
    await expect(region('Not here')).toHaveCount(1);
    await expect(region('Not here')).toContainText('Anna');
    await expect(region('New here').filter({ hasText: /Tavarin|Quillan|Veyra/ })).toHaveCount(0);
  });

  const links = (await readFile(`${OLDER}/links.txt`, 'utf8')).trim().split('\n');
  for (const [nth, link] of links.entries()) {
    await test.step(`the link ${link.slice(0, 8)} opens`, async () => {
      await page.goto(`./${link}`);
      await expect(page.getByText(nth === 0 ? 'Anna' : 'Jadepaw', { exact: true })).not.toHaveCount(
        0,
      );
    });
  }
});
