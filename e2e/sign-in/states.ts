import type { Page } from '@playwright/test';
import { guildButton, keepGuild, knowGuild, NEWEST_CODE, newestNight, yourGuild } from '../guild';
import { bossRows, fetchButton } from '../locators';
import { RAID, RETAIL_2022 } from '../reports';
import { saveSeason } from '../season-saved';
import type { Walk } from '../states';
import { closeSettings, fetchReport, openSettings } from '../steps';
import type { App } from '../test';
import { authorizeLink, beSignedIn, pasteLink, signInButton } from './steps';

const REFUSED_TEXT = 'Warcraft Logs did not sign you in.';

async function* walkSignedOut(page: Page, { logSite }: App) {
  await page.goto('./');
  await signInButton(page).waitFor();
  await page.getByRole('region', { name: 'Saved raids' }).waitFor();
  yield 'home with sign-in';

  const settings = await openSettings(page, 'Warcraft Logs');
  await settings.getByText('Use a v1 key instead').click();
  yield 'settings signed out';

  await closeSettings(page);
  await pasteLink(page, RAID);
  await fetchButton(page).click();
  await page.getByRole('alert').waitFor();
  yield 'fetching without sign-in';

  await signInButton(page).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.getByText(REFUSED_TEXT).waitFor();
  yield 'sign-in refused';

  await openSettings(page, 'Warcraft Logs');
  await settings.getByText(REFUSED_TEXT).waitFor();
  yield 'settings with a sign-in refused';

  logSite.signIn.v2.limits.pointsSpentThisHour = 3309;
  await settings.getByRole('button', { name: 'Try again' }).click();
  await authorizeLink(page).click();
  await settings.getByText('Near the limit.').waitFor();
  yield 'settings near the limit';
}

async function* walkSignedIn(page: Page, { appServer, logSite }: App) {
  // This state exists only while the page loads.
  const sendPage = appServer.server.hold(/js\/oauth-/);
  await page.goto('./');
  await pasteLink(page, RAID);
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Opening Warcraft Logs...' }).waitFor();
  yield 'sign-in opening';

  sendPage();
  await authorizeLink(page).click();
  await bossRows(page).first().waitFor();
  yield 'signed in';

  const settings = await openSettings(page, 'Warcraft Logs');
  await settings.getByText('Signed in as').waitFor();
  yield 'settings signed in';

  await closeSettings(page);
  await page.clock.install();
  logSite.signIn.v2.unprepared.set(RAID, 7);
  await fetchReport(page, RAID);
  await page.getByText('Trying again, 1 of 6.').waitFor();
  yield 'report being prepared';

  logSite.signIn.v2.limits.pointsSpentThisHour = 3600;
  await fetchReport(page, RETAIL_2022);
  await page.getByText('Trying again in').waitFor();
  yield 'limit reached';
}

async function* walkMuchLater(page: Page, { logSite }: App) {
  await beSignedIn(page, logSite);
  await page.clock.install({ time: Date.now() + 31 * 24 * 3_600_000 });
  await page.goto('./#settings/warcraft-logs');
  await page.reload();
  await page.getByRole('dialog').getByText('Your sign-in has expired.').waitFor();
  yield 'settings with a sign-in that has expired';
}

async function* walkWithAGuild(page: Page, { logSite }: App) {
  knowGuild(logSite);
  logSite.reports.set(NEWEST_CODE, newestNight());
  await saveSeason(page);
  await beSignedIn(page, logSite);
  await keepGuild(page);
  await page.goto('./');
  await yourGuild(page).getByText('11 of 21 passed').waitFor();
  await guildButton(page, 'Look again').click();
  await guildButton(page, 'All logs').click();
  await yourGuild(page).getByRole('list').waitFor();
  yield 'home with a guild';

  await page.goto(`./season?group=${NEWEST_CODE}`);
  await page.getByText('2 names of the guild’s list').waitFor();
  yield 'season with the guild’s list';
}

/** States of a build with a client, opened without a key. */
export const SIGN_IN_WALKS: readonly Walk[] = [
  {
    pages: 'without sign-in, and of one refused,',
    walk: walkSignedOut,
    logs: ['Error fetching fights:'],
  },
  {
    pages: 'with sign-in',
    walk: walkSignedIn,
    logs: ['Error fetching fights:', 'status of 429'],
  },
  { pages: 'with a sign-in that has expired', walk: walkMuchLater },
  { pages: 'of a kept guild', walk: walkWithAGuild },
];
