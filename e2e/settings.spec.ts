import type { Page } from '@playwright/test';
import { bossRows, column, details } from './locators';
import { DEEPER_RAID, deeperNight, RAID } from './reports';
import { signInButton } from './sign-in/steps';
import {
  chooseBoss,
  chooseSection,
  closeSettings,
  fetchReport,
  openReport,
  openSettings,
} from './steps';
import { expect, expectConsole, test } from './test';

/** The Hessonite Band has item level 325. */
const HALDORAS_RING = 52317;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test.describe('build without key and client', () => {
  test.use({ apiKey: '' });

  test('a build without a key uses the user’s own key', async ({ page, app, logSite }) => {
    expectConsole('Error fetching fights:');
    logSite.keys.add('my-own-key');
    const key = (tab: Page) => tab.getByLabel('Your own API key');
    await page.goto('./');

    await test.step('a build without a client does not mention signing in', async () => {
      await expect(page.getByText('No Warcraft Logs key on this device')).toBeVisible();
      await expect(signInButton(page)).toHaveCount(0);
      await openSettings(page);
      await expect(key(page)).toBeVisible();
      await expect(dialog(page)).not.toContainText('Sign in');
      expect(logSite.signIn.server.requests).toEqual([]);
      await closeSettings(page);
    });
    await test.step('entering a key repeats the failed request', async () => {
      await fetchReport(page, RAID);
      await expect(page.getByRole('alert')).toContainText('needs a Warcraft Logs key');
      await openSettings(page);
      await expect(key(page)).toHaveAttribute('type', 'password');
      await key(page).fill('my-own-key');
      await dialog(page).getByRole('button', { name: 'Show' }).click();
      await expect(key(page)).toHaveAttribute('type', 'text');
      await page.keyboard.press('Escape');
      await expect(bossRows(page)).toHaveCount(12);
    });
    await test.step('a key typed in one tab is kept when another tab changes a setting', async () => {
      const other = await app.open('#settings');
      await expect(key(other)).toHaveValue('my-own-key');
      await openSettings(page);
      await key(page).fill('my-second-key');
      await expect(key(other)).toHaveValue('my-second-key');

      await chooseSection(other, 'Look and language');
      await other.getByText('Light', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
      await page.reload();
      await expect(key(page)).toHaveValue('my-second-key');
    });
  });
});

test('minimum item level and excused items apply to an open fight at once', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const low = column(page, 'LOW ITEM LEVEL').getByRole('button');
  await expect(column(page, 'LOW ITEM LEVEL')).toBeVisible();
  const before = await low.count();
  const haldora = low.filter({ hasText: /^Haldora/ });
  await expect(haldora).toContainText('Boots, Ring 2');
  await openSettings(page, 'Rules');
  const level = dialog(page).getByRole('spinbutton', { name: 'Minimum item level' });
  const excused = dialog(page).getByRole('group', { name: 'Excused items' });
  const excuse = async (item: string) => {
    await excused.getByLabel('Item number').fill(item);
    await excused.getByRole('button', { name: 'Excuse' }).click();
  };

  await test.step('an invalid minimum changes nothing', async () => {
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
  await test.step('the mouse wheel over the minimum changes nothing', async () => {
    await level.fill('372');
    await level.hover();
    for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, 100);
    await page.keyboard.press('ArrowDown');
    await expect(level).toHaveValue('372');
  });
  await test.step('a minimum by raid applies to an open fight', async () => {
    await dialog(page).getByText('By raid', { exact: true }).click();
    await expect(dialog(page).getByRole('radio', { name: 'By raid' })).toBeChecked();
    await expect(dialog(page).getByText(/^(?:Cata|Mists|Burn).* \d/)).toHaveText([
      /^Burning Crusade 95, 100, 110, 115 \(resistance gear/,
      'Cataclysm 346, 372, 384 (Darkmoon trinkets exempt)',
      /^Mists of Pandaria [\d, ]+$/,
    ]);
    await expect(haldora).toContainText('Boots, Ring 2');
  });
  await test.step('excused items do not count as faults', async () => {
    await excuse('no number');
    await expect(excused.getByRole('alert')).toContainText('whole number');
    await excuse(`${HALDORAS_RING}`);
    await expect(haldora).not.toContainText('Ring 2');

    await excused.getByRole('button', { name: `Remove Item ${HALDORAS_RING}` }).click();
    await expect(haldora).toContainText('Boots, Ring 2');
  });
  await test.step('Undo restores removed excuses', async () => {
    for (const item of ['62050', '62047']) await excuse(item);
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
  await test.step('the settings show used and free storage', async () => {
    await chooseSection(page, 'Storage');
    const storage = dialog(page).getByRole('region', { name: 'Storage' });
    await expect(storage).toContainText('1 raid');
    await expect(storage).toContainText(/Used[\d.]+ [kMG]B/);
    await expect(storage).toContainText(/Available[\d.]+ [kMG]B/);
  });
  await test.step('the settings’ close button stays in view while scrolling', async () => {
    await page.goto('./#settings/rules');
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog(page)
      .getByRole('region', { name: 'What counts' })
      .evaluate((end) => end.scrollIntoView({ block: 'end' }));
    await expect(dialog(page).getByRole('button', { name: 'Close the settings' })).toBeInViewport();
  });
});

test('a rule that is set to count moves its players to OTHER FAULTS', async ({ page, logSite }) => {
  logSite.reports.set(DEEPER_RAID, deeperNight());
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(page, DEEPER_RAID);
  await chooseBoss(page, 'Halfus Wyrmbreaker');
  const html = page.locator('html');
  const rule = dialog(page).getByRole('group', { name: 'Empty Socket', exact: true });
  const others = page.getByRole('region', { name: 'OTHER FAULTS', exact: true });
  const brannock = others.getByRole('button', { name: /^Brannock/ });
  await expect(column(page, 'PASSED')).toBeVisible();
  await expect(others).toBeHidden();
  await openSettings(page, 'Look and language');

  await test.step('the theme applies at once', async () => {
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    await dialog(page).getByText('Light', { exact: true }).click();
    await expect(html).toHaveAttribute('data-bs-theme', 'light');
  });
  await test.step('a rule that counts adds a fault to its players', async () => {
    await chooseSection(page, 'Rules');
    await expect(rule.getByRole('radio', { name: 'Advice' })).toBeChecked();
    await expect(dialog(page)).not.toContainText('Differs from the defaults.');
    await rule.getByText('Counts', { exact: true }).click();
    await expect(dialog(page)).toContainText('Default: Advice');
    await expect(dialog(page).getByText('Differs from the defaults.')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(brannock).toContainText('Empty Socket: Head');
    await brannock.click();
    const helm = details(page).getByRole('link', { name: /^Head: / });
    await expect(helm).toHaveAccessibleName(/, 372, empty socket, sockets /);
    await expect(helm.locator('[data-mark="square"]')).toBeVisible();
  });
  await test.step('the rule and the theme last until the user resets them', async () => {
    // A reload before Escape takes effect would open the dialog of the address.
    await expect(page).not.toHaveURL(/#settings/);
    await page.reload();
    await expect(html).toHaveAttribute('data-bs-theme', 'light');
    await expect(brannock).toBeVisible();
    await openSettings(page, 'Rules');
    await dialog(page).getByRole('button', { name: 'Restore the defaults' }).click();
    await expect(rule.getByRole('radio', { name: 'Advice' })).toBeChecked();
    await expect(others).toBeHidden();
    await chooseSection(page, 'Look and language');
    await dialog(page).getByText('System', { exact: true }).click();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
  });
});

test('the settings’ sections are in the address', async ({ page }) => {
  const list = page.getByRole('navigation', { name: 'Settings' });
  const section = (name: string) => dialog(page).getByRole('heading', { name, level: 3 });

  await test.step('an address without a known section shows the first section', async () => {
    for (const address of ['./#settings', './#settings/nowhere']) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(section('Warcraft Logs')).toBeVisible();
      await expect(list.locator('[aria-current="page"]')).toHaveText('Warcraft Logs');
    }
  });
  await test.step('a section’s link opens it with the focus', async () => {
    await page.goto('./new-page');
    await page.getByRole('link', { name: 'Ready Check' }).click();
    await openSettings(page, 'Rules');
    await expect(page).toHaveURL(/#settings\/rules$/);
    await expect(section('Rules')).toBeFocused();
    await expect(list.locator('[aria-current="page"]')).toHaveText('Rules');
    await page.reload();
    await expect(section('Rules')).toBeVisible();
    await closeSettings(page);
    await expect(page).toHaveURL('./');
    await page.goBack();
    await expect(page).toHaveURL(/new-page$/);
  });
  await test.step('on a phone Back opens the list of sections', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Ready Check' }).click();
    await openSettings(page);
    await expect(list).toContainText('Shortcuts are on');
    await expect(section('Warcraft Logs')).toHaveCount(0);
    await chooseSection(page, 'Storage');
    await expect(section('Storage')).toBeFocused();
    await expect(list).toHaveCount(0);
    await page.goBack();
    await expect(list.getByRole('link', { name: 'Storage' })).toBeFocused();
    await chooseSection(page, 'Keyboard');
    await dialog(page).getByRole('button', { name: 'All settings' }).click();
    await expect(list.getByRole('link', { name: 'Keyboard' })).toBeFocused();
  });
  await test.step('one click on a section’s close button returns to the page', async () => {
    await chooseSection(page, 'Rules');
    await dialog(page).getByRole('button', { name: 'Close the settings' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('./');
    await page.goBack();
    await expect(page).toHaveURL(/new-page$/);
  });
  await test.step('the sample raid is in the phone’s list', async () => {
    await page.goto('./#settings');
    await list.getByRole('link', { name: 'Open the sample raid' }).click();
    await expect(bossRows(page)).toHaveCount(12);
    await expect(dialog(page)).toHaveCount(0);
  });
});
