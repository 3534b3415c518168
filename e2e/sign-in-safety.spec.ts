import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { bossRows, column, players } from './locators';
import { MISTS_NIGHT, RAID, RETAIL_2020_GERMAN } from './reports';
import { RAID_TITLE, untilSaved, untilServed } from './saved';
import { shareDialog } from './sharing';
import { E2E_CLIENT, TOKEN, V2 } from './sign-in/sign-in-site';
import { authorizeLink, beSignedIn, pasteLink, signInButton } from './sign-in/steps';
import { exportRaids, fetchReport, openSettings, passTimeUntil } from './steps';
import { expect, expectConsole, test } from './test';
import { readTraces } from './traces';

test.use({ apiKey: '', clientId: E2E_CLIENT });

interface Sent {
  url: string;
  method: string;
  headers: string;
  body: string;
}

/** Records the requests of pages and their worker, and their console. */
function watch(context: BrowserContext) {
  const requests: Request[] = [];
  const lines: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => lines.push(message.text()));
  const sent = (): Sent[] =>
    requests.map((request) => ({
      url: request.url(),
      method: request.method(),
      headers: JSON.stringify(request.headers()),
      body: request.postData() ?? '',
    }));
  return { lines, sent };
}

/** Reads every address of the tab's history. */
async function historyOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

/** Signs in, and returns what must leave no trace: code, state, verifier and token. */
async function signInWatched(page: Page, sent: () => Sent[]) {
  await pasteLink(page, RAID);
  await signInButton(page).click();
  await authorizeLink(page).click();
  await expect(bossRows(page)).toHaveCount(12);
  const all = sent();
  const trade = new URLSearchParams(all.find(({ url }) => TOKEN.test(url))?.body);
  const requests = all.find(({ method, url }) => method === 'POST' && V2.test(url));
  const secrets = {
    code: trade.get('code') ?? '',
    verifier: trade.get('code_verifier') ?? '',
    state:
      new URL(all.find(({ url }) => url.includes('/oauth/authorize'))?.url ?? '').searchParams.get(
        'state',
      ) ?? '',
    token: /Bearer (\w+)/.exec(requests?.headers ?? '')?.[1] ?? '',
  };
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(20);
  return secrets;
}

test('the secrets of a sign-in leave no trace', async ({
  page,
  context,
  logSite,
  appServer,
}, testInfo) => {
  const { lines, sent } = watch(context);
  const foreign = { code: 'foreign-code'.repeat(4), state: 'foreign-state'.repeat(4) };
  const query = new URLSearchParams({
    ...foreign,
    error: 'access_denied',
    error_description: 'Call this number',
  });
  const opened = await page.goto(`./?${query}`);
  // Other queries have rows in src/data/sign-in/sign-in.alone.test.ts.
  await test.step('a response to a sign-in of another tab is dropped before any request', async () => {
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This sign-in was not started in this tab');
    await expect(notice).not.toContainText('Call this number');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(logSite.signIn.server.requests).toEqual([]);
    const later = sent().slice(1);
    expect(later.filter(({ url, body }) => `${url}${body}`.includes('foreign'))).toEqual([]);
  });
  await test.step('the policy names the sign-in host in a build with a client', async () => {
    const html = (await opened?.text()) ?? '';
    expect(/connect-src ([^;"]+)/.exec(html)?.[1]?.split(' ')).toContain(logSite.signIn.origin);
  });
  await test.step('after a redirect no request has the page’s address as referrer', async () => {
    await untilServed(page);
    expect(appServer.requests.length).toBeGreaterThan(10);
    expect(appServer.requests.filter(({ search }) => search.includes('state='))).toHaveLength(1);
    expect(appServer.server.referrers.filter((named) => named.includes('code='))).toEqual([]);
  });
  const secrets = await signInWatched(page, sent);
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await untilSaved(page, RAID_TITLE, 1);

  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await shareDialog(page).getByRole('radio', { name: 'Link' }).check();
  const link = await shareDialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const file = gunzipSync(readFileSync(await exportRaids(page, testInfo))).toString();
  expect(file).toContain(RAID_TITLE);

  const holds = (text: string) =>
    Object.entries(secrets).filter(([, secret]) => text.includes(secret));
  await test.step('links, files and console lines contain no secret', async () => {
    expect(holds(link)).toEqual([]);
    expect(holds(file)).toEqual([]);
    expect(lines.flatMap(holds)).toEqual([]);
  });

  await test.step('addresses in the history contain no secret', async () => {
    const history = await historyOf(page);
    const own = history.filter((address) => address.startsWith(appServer.address));
    expect(own.length).toBeGreaterThan(1);
    expect(own.flatMap(holds)).toEqual([]);
  });

  const { token, ...spent } = secrets;
  await test.step('the settings store only the token', async () => {
    const traces = await readTraces(page);
    expect(Object.keys(traces).filter((key) => key.startsWith('cache')).length).toBeGreaterThan(20);
    expect(Object.keys(traces).some((key) => key.startsWith('IndexedDB'))).toBe(true);
    for (const secret of Object.values(spent)) {
      const keepers = Object.keys(traces).filter((key) => `${key}${traces[key]}`.includes(secret));
      expect(keepers).toEqual([]);
    }
    expect(Object.keys(traces).filter((key) => `${key}${traces[key]}`.includes(token))).toEqual([
      'localStorage ready-check-settings',
    ]);
  });

  await test.step('only requests that need a secret contain it', async () => {
    const site = logSite.signIn.origin;
    const leaks = sent().filter(({ url, method, headers, body }) => {
      const { origin, pathname } = new URL(url);
      // Matches the redirect and the log site's own page before it.
      const isRedirect =
        url.startsWith(`${appServer.address}?code=`) || pathname === '/oauth/decide';
      const isAuthorize = origin === site && pathname === '/oauth/authorize';
      const isTrade = method === 'POST' && origin === site && pathname === '/oauth/token';
      const isQuestion = method === 'POST' && origin === site && pathname === '/api/v2/user';
      const addressSecrets = isRedirect || isAuthorize ? [] : holds(url);
      const bodySecrets = isTrade ? [] : holds(body);
      const headerSecrets = origin === site ? [] : holds(headers);
      const lacksToken = isQuestion && !headers.includes(`Bearer ${token}`);
      return (
        lacksToken || [addressSecrets, bodySecrets, headerSecrets].some((held) => held.length > 0)
      );
    });
    expect(leaks).toEqual([]);
    // The worker names itself where it fetches the app's files; the log site's pages name each
    // other.
    const named = [...appServer.server.referrers, ...logSite.signIn.server.referrers];
    expect(named.filter((address) => address.startsWith(appServer.address))).toEqual(
      named.filter((address) => address === `${appServer.address}sw.js`),
    );
  });
});

test('the token is sent to addresses that the build fixes', async ({ page, context, logSite }) => {
  expectConsole('Error fetching fights:', 'net::ERR_FAILED');
  const site = logSite.signIn;
  await page.clock.install();
  const token = await beSignedIn(page, logSite);
  const { sent } = watch(context);
  const notice = page.getByRole('alert');
  await test.step('a report’s requests send the token to only one host', async () => {
    await fetchReport(page, `https://fresh.warcraftlogs.com.example.org/reports/${MISTS_NIGHT}`);
    await expect(bossRows(page)).toHaveCount(3);
    site.movedTo = `${logSite.api.origin}/elsewhere`;
    await fetchReport(page, RETAIL_2020_GERMAN);
    await passTimeUntil(notice.filter({ hasText: 'cannot be reached' }));

    const carriers = sent().filter(({ url, headers, body }) =>
      `${url}${headers}${body}`.includes(token),
    );
    expect(carriers.length).toBeGreaterThan(1);
    expect(new Set(carriers.map(({ url }) => url))).toEqual(
      new Set([`${site.origin}/api/v2/user`]),
    );
    expect(logSite.api.requests).toEqual([]);
  });
  await test.step('signing out deletes the token everywhere', async () => {
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    expect(JSON.stringify(await readTraces(page))).not.toContain(token);
  });
});
