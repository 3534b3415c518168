import { bossRows } from './locators';
import { E2E_KEY } from './log-site';
import { KILLS, REPORTS, search } from './searching';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { beSignedIn } from './sign-in/steps';
import { openSettings } from './steps';
import { expect, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

const TIER_11 = {
  encounters: [
    { id: 1024, name: 'Magmaw' },
    { id: 1025, name: 'Maloriak' },
  ],
  difficulties: [
    { id: 3, name: 'Normal', sizes: [10, 25] },
    { id: 4, name: 'Heroic', sizes: [10, 25] },
  ],
};

test('signed in, a guild’s newest report opens without a key', async ({ page, logSite }) => {
  logSite.retail.guilds.set('progress/firemaw/eu', REPORTS);
  await beSignedIn(page, logSite);
  await search(page, { name: 'Progress' });
  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.requests).toEqual([]);
});

test('signed in, a guild that only its game’s host knows needs a key', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching data');
  logSite.guilds.set('progress/firemaw/eu', REPORTS);
  await beSignedIn(page, logSite);
  await search(page, { name: 'Progress' });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Your sign-in finds no such guild or character on that realm');
  await notice.getByRole('link', { name: 'Open Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByText('Use a v1 key instead').click();
  await dialog.getByLabel('Your own API key').fill(E2E_KEY);
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(bossRows(page)).toHaveCount(12);
  // The report itself comes by the sign-in.
  expect(logSite.requests.map(({ pathname }) => pathname)).toEqual([
    '/v1/reports/guild/Progress/firemaw/EU',
  ]);
});

test('signed in, a character’s kills are listed as with a key', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching data');
  logSite.signIn.v2.zones.set(1023, TIER_11);
  logSite.retail.characters.set('brannock/firemaw/eu', KILLS);
  await beSignedIn(page, logSite);
  await search(page, { mode: 'Character', name: 'Brannock' });
  const kills = page.getByRole('button', { name: /Magmaw|Maloriak/ });
  await expect(kills).toHaveCount(2);
  await expect(page.getByText(/could not be fetched/)).toBeVisible();
  expect(logSite.requests).toEqual([]);
});

test('the settings show the key’s field if a key is saved', async ({ page }) => {
  await page.goto('./');
  const dialog = await openSettings(page);
  const field = dialog.getByLabel('Your own API key');
  await expect(field).toBeHidden();
  await dialog.getByText('Use a v1 key instead').click();
  await field.fill('my-key');
  await expect(dialog).toContainText('It is used while you are not signed in.');
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(field).toHaveValue('my-key');
});
