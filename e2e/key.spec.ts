import type { Locator, Page, Request } from '@playwright/test';
import { bossRows, column, details, fetchButton } from './locators';
import { FIGHTS } from './log-site';
import type { Fault } from './loopback-server';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved, untilServed } from './saved';
import { choosePlayer, closeSettings, fetchReport, openSettings } from './steps';
import { expect, expectConsole, test } from './test';
import { readTraces } from './traces';

const KEY = 'own-key-3f9c1d7ae2b84c60';

/** Responses that invite an app to show or log its request; some echo the key. */
const TELLTALES: Fault[] = [
  { status: 400, body: `{"status":400,"error":"No report for ${KEY}"}` },
  { status: 401, body: `{"status":401,"error":"Invalid key ${KEY}"}` },
  { status: 403, body: `{"status":403,"error":"Refused: ?api_key=${KEY}"}` },
  { status: 404, body: `Cannot GET /v1/report?api_key=${KEY}` },
  { status: 429, body: `Too many requests with ${KEY}` },
  { body: `{"fights":[{"id":"${KEY}"}]}` },
  { body: `{"${KEY}":1,"fights":7}` },
];

// The build has no key, so the user's own key is the only key.
test.use({ apiKey: '' });

async function enterKey(page: Page): Promise<void> {
  await page.goto('./');
  await openSettings(page);
  await page.getByLabel('Your own API key').fill(KEY);
  await page.getByRole('button', { name: 'Close the settings' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Expects that the settings explain step by step how to get a key. */
async function expectHelp(dialog: Locator): Promise<void> {
  await expect(dialog.getByText('How to get a key')).toBeVisible();
  await expect(
    dialog.getByRole('list').filter({ hasText: 'Web API' }).getByRole('listitem'),
  ).toHaveText([
    'Log in to Warcraft Logs and open your account settings.',
    'Scroll to Web API at the foot of the page.',
    'Type any name as V1 Client Name and press Set. Without a name no key is shown.',
    'Copy the V1 Client Key and paste it above.',
  ]);
  const link = dialog.getByRole('link', { name: 'Open the account settings' });
  await expect(link).toHaveAttribute('href', 'https://classic.warcraftlogs.com/profile');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  // Typing closes nothing.
  await dialog.getByLabel('Your own API key').fill(KEY);
  await expect(link).toBeVisible();
}

/** Returns a request's address, headers and body. */
const requestText = (request: Request): string =>
  JSON.stringify([request.url(), request.headers(), request.postData()]);

test('a user’s own key is sent only to the log site and stored only in the settings', async ({
  page,
  context,
  logSite,
  appServer,
}) => {
  expectConsole('Error fetching fights:', /status of 4\d\d/);
  const lines: string[] = [];
  const requests: Request[] = [];
  context.on('console', (message) => lines.push(message.text()));
  context.on('request', (request) => requests.push(request));
  logSite.keys.add(KEY);

  await test.step('a raid is fetched and saved', async () => {
    await enterKey(page);
    await fetchReport(page, `https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
    await choosePlayer(page, 'Nyxara');
    await expect(details(page)).toContainText('Missing Enchant');
    await expect(column(page, 'PASSED')).toContainText('Grimtusk');
    await untilSaved(page, RAID_TITLE, 1);
  });

  const shownHtml: string[] = [];
  await test.step('failed reports can be fetched again', async () => {
    for (const fault of TELLTALES) {
      const endFault = logSite.fault(FIGHTS, fault);
      await fetchReport(page, RAID);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(fetchButton(page)).toBeEnabled();
      shownHtml.push(await page.locator('html').evaluate(({ outerHTML }) => outerHTML));
      endFault();
      await page.getByRole('button', { name: 'Fetch again' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
    }
    await expect(bossRows(page)).toHaveCount(12);
  });

  await test.step('the key is in no page or line of the console', async () => {
    expect(shownHtml.filter((html) => html.includes(KEY))).toEqual([]);
    expect(lines.filter((line) => line.includes(KEY))).toEqual([]);
  });

  await test.step('the key is stored only in the settings', async () => {
    await untilServed(page);
    const traces = await readTraces(page);
    const keys = Object.keys(traces);
    expect(keys.filter((key) => key.startsWith('IndexedDB')).length).toBeGreaterThan(2);
    expect(keys.filter((key) => key.startsWith('cache')).length).toBeGreaterThan(20);
    expect(keys.filter((key) => `${key}\n${traces[key]}`.includes(KEY))).toEqual([
      'localStorage ready-check-settings',
    ]);
  });

  await test.step('the key is sent only to the log site', async () => {
    const tellers = requests.filter((request) => requestText(request).includes(KEY));
    expect(tellers.length).toBeGreaterThan(10);
    const hosts = [logSite.api, logSite.freshApi, logSite.foreverApi].map(({ origin }) => origin);
    for (const teller of tellers) {
      expect(hosts).toContain(new URL(teller.url()).origin);
      expect(requestText(teller).split(KEY)).toHaveLength(2);
    }
    for (const { requests } of [appServer.server, logSite.icons]) {
      expect(requests.filter(({ href }) => href.includes(KEY))).toEqual([]);
    }
  });

  await test.step('the settings explain offline how to get a key once it is removed', async () => {
    await context.setOffline(true);
    await page.goto('./');
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await closeSettings(page);
    await openSettings(page);
    await expectHelp(dialog);
  });
});
