import { bossRows, column, details, gear, playerButtons } from './locators';
import { RAID } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';

const ITEM_PAGE = 'https://www.wowhead.com/cata/item=';

test('a player’s button shows their details, and the same one hides them', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await choosePlayer(page, 'Brannock');
  await expect(details(page).getByRole('heading', { name: 'Player Details' })).toBeVisible();
  await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeVisible();
  await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'true');

  await choosePlayer(page, 'Brannock');
  await expect(page.getByRole('heading', { name: 'Brannock' })).toBeHidden();
  await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'false');
});

test('only the chosen player is shown', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await choosePlayer(page, 'Nyxara');

  await expect(details(page).getByRole('heading', { name: 'Nyxara' })).toBeVisible();
  await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeHidden();
});

test('gear icons lead to the item pages, with gems and enchant, in slot order', async ({
  page,
}) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');

  const hrefs = () =>
    gear(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(hrefs).toEqual(NYXARAS_GEAR.map(([page]) => ITEM_PAGE + page));
});

test('icons are framed green where an enchant is, red where one is missing, else not', async ({
  page,
}) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');

  const frames = () =>
    gear(page)
      .getByRole('link')
      .locator('img')
      .evaluateAll((icons) =>
        icons.map(({ classList }) => {
          if (classList.contains('border-success')) return 'green';
          return classList.contains('border-danger') ? 'red' : 'none';
        }),
      );
  await expect.poll(frames).toEqual(NYXARAS_GEAR.map(([, frame]) => frame));
});

test('icons come from the log site’s icon host by the logged name', async ({ page, logSite }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');

  const first = gear(page).getByRole('link').first().locator('img');
  const address = `${logSite.icons.origin}/icons/inv_helm_robe_raidmage_i_01.jpg`;
  await expect(first).toHaveAttribute('src', address);
  await expect(first).toHaveJSProperty('naturalWidth', 1);
});

test('an icon that fails to load becomes the question mark', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 404');
  logSite.icons.fault(/inv_helm_robe_raidmage_i_01/, { status: 404, body: '' });
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');

  const first = gear(page).getByRole('link').first().locator('img');
  await expect(first).toHaveAttribute('src', /inv_misc_questionmark/);
  await expect(first).not.toHaveJSProperty('naturalWidth', 0);
});

test('while players are fetched a line says so', async ({ page, logSite }) => {
  const release = logSite.hold(/tables\/summary/);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await expect(page.getByText('Loading...')).toBeVisible();

  release();
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('players that cannot be fetched leave the boss list usable', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400', 'Error fetching player data:');
  const mend = logSite.fault(/tables\/summary/, { status: 400, body: '{"status":400}' });
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(page.getByText('Loading...')).toBeHidden();

  mend();
  await chooseBoss(page, 'Maloriak');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
});

test('a fight without players shows none', async ({ page, logSite, expectConsole }) => {
  expectConsole('No players found');
  logSite.reports.get(RAID)?.summaries.delete(12);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(bossRows(page)).toHaveCount(12);
  await expect(playerButtons(page, 'Brannock')).toHaveCount(0);
});

/** Fight 12: her item pages and frames, head to wand. Shirt and tabard are empty; she has no leg and weapon enchant. */
const NYXARAS_GEAR = [
  ['60237?gems=68780:52236&ench=4207', 'green'],
  ['71213', 'none'],
  ['60253?gems=52207&ench=4200', 'green'],
  ['71279?gems=52208:52236&ench=4102', 'green'],
  ['65376?gems=52208:52207', 'none'],
  ['71273?gems=52207:52208', 'red'],
  ['58486?gems=52207&ench=4104', 'green'],
  ['71266?ench=4257', 'green'],
  ['71276?gems=52236&ench=4068', 'green'],
  ['65373', 'none'],
  ['71210', 'none'],
  ['65053', 'none'],
  ['62047', 'none'],
  ['60232?gems=52208&ench=4115', 'green'],
  ['70157', 'red'],
  ['70112?ench=4091', 'green'],
  ['71151', 'none'],
] as const;
