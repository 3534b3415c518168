import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { bossRows, column, players } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, untilSaved, untilServed } from './saved';
import { shareDialog } from './sharing';
import { E2E_CLIENT, TOKEN, V2 } from './sign-in/sign-in-site';
import { authorize, beSignedIn, pasteLink, signIn, signInButton } from './sign-in/steps';
import { chooseBoss, exportRaids, fetchReport } from './steps';
import { expect, test } from './test';
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

/** Every address of the tab's history. */
async function historyOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

/** Signs in, and returns what must leave no trace: code, state, verifier and token. */
async function signInWatched(page: Page, sent: () => Sent[]) {
  await pasteLink(page, RAID);
  await signInButton(page).click();
  await authorize(page).click();
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

test('code, state, verifier and token stay out of addresses, history, logs, caches, records, files and links', async ({
  page,
  context,
  logSite,
  appServer,
}, testInfo) => {
  const { lines, sent } = watch(context);
  await page.goto('./');
  await untilServed(page);
  const secrets = await signInWatched(page, sent);
  await untilSaved(page, RAID_TITLE, 0);
  await chooseBoss(page, 'Magmaw');
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
  expect(holds(link)).toEqual([]);
  expect(holds(file)).toEqual([]);
  expect(lines.flatMap(holds)).toEqual([]);

  const history = await historyOf(page);
  const own = history.filter((address) => address.startsWith(appServer.address));
  expect(own.length).toBeGreaterThan(1);
  expect(own.flatMap(holds)).toEqual([]);

  const traces = await readTraces(page);
  expect(Object.keys(traces).filter((key) => key.startsWith('cache')).length).toBeGreaterThan(20);
  expect(Object.keys(traces).some((key) => key.startsWith('IndexedDB'))).toBe(true);
  const { token, ...spent } = secrets;
  for (const secret of Object.values(spent)) {
    const keepers = Object.keys(traces).filter((key) => `${key}${traces[key]}`.includes(secret));
    expect(keepers).toEqual([]);
  }
  expect(Object.keys(traces).filter((key) => `${key}${traces[key]}`.includes(token))).toEqual([
    'localStorage ready-check-settings',
  ]);

  await test.step('nor in a request, but for those that are meant to have them', async () => {
    const site = logSite.signIn.origin;
    for (const { url, method, headers, body } of sent()) {
      const { origin, pathname } = new URL(url);
      // The redirect, and the log site's own page before it.
      const isRedirect =
        url.startsWith(`${appServer.address}?code=`) || pathname === '/oauth/decide';
      const isAuthorize = origin === site && pathname === '/oauth/authorize';
      if (!isRedirect && !isAuthorize) expect(holds(url), url).toEqual([]);
      const isTrade = method === 'POST' && origin === site && pathname === '/oauth/token';
      if (!isTrade) expect(holds(body), url).toEqual([]);
      const isQuestion = method === 'POST' && origin === site && pathname === '/api/v2/user';
      if (isQuestion) expect(headers).toContain(`Bearer ${token}`);
      else if (origin !== site) expect(holds(headers), url).toEqual([]);
    }
    // The worker names itself where it fetches the app's files; the log site's pages name each
    // other.
    const named = [...appServer.server.referrers, ...logSite.signIn.server.referrers];
    expect(named.filter((address) => address.startsWith(appServer.address))).toEqual(
      named.filter((address) => address === `${appServer.address}sw.js`),
    );
  });
});

test('after the redirect no request has the page’s address as referrer', async ({
  page,
  appServer,
}) => {
  await page.goto(`./?code=${'c'.repeat(40)}&state=${'s'.repeat(40)}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await untilServed(page);
  expect(appServer.requests.length).toBeGreaterThan(10);
  expect(appServer.requests.filter(({ search }) => search.includes('state='))).toHaveLength(1);
  expect(appServer.server.referrers.filter((named) => named.includes('code='))).toEqual([]);
});

for (const query of [
  'code=foreign-code-1f&state=foreign-state-2e',
  'code=foreign-code-1f',
  'error=access_denied&state=foreign-state-2e',
  'error=access_denied&error_description=Call+this+number',
]) {
  test(`a sign-in response with ${query} that this tab did not start is dropped before any request`, async ({
    page,
    logSite,
    context,
  }) => {
    const { sent } = watch(context);
    await page.goto(`./?${query}`);
    await expect(page.getByRole('alert')).toContainText('not started in this tab');
    await expect(page.getByRole('alert')).not.toContainText('Call this number');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(logSite.signIn.server.requests).toEqual([]);
    const later = sent().slice(1);
    expect(later.filter(({ url, body }) => `${url}${body}`.includes('foreign'))).toEqual([]);
  });
}

test('a foreign sign-in response leaves a signed-in user signed in, without a notice', async ({
  page,
  logSite,
}) => {
  const token = await beSignedIn(page, logSite);
  await page.goto('./?code=foreign-code&state=foreign-state');
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logSite.signIn.tokens.has(token)).toBe(true);
  expect(logSite.signIn.server.requests.filter(({ href }) => TOKEN.test(href))).toEqual([]);
});

test('a sign-in response with the state of another tab is dropped', async ({
  page,
  app,
  logSite,
}) => {
  await page.goto('./');
  await signInButton(page).click();
  await authorize(page).waitFor();
  const state = new URL(page.url()).searchParams.get('state');
  const other = await app.open(`?code=stolen&state=${state}`);
  await expect(other.getByRole('alert')).toContainText('not started in this tab');
  expect(logSite.signIn.server.requests.filter(({ href }) => TOKEN.test(href))).toEqual([]);
});

test('a wrong state in the tab of a sign-in ends that sign-in', async ({ page, logSite }) => {
  await page.goto('./');
  await signInButton(page).click();
  await authorize(page).waitFor();
  const back = (query: string) => page.goto(`./?${query}`);
  const state = new URL(page.url()).searchParams.get('state');
  await back('code=stolen&state=wrong');
  await expect(page.getByRole('alert')).toContainText('not started in this tab');
  await back(`code=stolen&state=${state}`);
  await expect(page.getByRole('alert')).toContainText('not started in this tab');
  expect(logSite.signIn.server.requests.filter(({ href }) => TOKEN.test(href))).toEqual([]);
});

test('each sign-in has a state and a verifier of its own', async ({ page, context }) => {
  const { sent } = watch(context);
  await page.goto('./');
  for (const _ of ['first', 'second']) {
    await signInButton(page).click();
    await authorize(page).waitFor();
    await page.goBack();
  }
  const requests = sent()
    .filter(({ url }) => url.includes('/oauth/authorize'))
    .map(({ url }) => new URL(url).searchParams);
  expect(requests).toHaveLength(2);
  for (const name of ['state', 'code_challenge']) {
    expect(new Set(requests.map((query) => query.get(name))).size, name).toBe(2);
  }
});

test('the token is sent to one host, whatever host a link or response names', async ({
  page,
  context,
  logSite,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:', 'net::ERR_FAILED');
  const token = await beSignedIn(page, logSite);
  const { sent } = watch(context);
  await fetchReport(page, `https://fresh.warcraftlogs.com.example.org/reports/${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);
  logSite.signIn.movedTo = `${logSite.api.origin}/elsewhere`;
  await fetchReport(page, RETAIL_2022);
  await expect(page.getByRole('alert')).toContainText('cannot be reached', { timeout: 20_000 });

  const carriers = sent().filter(({ url, headers, body }) =>
    `${url}${headers}${body}`.includes(token),
  );
  expect(carriers.length).toBeGreaterThan(1);
  expect(new Set(carriers.map(({ url }) => url))).toEqual(
    new Set([`${logSite.signIn.origin}/api/v2/user`]),
  );
  expect(logSite.api.requests).toEqual([]);
});

/** Responses that invite an app to show or log its request. */
const TELLTALES = (token: string) => [
  { status: 400, body: `{"error":"Bad token ${token}"}` },
  { status: 403, body: `{"error":"Refused: Bearer ${token}"}` },
  { body: `{"errors":[{"message":"No access by ${token}"}]}` },
  { body: `{"data":{"reportData":{"report":{"fights":[{"id":"${token}"}]}}}}` },
  { body: `Unauthorized ${token}` },
];

test('no error shows or logs the token', async ({ page, context, logSite, expectConsole }) => {
  expectConsole('Error fetching fights:', /status of 4\d\d/);
  const token = await beSignedIn(page, logSite);
  const { lines } = watch(context);
  for (const fault of TELLTALES(token)) {
    logSite.signIn.fault(V2, fault);
    await fetchReport(page, RETAIL_2022);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.locator('html').innerHTML()).not.toContain(token);
    logSite.signIn.server.endFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(bossRows(page)).toHaveCount(5);
    // The rows may be rendered before the raid is saved, and leaving would end that.
    const deleteIt = page.getByRole('button', { name: /^Delete WTF logs/ });
    await expect(deleteIt).toBeVisible();
    await page.goto('./');
    await deleteIt.click();
  }
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});

test('no failed token request shows or logs the code', async ({
  page,
  context,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400');
  const { lines, sent } = watch(context);
  logSite.signIn.fault(TOKEN, {
    status: 400,
    body: '{"error":"invalid_grant","error_description":"Bad code and verifier"}',
  });
  await page.goto('./');
  await signInButton(page).click();
  await authorize(page).click();
  await expect(page.getByRole('alert')).toContainText('did not sign you in');
  const trade = sent().find(({ url }) => TOKEN.test(url));
  const { code, code_verifier } = Object.fromEntries(new URLSearchParams(trade?.body));
  const traces = JSON.stringify(await readTraces(page));
  for (const secret of [code, code_verifier]) {
    expect(secret).toBeTruthy();
    expect(traces).not.toContain(secret);
    expect(lines.join('\n')).not.toContain(secret);
  }
});

test('signing out deletes the token everywhere', async ({ page, logSite }) => {
  const token = await beSignedIn(page, logSite);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(JSON.stringify(await readTraces(page))).not.toContain(token);
});

test('the policy names the sign-in host only in a build with a client', async ({
  page,
  logSite,
}) => {
  const html = (await (await page.goto('./'))?.text()) ?? '';
  expect(/connect-src ([^;"]+)/.exec(html)?.[1]?.split(' ')).toContain(logSite.signIn.origin);
  await signIn(page);
});
