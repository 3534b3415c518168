import type { Page } from '@playwright/test';
import { bossRows, column, fetchButton } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, savedRaid, untilSaved, untilServed } from './saved';
import { ACCOUNT, E2E_CLIENT, TOKEN, V2 } from './sign-in/sign-in-site';
import { authorize, beSignedIn, pasteLink, signIn, signInButton } from './sign-in/steps';
import { chooseBoss, fetchReport, openSettings } from './steps';
import { expect, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

const notice = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

/** Pastes a link, goes to the log site and clicks a link there. */
async function answerAtLogSite(page: Page, answer: 'Authorize' | 'Deny'): Promise<void> {
  await page.goto('./');
  await pasteLink(page, RAID);
  await signInButton(page).click();
  await page.getByRole('link', { name: answer }).click();
}

/** Signs in by the notice's own button. */
async function signInAgain(page: Page): Promise<void> {
  await tryAgain(page).click();
  await authorize(page).click();
  await expect(page.getByText(`Signed in as ${ACCOUNT}.`)).toBeVisible();
  await expect(bossRows(page)).toHaveCount(12);
}

test('a user who denies gets a notice, and can try again for the same report', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  await answerAtLogSite(page, 'Deny');
  await expect(notice(page)).toContainText('Warcraft Logs did not sign you in.');
  await expect(notice(page).getByRole('link', { name: 'Open Settings' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?report=${RAID}$`));
  await signInAgain(page);
});

test('a rejected code is reported, with a button to try again', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:', 'status of 400');
  logSite.signIn.fault(TOKEN, { status: 400, body: '{"error":"invalid_grant"}' });
  await answerAtLogSite(page, 'Authorize');
  await expect(notice(page)).toContainText('Warcraft Logs did not sign you in.');
  logSite.signIn.server.endFaults();
  await signInAgain(page);
});

test('an unknown client ends at the log site’s page, and Back leads to the report', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 401', 'Error fetching fights:');
  logSite.signIn.clients.clear();
  await page.goto(`./?report=${RAID}`);
  await signInButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client authentication failed');
  await page.goBack();
  await expect(notice(page)).toContainText('Sign in with Warcraft Logs to fetch reports');
  await expect(signInButton(page)).toBeEnabled();
});

test('an unexpected sign-in response is dropped and reported', async ({ page, logSite }) => {
  await page.goto('./?code=foreign&state=unknown');
  await expect(notice(page)).toContainText('This sign-in was not started in this tab');
  await expect(page).toHaveURL(/\/$/);
  expect(logSite.signIn.server.requests).toEqual([]);
});

test('a revoked token is deleted and reported, and signing in replaces it', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 401', 'Error fetching fights:');
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await untilSaved(page, RAID_TITLE, 0);
  logSite.signIn.revokeAll();

  await fetchReport(page, RETAIL_2022);
  await expect(notice(page)).toContainText('Your sign-in has run out.');
  const dialog = await openSettings(page);
  await expect(dialog).toContainText('Sign in again; your saved raids stay.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await test.step('a saved raid opens all the same', async () => {
    await savedRaid(page, RAID_TITLE).click();
    await expect(bossRows(page)).toHaveCount(12);
    await page.reload();
    await expect(bossRows(page)).toHaveCount(12);
    await page.goBack();
  });
  await signIn(page);
  await expect(bossRows(page)).toHaveCount(5);
});

test('a sign-in that expired between visits is deleted', async ({ page, logSite }) => {
  await beSignedIn(page, logSite);
  await page.clock.install({ time: Date.now() + 31 * 24 * 3_600_000 });
  await page.reload();
  const dialog = await openSettings(page);
  await expect(dialog).toContainText('Your sign-in has run out.');
  await expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  expect(await page.evaluate(() => localStorage['ready-check-settings'])).not.toContain('token');
});

test('the settings warn near the hourly limit', async ({ page, logSite }) => {
  logSite.signIn.v2.limits.pointsSpentThisHour = 3309;
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  const dialog = await openSettings(page);
  await expect(dialog.getByText('Near the limit.')).toBeVisible();
  await expect(dialog).toContainText(
    'Fetching pauses at 3,600 and goes on by itself in 12 min. Saved raids open as ever.',
  );
  await expect(dialog.getByRole('meter')).toHaveText('3,310 of 3,600 points');
});

test('at the hourly limit a notice counts down, then the request is repeated', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching fights:');
  const { limits } = logSite.signIn.v2;
  limits.pointsSpentThisHour = 3598;
  limits.pointsResetIn = 100;
  await page.clock.install();
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  limits.pointsSpentThisHour = 3600;
  await fetchReport(page, RETAIL_2022);
  await expect(notice(page)).toContainText(/Asking again in (100|[6-9]\d) s/);
  const requests = logSite.signIn.queries.length;
  const dialog = await openSettings(page);
  await expect(dialog.getByText('Limit reached.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(logSite.signIn.queries, 'requests since the limit').toHaveLength(requests);

  limits.pointsSpentThisHour = 0;
  await page.clock.fastForward(100_000);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(notice(page)).toHaveCount(0);
});

test('an unprepared report is requested again every second, with a notice', async ({
  page,
  logSite,
}) => {
  await page.clock.install();
  await beSignedIn(page, logSite);
  logSite.signIn.v2.unprepared.set(RAID, 2);
  await fetchReport(page, RAID);
  await expect(page.getByText('still preparing this report. Asking again, 1 of 6.')).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(page.getByText('Asking again, 2 of 6.')).toBeVisible();
  expect(logSite.signIn.queries).toHaveLength(2);
  await page.clock.fastForward(1000);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByText('still preparing')).toHaveCount(0);
});

test('a report still unprepared after six repeats fails, with a button to retry', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  await page.clock.install();
  await beSignedIn(page, logSite);
  logSite.signIn.v2.unprepared.set(RAID, 7);
  await fetchReport(page, RAID);
  for (let repeat = 1; repeat <= 6; repeat += 1) {
    await expect(page.getByText(`Asking again, ${repeat} of 6.`)).toBeVisible();
    await page.clock.fastForward(1000);
  }
  await expect(notice(page)).toContainText('Ready Check asked six times');
  expect(logSite.signIn.queries).toHaveLength(7);
  await tryAgain(page).click();
  await expect(bossRows(page)).toHaveCount(12);
});

test('leaving an unprepared report ends the repeats', async ({ page, logSite }) => {
  await page.clock.install();
  await beSignedIn(page, logSite);
  logSite.signIn.v2.unprepared.set(RAID, 6);
  await fetchReport(page, RAID);
  await expect(page.getByText('Asking again, 1 of 6.')).toBeVisible();
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await expect(page.getByText('Asking again')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  expect(logSite.signIn.queries.filter((query) => query.includes(RAID))).toHaveLength(1);
});

test('an archived report says so', async ({ page, logSite, expectConsole }) => {
  expectConsole('Error fetching fights:');
  await beSignedIn(page, logSite);
  logSite.signIn.v2.archived.add(RAID);
  await fetchReport(page, RAID);
  await expect(notice(page)).toContainText('Warcraft Logs has archived this report');
});

test('a private report opens only for a user who may see it', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  logSite.signIn.v2.privateReports.add(RAID);
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await chooseBoss(page, 'Magmaw');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');

  for (const caller of logSite.signIn.tokens.values()) caller.scopes = ['view-user-profile'];
  await fetchButton(page).click();
  await expect(notice(page)).toContainText('This report does not exist or is private.');
  await expect(bossRows(page)).toHaveCount(12);
});

test('offline after the redirect, the saved raid opens and signing in can be retried', async ({
  page,
  logSite,
  appServer,
  expectConsole,
}) => {
  expectConsole('net::ERR_EMPTY_RESPONSE');
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await untilSaved(page, RAID_TITLE, 0);
  await untilServed(page);
  const dialog = await openSettings(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Sign in with Warcraft Logs' }).click();
  await authorize(page).waitFor();
  await appServer.stop();
  logSite.signIn.fault(TOKEN, { way: 'cut off' });
  await authorize(page).click();
  await expect(dialog.getByRole('alert')).toContainText('it was lost on the way back');
  await page.keyboard.press('Escape');
  await expect(bossRows(page)).toHaveCount(12);

  await appServer.start();
  logSite.signIn.server.endFaults();
  await signInAgain(page);
});

test('offline, signing in is disabled with a notice', async ({ page, context }) => {
  await page.goto('./');
  await untilServed(page);
  await context.setOffline(true);
  await expect(signInButton(page)).toBeDisabled();
  await expect(page.getByText('Signing in needs a connection.')).toBeVisible();
  const dialog = await openSettings(page);
  await expect(dialog).toContainText('Signing in needs a connection. Saved raids open without.');
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Sign in with' })).toBeEnabled();
});

test('without localStorage the sign-in lasts for the visit, with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (this === localStorage) throw new DOMException('refused', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.goto('./');
  await pasteLink(page, RAID);
  await signIn(page);
  await expect(page.getByText('For this visit only: this browser refuses to store')).toBeVisible();
  await expect(bossRows(page)).toHaveCount(12);
  const dialog = await openSettings(page);
  await expect(dialog).toContainText('For this visit only');
});

test('without any storage signing in fails with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('./');
  await signInButton(page).click();
  await expect(notice(page)).toContainText('This browser stores nothing for this site');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

test('without https signing in fails with a notice', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'isSecureContext', { value: false }),
  );
  await page.goto('./');
  await signInButton(page).click();
  await expect(notice(page)).toContainText('Signing in works over https only.');
});

test('a chunk that fails to load is reported, and can be retried', async ({
  page,
  appServer,
  expectConsole,
}) => {
  expectConsole('net::ERR_EMPTY_RESPONSE');
  const endFault = appServer.fault(/js\/oauth-/, { way: 'cut off' });
  await page.goto('./');
  await signInButton(page).click();
  await expect(notice(page)).toContainText('A part of the app could not be loaded');
  endFault();
  await page.reload();
  await signIn(page);
});

test('while the token is requested a notice says so, and other requests wait', async ({
  page,
  logSite,
}) => {
  const release = logSite.signIn.hold(TOKEN);
  await answerAtLogSite(page, 'Authorize');
  await expect(page.getByText('Signing in...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
  release();
  await expect(bossRows(page)).toHaveCount(12);
});

test('an account without a name is signed in', async ({ page, logSite }) => {
  logSite.signIn.fault(V2, { body: '{"data":{"userData":null}}' }, 1);
  await answerAtLogSite(page, 'Authorize');
  await expect(page.getByText('Signed in.', { exact: true })).toBeVisible();
  await expect(bossRows(page)).toHaveCount(12);
});
