import type { Page } from '@playwright/test';
import { bossRows, column, details } from './locators';
import { DEEPER, deeperNight, RAID } from './reports';
import { chooseBoss, openReport, openSettings } from './steps';
import { expect, test } from './test';

/** Hessonite Band, of item level 325. */
const HALDORAS_RING = 52317;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test.describe('build without a key', () => {
  test.use({ apiKey: '' });

  test('without a key in the build a user’s own is entered once, hidden, saved in this browser, and removed', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('Error fetching fights:');
    logSite.keys.add('my-own-key');
    await openReport(page, RAID);
    await expect(page.getByRole('alert')).toContainText('needs a Warcraft Logs key');

    await openSettings(page);
    const key = dialog(page).getByLabel('Your own API key');
    await expect(key).toHaveAttribute('type', 'password');
    await key.fill('my-own-key');
    await dialog(page).getByRole('button', { name: 'Show' }).click();
    await expect(key).toHaveAttribute('type', 'text');
    await page.keyboard.press('Escape');

    // The request that failed without a key is repeated.
    await expect(bossRows(page)).toHaveCount(12);
    await page.reload();
    await openSettings(page);
    await expect(key).toHaveValue('my-own-key');
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect(key).toHaveValue('');
  });
});

test('the minimum item level applies at once, and an invalid one changes nothing', async ({
  page,
}) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const low = column(page, 'LOW ITEM LEVEL').getByRole('button');
  await expect(column(page, 'LOW ITEM LEVEL')).toBeVisible();
  const before = await low.count();

  await openSettings(page);
  const level = dialog(page).getByLabel('Minimum item level');
  await expect(level).toHaveValue('346');
  await level.fill('999');
  await expect(low).toHaveCount(25);

  await level.fill('0');
  await expect(dialog(page).getByRole('alert')).toContainText('from 1 to 999');
  await expect(low).toHaveCount(25);

  await dialog(page).getByRole('button', { name: 'Reset to 346' }).click();
  await expect(low).toHaveCount(before);
  await expect(dialog(page).getByRole('alert')).toBeHidden();
});

test('the mouse wheel over the minimum item level changes nothing', async ({ page }) => {
  await page.goto('./#settings');
  const level = dialog(page).getByLabel('Minimum item level');
  await level.fill('372');
  await level.hover();
  for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, 100);
  await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('372');
});

test('Undo restores a removed excuse, and all of them after Restore the defaults', async ({
  page,
}) => {
  await page.goto('./#settings');
  const excused = dialog(page).getByRole('group', { name: 'Excused items' });
  for (const id of ['62050', '62047']) {
    await excused.getByLabel('Item number').fill(id);
    await excused.getByRole('button', { name: 'Excuse' }).click();
  }
  const undo = dialog(page).getByRole('button', { name: 'Undo' });
  await excused.getByRole('button', { name: 'Remove Item 62050' }).click();
  await expect(dialog(page).getByText('Deleted: Item 62050')).toBeInViewport();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(excused.getByRole('listitem')).toHaveText(['Item 62050', 'Item 62047']);

  await dialog(page).getByRole('button', { name: 'Restore the defaults' }).click();
  await expect(excused.getByRole('listitem')).toHaveCount(0);
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(excused.getByRole('listitem')).toHaveText(['Item 62050', 'Item 62047']);
});

test('the theme applies at once and lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-bs-theme', 'dark');
  await openSettings(page);
  await dialog(page).getByText('Light', { exact: true }).click();
  await expect(html).toHaveAttribute('data-bs-theme', 'light');

  await page.reload();
  await expect(html).toHaveAttribute('data-bs-theme', 'light');
  await dialog(page).getByText('System', { exact: true }).click();
  await expect(html).toHaveAttribute('data-bs-theme', 'dark');
});

test('the settings show used and free storage', async ({ page }) => {
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await openSettings(page);
  const storage = dialog(page).getByRole('region', { name: 'Storage' });
  await expect(storage).toContainText('1 raid');
  await expect(storage).toContainText(/Used[\d.]+ [kMG]B/);
  await expect(storage).toContainText(/Available[\d.]+ [kMG]B/);
});

test('a further rule set to count moves its players to OTHER FAULTS, and back', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(DEEPER, deeperNight());
  await openReport(page, DEEPER);
  await chooseBoss(page, 'Halfus Wyrmbreaker');
  const others = page.getByRole('region', { name: 'OTHER FAULTS', exact: true });
  await expect(column(page, 'PASSED')).toBeVisible();
  await expect(others).toBeHidden();

  await openSettings(page);
  const rule = dialog(page).getByRole('group', { name: 'Empty Socket', exact: true });
  await expect(rule.getByRole('radio', { name: 'Advice' })).toBeChecked();
  await expect(dialog(page)).toContainText('Nothing differs from the defaults.');
  await rule.getByText('Counts', { exact: true }).click();
  await expect(dialog(page)).toContainText('Default: Advice');
  await page.keyboard.press('Escape');
  await expect(others.getByRole('button', { name: /^Brannock/ })).toContainText(
    'Empty Socket: Head',
  );
  await others.getByRole('button', { name: /^Brannock/ }).click();
  const helm = details(page).getByRole('link', { name: /^Head: / });
  await expect(helm).toHaveAccessibleName(/, 372, empty socket, sockets /);
  await expect(helm.locator('[data-mark="square"]')).toBeVisible();

  // A reload before Escape takes effect would open the dialog of the address.
  await expect(page).not.toHaveURL(/#settings/);
  await page.reload();
  await expect(others.getByRole('button', { name: /^Brannock/ })).toBeVisible();
  await openSettings(page);
  await dialog(page).getByRole('button', { name: 'Restore the defaults' }).click();
  await expect(rule.getByRole('radio', { name: 'Advice' })).toBeChecked();
  await expect(others).toBeHidden();
});

test('a minimum by raid applies, and excused items are no fault', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const haldora = column(page, 'LOW ITEM LEVEL').getByRole('button', { name: /^Haldora/ });
  await expect(haldora).toContainText('Boots, Ring 2');

  await openSettings(page);
  await dialog(page).getByText('By raid', { exact: true }).click();
  await expect(dialog(page).getByRole('radio', { name: 'By raid' })).toBeChecked();
  await expect(dialog(page)).toContainText('Burning Crusade 95, 100, 110, 115;');
  await expect(haldora).toContainText('Boots, Ring 2');

  const excused = dialog(page).getByRole('group', { name: 'Excused items' });
  await excused.getByLabel('Item number').fill('no number');
  await excused.getByRole('button', { name: 'Excuse' }).click();
  await expect(excused.getByRole('alert')).toContainText('whole number');
  await excused.getByLabel('Item number').fill(`${HALDORAS_RING}`);
  await excused.getByRole('button', { name: 'Excuse' }).click();
  await expect(haldora).not.toContainText('Ring 2');

  await excused.getByRole('button', { name: `Remove Item ${HALDORAS_RING}` }).click();
  await expect(haldora).toContainText('Boots, Ring 2');
});

test.describe('two tabs', () => {
  test.use({ apiKey: '' });

  test('a key typed in one tab stays when another changes a setting', async ({ page, app }) => {
    await page.goto('./#settings');
    const other = await app.open('#settings');
    const key = (tab: Page) => tab.getByLabel('Your own API key');
    await expect(key(other)).toHaveValue('');
    await key(page).fill('my-own-key');
    await expect(key(other)).toHaveValue('my-own-key');

    await other.getByText('Light', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
    await page.reload();
    await expect(key(page)).toHaveValue('my-own-key');
  });
});

test('the settings’ close button stays in view while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#settings');
  await dialog(page)
    .getByRole('region', { name: 'Storage' })
    .evaluate((end) => end.scrollIntoView({ block: 'end' }));
  await expect(dialog(page).getByRole('button', { name: 'Close the settings' })).toBeInViewport();
});
