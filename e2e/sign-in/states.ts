import type { Page } from '@playwright/test';
import { bossRows, fetchButton } from '../locators';
import { RAID, RETAIL_2022 } from '../reports';
import type { State } from '../states';
import { fetchReport } from '../steps';
import { beSignedIn, pasteLink, signIn, signInButton } from './steps';

const settings = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  return dialog;
};

/** Denies the sign-in, and waits for the notice. */
async function beRefused(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The home page below the dialog has the same button.
  if (address.endsWith('#settings')) await settings(page);
  await signInButton(page).last().click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.getByText('Warcraft Logs did not sign you in.').waitFor();
}

/** States of a build with a client, opened without a key. */
export const SIGN_IN_STATES: readonly State[] = [
  {
    name: 'home with sign-in',
    show: async (page) => {
      await page.goto('./');
      await signInButton(page).waitFor();
      await page.getByRole('region', { name: 'Saved raids' }).waitFor();
    },
  },
  {
    name: 'fetching without sign-in',
    logs: ['Error fetching fights:'],
    show: async (page) => {
      await page.goto('./');
      await pasteLink(page, RAID);
      await fetchButton(page).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-in opening',
    show: async (page, { appServer }) => {
      // Only while the page loads can this be looked at.
      appServer.server.hold(/js\/oauth-/);
      await page.goto('./');
      await signInButton(page).click();
      await page.getByRole('button', { name: 'Opening Warcraft Logs...' }).waitFor();
    },
  },
  {
    name: 'signed in',
    show: async (page) => {
      await page.goto('./');
      await pasteLink(page, RAID);
      await signIn(page);
      await bossRows(page).first().waitFor();
    },
  },
  {
    name: 'sign-in refused',
    logs: ['Error fetching fights:'],
    show: (page) => beRefused(page, `./?report=${RAID}`),
  },
  {
    name: 'report being prepared',
    show: async (page, { logSite }) => {
      await page.clock.install();
      await beSignedIn(page, logSite);
      logSite.signIn.v2.unprepared.set(RAID, 7);
      await fetchReport(page, RAID);
      await page.getByText('Asking again, 1 of 6.').waitFor();
    },
  },
  {
    name: 'limit reached',
    logs: ['Error fetching fights:', 'status of 429'],
    show: async (page, { logSite }) => {
      await page.clock.install();
      await beSignedIn(page, logSite);
      await fetchReport(page, RAID);
      await bossRows(page).first().waitFor();
      logSite.signIn.v2.limits.pointsSpentThisHour = 3600;
      await fetchReport(page, RETAIL_2022);
      await page.getByText('Asking again in').waitFor();
    },
  },
  {
    name: 'settings signed out',
    show: async (page) => {
      await page.goto('./#settings');
      await (await settings(page)).getByText('Use a v1 key instead').click();
    },
  },
  {
    name: 'settings signed in',
    show: async (page) => {
      await page.goto('./');
      await signIn(page);
      await page.goto('./#settings');
      await (await settings(page)).getByText('Signed in as').waitFor();
    },
  },
  {
    name: 'settings near the limit',
    show: async (page, { logSite }) => {
      logSite.signIn.v2.limits.pointsSpentThisHour = 3309;
      await page.goto('./#settings');
      await settings(page);
      await signInButton(page).last().click();
      await page.getByRole('link', { name: 'Authorize' }).click();
      await (await settings(page)).getByText('Near the limit.').waitFor();
    },
  },
  {
    name: 'settings with a sign-in that has run out',
    show: async (page, { logSite }) => {
      await beSignedIn(page, logSite);
      await page.clock.install({ time: Date.now() + 31 * 24 * 3_600_000 });
      await page.goto('./#settings');
      await page.reload();
      await (await settings(page)).getByText('Your sign-in has run out.').waitFor();
    },
  },
  {
    name: 'settings with a sign-in refused',
    show: (page) => beRefused(page, './#settings'),
  },
];
