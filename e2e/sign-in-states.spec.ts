import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossRows, column, fetchButton } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, savedRaid, untilSaved, untilServed } from './saved';
import { ACCOUNT, E2E_CLIENT, TOKEN, V2 } from './sign-in/sign-in-site';
import { authorizeLink, beSignedIn, pasteLink, signIn, signInButton } from './sign-in/steps';
import {
  closeSettings,
  comeBackAndTellBrowser,
  fetchReport,
  goOfflineAndTellBrowser,
  openSettings,
} from './steps';
import { expect, expectConsole, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

const notice = (page: Page) => page.getByRole('alert');
const tryAgainButton = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

test('a sign-in that the log site refuses can be tried again', async ({ page, logSite }) => {
  expectConsole('status of 401', 'Error fetching fights:');
  const { clients } = logSite.signIn;
  const registered = [...clients];
  await page.goto(`./?report=${RAID}`);

  await test.step('Back from the log site’s refusal opens the report', async () => {
    clients.clear();
    await signInButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Client authentication failed',
    );
    await page.goBack();
    await expect(notice(page)).toContainText('Sign in with Warcraft Logs to fetch reports');
    await expect(signInButton(page)).toBeEnabled();
    for (const [client, addresses] of registered) clients.set(client, addresses);
  });
  await test.step('a user who denies the sign-in gets a notice', async () => {
    await signInButton(page).click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(notice(page)).toContainText('Warcraft Logs did not sign you in.');
    await expect(notice(page).getByRole('link', { name: 'Open Settings' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?report=${RAID}$`));
  });
  await test.step('other requests wait while the token is requested', async () => {
    const release = logSite.signIn.hold(TOKEN);
    logSite.signIn.fault(V2, { body: '{"data":{"userData":null}}' }, 1);
    await tryAgainButton(page).click();
    await authorizeLink(page).click();
    await expect(page.getByText('Signing in...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    release();
  });
  await test.step('an account without a name can sign in', async () => {
    await expect(page.getByText('Signed in.', { exact: true })).toBeVisible();
    await expect(bossRows(page)).toHaveCount(12);
  });
});

test('the log site decides which reports a signed-in user can open', async ({ page, logSite }) => {
  expectConsole('status of 401', 'Error fetching fights:');
  const { tokens, v2 } = logSite.signIn;
  v2.privateReports.add(RAID);
  v2.limits.pointsSpentThisHour = 3309;
  await beSignedIn(page, logSite);

  await test.step('the settings warn near the hourly limit', async () => {
    await fetchReport(page, RAID);
    await untilPull(page);
    const dialog = await openSettings(page);
    await expect(dialog.getByText('Near the limit.')).toBeVisible();
    await expect(dialog).toContainText(
      'Fetching pauses at 3,600 and resumes automatically in 12 min. Saved raids still open.',
    );
    await expect(dialog.getByRole('meter')).toHaveText('3,312 of 3,600 points');
    await closeSettings(page);
  });
  await test.step('a private report opens only for a user who may see it', async () => {
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    await untilSaved(page, RAID_TITLE, 1);

    for (const caller of tokens.values()) caller.scopes = ['view-user-profile'];
    await fetchButton(page).click();
    await expect(notice(page)).toContainText('This report does not exist or is private.');
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('a revoked token is deleted and reported', async () => {
    logSite.signIn.revokeAll();
    await fetchReport(page, RETAIL_2022);
    await expect(notice(page)).toContainText('Your sign-in has expired.');
    const dialog = await openSettings(page);
    await expect(dialog).toContainText('Sign in again; your saved raids stay.');
    await closeSettings(page);
  });
  await test.step('signing in again replaces the token', async () => {
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await authorizeLink(page).click();
    await expect(bossRows(page)).toHaveCount(5);
  });
});

test('a report that has to wait is requested again automatically', async ({ page, logSite }) => {
  expectConsole('status of 429', 'Error fetching fights:');
  const { queries, v2 } = logSite.signIn;
  await page.clock.install();
  await beSignedIn(page, logSite);

  await test.step('at the hourly limit a notice counts down to the next request', async () => {
    v2.limits.pointsResetIn = 100;
    await fetchReport(page, RAID);
    await untilPull(page);
    v2.limits.pointsSpentThisHour = 3600;
    await fetchReport(page, RETAIL_2022);
    await expect(notice(page)).toContainText(/Trying again in (100|[6-9]\d) s/);
    const requests = queries.length;
    const dialog = await openSettings(page);
    await expect(dialog.getByText('Limit reached.')).toBeVisible();
    await closeSettings(page);
    expect(queries, 'requests since the limit').toHaveLength(requests);

    v2.limits.pointsSpentThisHour = 0;
    await page.clock.fastForward(100_000);
    await expect(bossRows(page)).toHaveCount(5);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('signing in waits for a connection', async ({ page, context, app, logSite, appServer }) => {
  expectConsole('net::ERR_EMPTY_RESPONSE');
  await beSignedIn(page, logSite);
  await fetchReport(page, RAID);
  await untilSaved(page, RAID_TITLE, 1);
  await untilServed(page);
  await page.getByRole('link', { name: 'Ready Check' }).click();
  const dialog = await openSettings(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();

  await test.step('offline, signing in is disabled with a notice', async () => {
    await goOfflineAndTellBrowser(context, app);
    await expect(dialog).toContainText(
      'Signing in needs a connection. Saved raids open without one.',
    );
    await closeSettings(page);
    await expect(signInButton(page)).toBeDisabled();
    await expect(page.getByText('Signing in needs a connection.')).toBeVisible();
    await comeBackAndTellBrowser(context, app);
    await expect(signInButton(page)).toBeEnabled();
  });
  await test.step('the saved raid opens offline after the redirect', async () => {
    await savedRaid(page, RAID_TITLE).click();
    await openSettings(page);
    await dialog.getByRole('button', { name: 'Sign in with Warcraft Logs' }).click();
    await authorizeLink(page).waitFor();
    await appServer.stop();
    logSite.signIn.fault(TOKEN, { way: 'cut off' });
    await authorizeLink(page).click();
    await expect(dialog.getByRole('alert')).toContainText('it was lost on the way back');
    await page.keyboard.press('Escape');
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('signing in can be retried once online', async () => {
    await appServer.start();
    logSite.signIn.server.endFaults();
    await tryAgainButton(page).click();
    await authorizeLink(page).click();
    await expect(page.getByText(`Signed in as ${ACCOUNT}.`)).toBeVisible();
    await expect(bossRows(page)).toHaveCount(12);
  });
});

test('a notice explains why a browser cannot sign in', async ({ page, appServer }) => {
  expectConsole('net::ERR_EMPTY_RESPONSE');
  const endFault = appServer.fault(/js\/oauth-/, { way: 'cut off' });
  await page.goto('./');

  await test.step('a chunk that fails to load is reported', async () => {
    await signInButton(page).click();
    await expect(notice(page)).toContainText('A part of the app could not be loaded');
    endFault();
  });
  await test.step('a notice says that the sign-in lasts for the visit without localStorage', async () => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (this === localStorage) throw new DOMException('refused', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await page.reload();
    await pasteLink(page, RAID);
    await signIn(page);
    await expect(
      page.getByText('For this visit only: this browser refuses to store'),
    ).toBeVisible();
    await expect(bossRows(page)).toHaveCount(12);
    const dialog = await openSettings(page);
    await expect(dialog).toContainText('For this visit only');
  });
});
