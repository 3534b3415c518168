import { bossRows } from './locators';
import { E2E_KEY, type LogSite } from './log-site';
import { RETAIL_2022 } from './reports';
import { REPORTS, search } from './searching';
import { E2E_CLIENT, V2 } from './sign-in/sign-in-site';
import { beSignedIn } from './sign-in/steps';
import { openSettings } from './steps';
import { expect, expectConsole, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

/** Returns the paths of the requests by v1. */
const pathsByKey = ({ requests, freshApi }: LogSite): string[] =>
  [...requests, ...freshApi.requests]
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/v1/'));

test('a signed-in search requests the realm’s host without a key', async ({ page, logSite }) => {
  expectConsole('Error fetching data', 'status of 403');
  logSite.guilds.set('progress/firemaw/eu', REPORTS);
  logSite.guilds.set('eclipse/firemaw/eu', [{ ...REPORTS[0], id: RETAIL_2022 }]);
  const field = page.getByLabel('Your own API key');
  await beSignedIn(page, logSite);

  await test.step('a guild’s newest report opens without a key', async () => {
    await search(page, { name: 'Eclipse' });
    await expect(bossRows(page)).toHaveCount(5);
    expect(pathsByKey(logSite)).toEqual([]);
  });
  await test.step('a realm whose host refuses the sign-in needs a key', async () => {
    logSite.fault(V2, { status: 403, body: '' });
    await search(page, { name: 'Progress' });
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('host of that realm does not answer your sign-in');
    await notice.getByRole('link', { name: 'Open Settings' }).click();
    await expect(field).toBeHidden();
    await page.getByRole('dialog').getByText('Use a v1 key instead').click();
    await expect(page.getByRole('dialog')).toContainText('It is used while you are not signed in');
    await field.fill(E2E_KEY);
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(bossRows(page)).toHaveCount(12);
    // The report itself is fetched by the sign-in.
    const guild = '/v1/reports/guild/Progress/firemaw/EU';
    await expect.poll(() => pathsByKey(logSite)).toEqual([guild]);
  });
  await test.step('the settings show the key’s field if a key is saved', async () => {
    await openSettings(page);
    await expect(field).toHaveValue(E2E_KEY);
    await expect(field).toBeVisible();
  });
});
