import { bossRow, details, playerButtons, players, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { openReport } from './steps';
import { expect, test } from './test';

test('the focus follows the view opened by keyboard', async ({ page }) => {
  await page.goto('./');
  await untilStarted(page);

  await test.step('typing in a field triggers no shortcut', async () => {
    await reportField(page).focus();
    await page.keyboard.type('s?b');
    await expect(reportField(page)).toHaveValue('s?b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await reportField(page).clear();
  });

  await reportField(page).focus();
  await page.keyboard.type(RAID);
  await page.keyboard.press('Enter');
  await expect(players(page).getByRole('heading', { name: "Al'Akir" })).toBeFocused();

  await bossRow(page, 'Halfus Wyrmbreaker').focus();
  await page.keyboard.press('Enter');
  await expect(players(page).getByRole('heading', { name: 'Halfus' })).toBeFocused();

  // The last of the keys that lead there.
  await page.keyboard.press('Tab');
  await playerButtons(page, 'Quillan').focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { name: 'Player Details' })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(details(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details(page)).toHaveCount(0);
  await expect(playerButtons(page, 'Quillan')).toBeFocused();
});

test('single keys step through bosses and players', async ({ page }) => {
  await openReport(page, RAID);
  await expect(bossRow(page, "Al'Akir")).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('[');
  await expect(bossRow(page, 'Conclave of Wind')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expect(bossRow(page, 'Conclave of Wind')).toHaveAttribute('aria-current', 'true');

  await expect(playerButtons(page, 'Elsifer')).toBeVisible();
  await page.keyboard.press('j');
  await expect(details(page)).toContainText('Elsifer');
  await page.keyboard.press('j');
  await expect(details(page)).toContainText('Morwenn');
  await page.keyboard.press('k');
  await expect(details(page)).toContainText('Elsifer');

  await page.keyboard.press('b');
  await expect(players(page).getByRole('button', { name: 'Buffs/Debuffs' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Find a player' })).toBeFocused();
});

test('? opens the list of keys', async ({ page, appServer }) => {
  const release = appServer.server.hold(/js\/KeyboardHelp-/);
  await page.goto('./');
  await untilStarted(page);
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  release();
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/#/);
  await expect(overview).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(overview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await overview.getByRole('link', { name: 'Open the sample raid' }).click();
  await expect(bossRow(page, 'Magmaw')).toBeVisible();
  await expect(overview).toHaveCount(0);
});
