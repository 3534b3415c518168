import type { Locator, Page } from '@playwright/test';
import { bossRows, column, fetchButton, reportField } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { ACCOUNT, E2E_CLIENT, TOKEN } from './sign-in/sign-in-site';
import { authorize, beSignedIn, pasteLink, signIn, signInButton } from './sign-in/steps';
import { chooseBoss, fetchReport, openSettings } from './steps';
import { expect, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('a pasted link leads to verdicts with one click here and one at the log site', async ({
  page,
  logSite,
}) => {
  await page.goto('./');
  await pasteLink(page, RAID);
  await signIn(page);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { name: 'Boss kills' })).toBeFocused();
  await chooseBoss(page, 'Magmaw');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  expect(logSite.requests).toEqual([]);
});

test('a user who fetches before signing in returns to that report', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  await page.goto('./');
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

test('two clicks start one sign-in', async ({ page, logSite }) => {
  await page.goto('./');
  await signInButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await authorize(page).click();
  await expect(page.getByText(`Signed in as ${ACCOUNT}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const requests = logSite.signIn.server.requests.map(({ pathname }) => pathname);
  expect(requests.filter((path) => path === '/oauth/authorize')).toHaveLength(1);
  expect(requests.filter((path) => path === '/oauth/token')).toHaveLength(1);
});

test('Back after a sign-in neither resends the code nor loses the report', async ({
  page,
  logSite,
}) => {
  await page.goto('./');
  await pasteLink(page, RAID);
  await signIn(page);
  await expect(bossRows(page)).toHaveCount(12);
  const codes = () => logSite.signIn.server.requests.filter(({ href }) => TOKEN.test(href)).length;
  expect(codes()).toBe(1);

  await test.step('the log site, which lets the user in once more', async () => {
    await page.goBack();
    await authorize(page).click();
    await expect(bossRows(page)).toHaveCount(12);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('forward and back', async () => {
    await fetchReport(page, RETAIL_2022);
    await expect(bossRows(page)).toHaveCount(5);
    await page.goBack();
    await expect(bossRows(page)).toHaveCount(12);
  });
  expect(codes()).toBe(1);
});

test('a user who goes back from the log site can sign in again', async ({ page }) => {
  await page.goto('./');
  await pasteLink(page, RAID);
  await signInButton(page).click();
  await authorize(page).waitFor();
  await page.goBack();
  await expect(signInButton(page)).toBeEnabled();
  await pasteLink(page, RAID);
  await signIn(page);
  await expect(bossRows(page)).toHaveCount(12);
});

test('a sign-in in one tab repeats another’s failed requests, and a sign-out applies to both', async ({
  page,
  app,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  await page.goto(`./?report=${RAID}`);
  await expect(signInButton(page)).toBeVisible();
  const other = await app.open();
  await signIn(other);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const dialog = await openSettings(other);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await fetchReport(page, RETAIL_2022);
  await expect(page.getByRole('alert')).toContainText('Sign in with Warcraft Logs');
  await signIn(page);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(dialog).toContainText(`Signed in as ${ACCOUNT}`);
});

test('the settings sign in and out, and stay open', async ({ page, logSite, expectConsole }) => {
  await page.goto('./');
  const dialog = await openSettings(page);
  await signInButton(page).and(dialog.getByRole('button')).click();
  await authorize(page).click();
  const section = dialog.getByRole('region', { name: 'Warcraft Logs' });
  await expect(section).toContainText(`Signed in as ${ACCOUNT}`);
  await expect(section.getByRole('meter', { name: 'Requests this hour' })).toHaveText(
    '412 of 3,600 points',
  );
  await expect(section).toContainText('Resets in 12 min.');

  await section.getByRole('button', { name: 'Sign out' }).click();
  await expect(section).toContainText('the password stays there');
  await expect(dialog.getByRole('heading', { name: 'Warcraft Logs' })).toBeFocused();
  await page.keyboard.press('Escape');

  const before = logSite.signIn.server.requests.length;
  expectConsole('Error fetching fights:');
  await fetchReport(page, RAID);
  await expect(page.getByRole('alert')).toContainText('Sign in with Warcraft Logs');
  expect(logSite.signIn.server.requests).toHaveLength(before);
});

test('signing in, its settings and signing out work by keyboard', async ({ page }) => {
  await page.goto('./');
  await reportField(page).focus();
  await page.keyboard.insertText(RAID);
  await tabTo(page, signInButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, authorize(page));
  await page.keyboard.press('Enter');
  await expect(bossRows(page)).toHaveCount(12);

  await tabTo(page, page.getByRole('link', { name: 'Settings', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: 'Warcraft Logs' }).first();
  await tabTo(page, section.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await tabTo(page, section.getByText('Use a v1 key instead'));
  await page.keyboard.press('Enter');
  await tabTo(page, section.getByLabel('Your own API key'));
  await page.keyboard.press('Escape');
  await expect(section).toHaveCount(0);
});

test('the sign-in lasts into later visits', async ({ page, logSite }) => {
  await beSignedIn(page, logSite);
  await expect(signInButton(page)).toHaveCount(0);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
});

test.describe('sub-path', () => {
  test.use({ appBase: '/raids/' });

  test('below a sub-path a sign-in returns to the open report', async ({ page, appServer }) => {
    await page.goto('./');
    await pasteLink(page, RAID);
    await signIn(page);
    await expect(bossRows(page)).toHaveCount(12);
    expect(page.url()).toBe(`${appServer.address}?report=${RAID}`);
    await expect(reportField(page)).toHaveValue(RAID);
  });
});

test.describe('build without a client', () => {
  test.use({ clientId: '' });

  test('a build without a client mentions signing in nowhere', async ({ page, logSite }) => {
    await page.goto('./');
    await expect(page.getByText('No Warcraft Logs key on this device')).toBeVisible();
    await expect(signInButton(page)).toHaveCount(0);
    const dialog = await openSettings(page);
    await expect(dialog.getByLabel('Your own API key')).toBeVisible();
    await expect(dialog).not.toContainText('Sign in');
    expect(logSite.signIn.server.requests).toEqual([]);
  });
});
