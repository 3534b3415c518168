import type { Locator, Page } from '@playwright/test';
import { bossRows, column, fetchButton, players, reportField } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { ACCOUNT, E2E_CLIENT, TOKEN } from './sign-in/sign-in-site';
import { authorizeLink, pasteLink, signIn, signInButton } from './sign-in/steps';
import { chooseBoss, fetchReport, openSettings } from './steps';
import { expect, expectConsole, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

test.describe('sub-path', () => {
  test.use({ appBase: '/raids/' });

  test('below a path a pasted link opens after the two clicks of the sign-in', async ({
    page,
    logSite,
    appServer,
  }) => {
    const codes = () =>
      logSite.signIn.server.requests.filter(({ href }) => TOKEN.test(href)).length;
    await page.goto('./');

    await test.step('the sign-in returns to the pasted report', async () => {
      await pasteLink(page, RAID);
      await signIn(page);
      await expect(bossRows(page)).toHaveCount(12);
      await expect(players(page).getByRole('heading').first()).toBeFocused();
      expect(page.url()).toBe(`${appServer.address}?report=${RAID}`);
      await expect(reportField(page)).toHaveValue(RAID);
      expect(codes()).toBe(1);
    });
    await test.step('Back opens the log site', async () => {
      await page.goBack();
      await authorizeLink(page).click();
      await expect(bossRows(page)).toHaveCount(12);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('the sign-in lasts for later visits', async () => {
      await page.reload();
      await expect(bossRows(page)).toHaveCount(12);
      await fetchReport(page, RETAIL_2022);
      await expect(bossRows(page)).toHaveCount(5);
      await expect(signInButton(page)).toHaveCount(0);
      await page.goBack();
      await expect(bossRows(page)).toHaveCount(12);
    });
    await chooseBoss(page, 'Magmaw');
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    expect(codes(), 'codes sent, Back and reload included').toBe(1);
    expect(logSite.requests).toEqual([]);
  });
});

test('a sign-in in one tab repeats another tab’s failed requests', async ({ page, app }) => {
  expectConsole('Error fetching fights:');
  await page.goto(`./?report=${RETAIL_2022}`);
  await expect(signInButton(page)).toBeVisible();
  const other = await app.open();

  await signIn(other);
  await expect(other.getByText(`Signed in as ${ACCOUNT}.`)).toBeVisible();
  await expect(reportField(other)).toBeFocused();
  await expect(bossRows(page)).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const dialog = await openSettings(other);
  await dialog.getByRole('button', { name: 'Sign out' }).click();

  await test.step('a user who has to sign in returns to the submitted report', async () => {
    await pasteLink(page, `${RAID}#fight=12`);
    await fetchButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Sign in with Warcraft Logs to fetch reports',
    );
    await signIn(page);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(page).toHaveURL(new RegExp(`\\?report=${RAID}&fight=12$`));
    await expect(column(page, 'PASSED')).toContainText('Grimtusk');
  });
  await expect(dialog).toContainText(`Signed in as ${ACCOUNT}`);
});

test('signing in, its settings and signing out work by keyboard', async ({ page, logSite }) => {
  await page.goto('./');
  const section = page.getByRole('dialog').getByRole('region', { name: 'Warcraft Logs' });
  await tabTo(page, page.getByRole('link', { name: 'Settings', exact: true }));
  await page.keyboard.press('Enter');

  await test.step('the settings stay open after signing in', async () => {
    await tabTo(page, signInButton(page).and(section.getByRole('button')));
    await page.keyboard.press('Enter');
    await tabTo(page, authorizeLink(page));
    await page.keyboard.press('Enter');
    await expect(section).toContainText(`Signed in as ${ACCOUNT}`);
    await expect(section.getByRole('meter', { name: 'Requests this hour' })).toHaveText(
      '412 of 3,600 points',
    );
    await expect(section).toContainText('Resets in 12 min.');
  });
  await test.step('the settings stay open after signing out', async () => {
    await tabTo(page, section.getByRole('button', { name: 'Sign out' }));
    await page.keyboard.press('Enter');
    await expect(section).toContainText('the password stays there');
    await expect(section).toContainText('Warcraft Logs still lists Ready Check as an app');
    await expect(
      section.getByRole('link', { name: 'End that in your account settings' }),
    ).toHaveAttribute('href', `${logSite.signIn.origin}/profile`);
    await expect(section.getByRole('heading', { name: 'Warcraft Logs' })).toBeFocused();
    await tabTo(page, section.locator('summary', { hasText: 'Use a v1 key instead' }));
    await page.keyboard.press('Enter');
    await tabTo(page, section.getByLabel('Your own API key'));
    await page.keyboard.press('Escape');
    await expect(section).toHaveCount(0);
  });
});
