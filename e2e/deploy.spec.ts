import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { builtApp } from './build-app';
import { copyBuild, HOSTS, type Host, removeBuild, startHost } from './deploy-hosts';
import { Guard } from './guard';
import { gear } from './locators';
import { LogSite } from './log-site';
import type { LoopbackServer } from './loopback-server';
import { untilIconsLoad } from './steps';

const SAMPLE_PIECES = 17;

/** A build whose item icons come from the log site's stand-in. */
const test = base.extend<{ folder: string }, { logSite: LogSite }>({
  logSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const logSite = new LogSite();
      await logSite.start();
      await use(logSite);
      await logSite.stop();
    },
    { scope: 'worker' },
  ],

  folder: async ({ logSite }, use) => {
    const folder = copyBuild(logSite.icons.origin);
    await use(folder);
    removeBuild(folder);
  },
});

/** Counts only requests for items: bosses' pictures come whenever the page is idle. */
const countItems = ({ requests }: LoopbackServer): number =>
  requests.filter(({ pathname }) => pathname.startsWith('/icons/')).length;

/**
 * Waits until the worker serves the app, and opens the sample raid with its icons. Opens both again
 * once the app's host has stopped.
 */
async function opensAgainWithout(
  host: Host,
  { page, icons }: { page: Page; icons: LoopbackServer },
): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const sample = new URL('./?report=SampleRaid000001&fight=12&player=Nyxara', host.address);
  await page.goto(sample.href);
  await untilIconsLoad(page);
  await host.stop();
  const requests = countItems(icons);
  await page.reload();
  await untilIconsLoad(page);
  await expect(gear(page).locator('img')).toHaveCount(SAMPLE_PIECES);
  expect(countItems(icons)).toBe(requests);
  await page.goto(host.address);
  await expect(page.getByRole('button', { name: 'Fetch Fights' })).toBeEnabled();
}

// The first test on a new machine installs Caddy, so the tests run in sequence.
test.describe.configure({ mode: 'default' });

for (const { name, at } of HOSTS) {
  test(`the app published as documented works on ${name} at ${at}`, async ({
    page,
    folder,
    logSite: { icons },
  }) => {
    const host = await startHost(name, at, folder);
    const guard = new Guard([new URL(host.address).origin, icons.origin]);
    guard.watch(page.context());
    // Some hosts send the app with a 404, or send a page when a script is requested.
    guard.allow('status of 404', 'MIME type');
    const get = (path: string) => fetch(new URL(path, host.address));

    // GitHub Pages sets no headers.
    if (name !== 'GitHub Pages') {
      await test.step('the page and its files have the documented headers', async () => {
        const start = await get('./');
        expect(start.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(start.headers.get('x-content-type-options')).toBe('nosniff');
        const [, script = ''] = /src="\.\/(static\/js\/[^"]+)"/.exec(await start.text()) ?? [];
        expect((await get(script)).headers.get('cache-control')).toContain('immutable');
        for (const path of ['./', 'sw.js', 'manifest.webmanifest'])
          expect((await get(path)).headers.get('cache-control')).not.toContain('immutable');
      });
    }
    if (name === 'Caddy') {
      await test.step('Caddy sends compressed files', async () => {
        const { headers } = await fetch(host.address, { headers: { 'accept-encoding': 'br' } });
        expect(headers.get('content-encoding')).toBe('br');
      });
    }
    await test.step('robots.txt is served as a file', async () => {
      const robots = await get('robots.txt');
      expect(robots.headers.get('content-type')).toContain('text/plain');
      expect(await robots.text()).toMatch(/^User-agent: \*$/m);
    });
    await test.step('a request for a missing script gets a 404', async () => {
      expect((await get('static/js/gone.js')).status).toBe(404);
    });
    await test.step('a request for an unknown page gets the app', async () => {
      const headers = { accept: 'text/html' };
      const unknown = await fetch(new URL('new-page', host.address), { headers });
      expect(unknown.headers.get('content-type')).toContain('text/html');
      expect(await unknown.text()).toBe(await (await get('./')).text());
    });
    await test.step('Go home works at an address too deep for relative files', async () => {
      await page.goto(`${host.address}no/such/page`);
      await page.getByRole('link', { name: 'Go home' }).click();
      await expect(page.getByRole('button', { name: 'Fetch Fights' })).toBeEnabled();
      await expect(page).toHaveURL(host.address);
    });
    await test.step('the app opens with item icons offline', async () => {
      await opensAgainWithout(host, { page, icons });
    });
    await guard.settle();
  });
}

test('in every folder of a host the app has an id of its own', async ({ folder }) => {
  const idAt = (...at: string[]) => {
    const dist = join(folder, 'copy');
    cpSync(builtApp(), dist, { recursive: true });
    execFileSync(process.execPath, ['deploy/prepare.mjs', dist, ...at]);
    return JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')).id;
  };
  expect(idAt()).toBe('ready-check');
  expect(idAt('--at', '/one/')).toBe('one/ready-check');
  expect(idAt('--at', '/guild raids/two/')).toBe('guild%20raids/two/ready-check');
});

test('a base path that is not a folder is refused', ({ folder }) => {
  const prepare = spawnSync(process.execPath, [
    'deploy/prepare.mjs',
    join(folder, 'dist'),
    '--at',
    'raids',
  ]);
  expect(prepare.status).toBe(1);
  expect(`${prepare.stderr}`).toContain('--at is a folder, as /raids/: raids is none');
});

const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' }).trim();

/** The docker client needs a daemon. */
const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;

if (hasDocker) {
  test('the container serves the app with its headers', async ({ page }) => {
    // The first build fetches two images and every package.
    test.setTimeout(900_000);
    docker('build', '-q', '-f', 'deploy/Dockerfile', '-t', 'ready-check-e2e', '.');
    const container = docker('run', '-d', '--rm', '-p', '127.0.0.1::8080', 'ready-check-e2e');
    try {
      const address = `http://${docker('port', container, '8080/tcp').split('\n')[0]}`;
      const isUp = () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp).toBe(true);
      const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-encoding')).toBe('br');
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Fetch Fights' })).toBeEnabled();
    } finally {
      docker('stop', container);
    }
  });
}
