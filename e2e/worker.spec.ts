import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtApp } from './build-app';
import { fetchButton } from './locators';
import { EVENTS } from './log-site';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved, untilServed, untilStarted } from './saved';
import { comeBack, goOffline, openSettings } from './steps';
import { type App, expect, test } from './test';
import { openProfile } from './whole-browser';
import { callForWorker, losePrecached, precachedFiles } from './worker';

/** Lists the worker’s files, by whether the app can start without them. */
function listFiles(): { needed: string[]; optional: string[] } {
  const worker = readFileSync(join(builtApp(), 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)];
  const files = entries.map(([entry, url = '']) => ({ url, isNeeded: /isNeeded/.test(entry) }));
  const urlsOf = (wanted: boolean) =>
    files.filter(({ isNeeded }) => isNeeded === wanted).map(({ url }) => url);
  return { needed: urlsOf(true), optional: urlsOf(false) };
}

const patternOf = (file: string): RegExp => new RegExp(`/${file.replaceAll('.', '\\.')}$`);

const isOfWorker = ({ pathname }: URL): boolean => pathname.endsWith('/sw.js');

/** Registers the worker from a page without content policy. Returns the worker's final state. */
const registration = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // A refused version leaves files behind, which the next version would use.
    for (const name of await caches.keys()) await caches.delete(name);
    const { installing } = await navigator.serviceWorker.register('./sw.js');
    return new Promise<string>((done) => {
      installing?.addEventListener('statechange', () => done(installing.state), { once: true });
    });
  });

test('the worker does not install without a file needed to start', async ({ page, appServer }) => {
  const { needed, optional } = listFiles();
  expect(needed).toContain('index.html');
  expect(needed.filter((file) => /\/(index|main)-[^/]+\.(js|css)$/.test(file))).toHaveLength(3);
  await callForWorker(page.context());
  await page.goto('robots.txt');
  // An installation ends sooner without the other files.
  for (const file of optional) appServer.fault(patternOf(file), { way: 'cut off' });
  for (const file of needed) {
    const endFault = appServer.fault(patternOf(file), { way: 'cut off' });
    expect(await registration(page), file).toBe('redundant');
    endFault();
  }
});

test('the worker installs without optional files', async ({ page, app, guard }) => {
  guard.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_REFUSED|ERR_FAILED/, /Loading chunk/, /[Ff]etch/);
  const { optional } = listFiles();
  expect(optional.length).toBeGreaterThan(100);
  // The worker is registered by one of these files.
  const sendWorker = app.appServer.server.hold(/\/sw\.js$/);
  await callForWorker(page.context());
  await page.goto('./');
  await expect.poll(() => app.appServer.requests.some(isOfWorker)).toBe(true);
  const faults = optional.map((file) => app.appServer.fault(patternOf(file), { way: 'cut off' }));
  sendWorker();
  await untilServed(page);
  await goOffline(app);
  await page.reload();
  await expect(fetchButton(page)).toBeEnabled();
  await test.step('the page says that parts could not be loaded', async () => {
    const missing = page.getByText('This could not be loaded.');
    await expect(missing).toHaveCount(1);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(missing).toHaveCount(2);
  });

  await test.step('a later start online fetches the missing files', async () => {
    for (const endFault of faults) endFault();
    await comeBack(app);
    await page.goto('./');
    await untilStarted(page);
    await expect
      .poll(() => precachedFiles(page))
      .toHaveLength(listFiles().needed.length + countWithoutLanguages(optional));
    await goOffline(app);
    await page.reload();
    await openSettings(page);
  });
});

/** Leaves out languages, whose files are saved once they are chosen. */
const countWithoutLanguages = (files: readonly string[]): number =>
  files.filter((file) => !file.includes('/language-')).length;

test('the app works offline with a content blocker', async ({
  appServer,
  guard,
  launchOptions,
}, testInfo) => {
  guard.allow(
    /ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_REFUSED|ERR_FAILED/,
    /Loading chunk/,
    /[Ff]etch/,
  );
  const blocker = testInfo.outputPath('blocker');
  writeBlocker(blocker, [
    '/web-vitals-',
    '/web-vitals.',
    '/web-vitals/',
    'analytics',
    'follow',
    'share',
    // No list blocks a name of the build, so a name is blocked here as if it were listed.
    '/SettingsDialog-',
  ]);
  const context = await openProfile(testInfo.outputPath('profile'), {
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--disable-extensions-except=${blocker}`,
      `--load-extension=${blocker}`,
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  guard.watch(context);
  const [page = await context.newPage()] = context.pages();
  await page.goto(appServer.address);
  const fetching = page.evaluate(() => fetch('./static/js/web-vitals-1.js').then(String, String));
  expect(await fetching).toContain('TypeError');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await appServer.stop();
  await page.reload();
  await expect(fetchButton(page)).toBeEnabled();
  await test.step('the page says that a blocked part could not be loaded', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
  });
  await context.close();
  await appServer.start();
});

/** Writes an extension that blocks every address with one of the given texts. */
function writeBlocker(folder: string, filters: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const rules = filters.map((urlFilter, index) => ({
    id: index + 1,
    action: { type: 'block' },
    condition: { urlFilter },
  }));
  const manifest = {
    manifest_version: 3,
    name: 'Blocker',
    version: '1',
    permissions: ['declarativeNetRequest'],
    host_permissions: ['<all_urls>'],
    declarative_net_request: {
      rule_resources: [{ id: 'rules', enabled: true, path: 'rules.json' }],
    },
  };
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(rules));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

test('the worker is requested after the files that the page shows', async ({ page, app }) => {
  const { isRequested, send } = await openWithoutPull(page, app);
  expect(isRequested()).toBe(false);
  const SAMPLE_ADDRESS = /\/sample\//;
  const release = app.appServer.server.hold(SAMPLE_ADDRESS);
  send();
  await expect.poll(isRequested).toBe(true);

  await test.step('the worker fetches several of the app’s files at a time', async () => {
    const waiting = () =>
      app.appServer.requests.filter(({ pathname }) => SAMPLE_ADDRESS.test(pathname)).length;
    await expect.poll(waiting).toBeGreaterThan(1);
    release();
    await untilServed(page);
  });
});

test('the worker is requested even if the log site sends no pull', async ({ page, app }) => {
  await page.clock.install();
  const { isRequested, send } = await openWithoutPull(page, app);
  const isRequestedLater = async () => {
    await page.clock.fastForward(2000);
    return isRequested();
  };
  await expect.poll(isRequestedLater).toBe(true);
  send();
});

/** Opens a kill while the log site holds its pull back. */
async function openWithoutPull(page: Page, { logSite, appServer }: App) {
  await callForWorker(page.context());
  const send = logSite.hold(EVENTS);
  await page.goto(`./?report=${RAID}&fight=12`);
  await untilSaved(page, RAID_TITLE, 1);
  await expect.poll(() => logSite.requestsFor(EVENTS)).toHaveLength(1);
  return { send, isRequested: () => appServer.requests.some(isOfWorker) };
}

const NOTHING_HERE = 'There is nothing at this address.';

test('other pages of the host do not change the app', async ({ page, app }) => {
  const { needed, optional } = listFiles();
  await page.goto('./');
  await untilServed(page);

  await test.step('the worker does not replace another page of the host', async () => {
    const html = { 'content-type': 'text/html' };
    app.appServer.fault(/^\/forum\//, { headers: html, body: '<h1>Forum</h1>' });
    await page.goto('forum/');
    await expect(page.getByRole('heading')).toHaveText('Forum');
  });
  await test.step('an address that the host redirects to the app opens the app', async () => {
    await page.goto('no/such/page');
    await expect(page.getByText(NOTHING_HERE)).toBeVisible();
  });
  await test.step('a host’s maintenance page is not saved as the app', async () => {
    await page.goto('./');
    await losePrecached(page, /index\.html/);
    const body = '<!doctype html><h1>Back in an hour</h1>';
    const endFault = app.appServer.fault(/^\/(index\.html)?$/, { body });
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('Back in an hour');
    endFault();
    await page.reload();
    await expect(fetchButton(page)).toBeEnabled();
    await expect
      .poll(() => precachedFiles(page))
      .toHaveLength(needed.length + countWithoutLanguages(optional));
  });
  await test.step('the app opens although its host is unreachable', async () => {
    await goOffline(app);
    await page.reload();
    await expect(fetchButton(page)).toBeEnabled();
    await page.goto('forum/');
    await expect(page.getByText(NOTHING_HERE)).toBeVisible();
  });
});
