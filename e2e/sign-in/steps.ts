import type { Locator, Page } from '@playwright/test';
import { reportField } from '../locators';
import type { LogSite } from '../log-site';
import { untilStarted } from '../saved';
import { ACCOUNT } from './sign-in-site';

/** The account's name, and private reports. */
const SCOPES = ['view-user-profile', 'view-private-reports'];

export const signInButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Sign in with Warcraft Logs' });

/** The link on the log site's page that authorises. */
export const authorizeLink = (page: Page): Locator => page.getByRole('link', { name: 'Authorize' });

export const pasteLink = (page: Page, code: string): Promise<void> =>
  reportField(page).fill(`https://classic.warcraftlogs.com/reports/${code}`);

/** Signs in with the visible button, and waits until the app is back. */
export async function signIn(page: Page): Promise<void> {
  await signInButton(page).click();
  await authorizeLink(page).click();
  await page.getByText(`Signed in as ${ACCOUNT}.`).waitFor();
}

/** Opens the app with a sign-in of an earlier visit. Returns its token. */
export async function beSignedIn(page: Page, { signIn: site }: LogSite): Promise<string> {
  const token = 'token-of-an-earlier-visit-4d1f08b2';
  site.tokens.set(token, { name: ACCOUNT, scopes: SCOPES });
  // This file gives access to the host's storage, and loads faster than the app.
  await page.goto('./icons/favicon.svg');
  await page.evaluate(
    ([token, name]) => {
      const signIn = { token, endsAt: Date.now() + 30 * 24 * 3_600_000, name };
      localStorage.setItem('ready-check-settings', JSON.stringify({ signIn }));
    },
    [token, ACCOUNT] as const,
  );
  await page.goto('./');
  await untilStarted(page);
  return token;
}
