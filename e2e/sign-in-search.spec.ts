import { bossRows } from './locators';
import { E2E_KEY } from './log-site';
import { RETAIL_2022 } from './reports';
import { KILLS, REPORTS, search, TIER_11 } from './searching';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { beSignedIn } from './sign-in/steps';
import { openSettings } from './steps';
import { expect, expectConsole, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

test('a signed-in search needs a key only for what one host knows', async ({ page, logSite }) => {
  expectConsole('Error fetching data');
  logSite.signIn.v2.zones.set(1023, TIER_11);
  logSite.retail.characters.set('brannock/firemaw/eu', KILLS);
  logSite.guilds.set('progress/firemaw/eu', REPORTS);
  logSite.retail.guilds.set('eclipse/firemaw/eu', [{ ...REPORTS[0], id: RETAIL_2022 }]);
  const field = page.getByLabel('Your own API key');
  await beSignedIn(page, logSite);

  await test.step('a guild’s newest report opens without a key', async () => {
    await search(page, { name: 'Eclipse' });
    await expect(bossRows(page)).toHaveCount(5);
    expect(logSite.requests).toEqual([]);
  });
  await test.step('a character’s kills are listed as with a key', async () => {
    await search(page, { mode: 'Character', name: 'Brannock' });
    await expect(page.getByRole('button', { name: /Magmaw|Maloriak/ })).toHaveCount(2);
    await expect(page.getByText(/could not be fetched/)).toBeVisible();
    expect(logSite.requests).toEqual([]);
  });
  await test.step('a guild that only its game’s host knows needs a key', async () => {
    await search(page, { name: 'Progress' });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(
      'Your sign-in finds no such guild or character on that realm',
    );
    await notice.getByRole('link', { name: 'Open Settings' }).click();
    await expect(field).toBeHidden();
    await page.getByRole('dialog').getByText('Use a v1 key instead').click();
    await expect(page.getByRole('dialog')).toContainText('It is used while you are not signed in');
    await field.fill(E2E_KEY);
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(bossRows(page)).toHaveCount(12);
    // The report itself comes by the sign-in.
    expect(logSite.requests.map(({ pathname }) => pathname)).toEqual([
      '/v1/reports/guild/Progress/firemaw/EU',
    ]);
  });
  await test.step('the settings show the key’s field if a key is saved', async () => {
    await openSettings(page);
    await expect(field).toHaveValue(E2E_KEY);
    await expect(field).toBeVisible();
  });
});
