import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { needProgram } from '../scripts/find-program';
import { AppServer } from './app-server';
import { builtApp, PLACEHOLDER } from './build-app';
import { Guard } from './guard';
import { gear } from './locators';
import { LogSite } from './log-site';
import { freePort, type LoopbackServer } from './loopback-server';
import { untilIconsLoad } from './steps';

/** The sample's Nyxara wears as many. */
const SAMPLE_PIECES = 17;

interface Host {
  address: string;
  stop(): Promise<void>;
}

/**
 * The build as prepared by deploy/prepare.mjs, Caddy serving it by deploy/Caddyfile, and the host of
 * the item icons.
 */
const test = base.extend<{ host: Host }, { folder: string; logSite: LogSite }>({
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

  folder: [
    async ({ logSite }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ready-check-deploy-'));
      cpSync(builtApp(), join(folder, 'dist'), { recursive: true });
      nameIconHost(join(folder, 'dist'), logSite.icons.origin);
      const outputs = [join(folder, 'dist'), join(folder, 'headers.caddy')];
      execFileSync(process.execPath, ['deploy/prepare.mjs', ...outputs]);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  host: async ({ folder }, use) => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const caddy = spawn(needProgram('caddy'), ['run', '--config', 'deploy/Caddyfile'], {
      env: {
        ...process.env,
        ADDRESS: address,
        ROOT: join(folder, 'dist'),
        HEADERS: join(folder, 'headers.caddy'),
        // Caddy stores its last configuration there.
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      },
      stdio: 'ignore',
    });
    const ended = once(caddy, 'exit');
    const stop = async () => {
      caddy.kill();
      await ended;
    };
    await expect
      .poll(() =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await use({ address, stop });
    await stop();
  },
});

function nameIconHost(dist: string, origin: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (!/\.(html|js)$/.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(PLACEHOLDER.icons, origin));
  }
}

/** Bosses' pictures come whenever the page is idle. */
const countItems = ({ requests }: LoopbackServer): number =>
  requests.filter(({ pathname }) => pathname.startsWith('/icons/')).length;

/**
 * Opens the app until its worker serves it, then the sample raid with its icons, and both again once
 * the app's host has stopped.
 */
async function opensAgainWithout(
  host: { address: string; stop: () => Promise<unknown> },
  { page, icons }: { page: Page; icons: LoopbackServer },
): Promise<void> {
  await page.goto(host.address);
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

// In sequence: on a new machine the first one installs Caddy.
test.describe.configure({ mode: 'default' });

test('an app served by Caddy opens with item icons after Caddy has stopped', async ({
  page,
  host,
  logSite: { icons },
}) => {
  const guard = new Guard([host.address, icons.origin]);
  guard.watch(page.context());
  await opensAgainWithout(host, { page, icons });
  await guard.settle();
});

test('an app of a host that reads _headers opens with item icons offline', async ({
  page,
  folder,
  logSite: { icons },
}) => {
  const dist = join(folder, 'dist');
  const [, rules = ''] =
    /^\/\*\n((?: {2}.+\n)+)/.exec(readFileSync(join(dist, '_headers'), 'utf8')) ?? [];
  const headers = Object.fromEntries(
    [...rules.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(headers['Content-Security-Policy']).toContain(icons.origin);
  const host = new AppServer({ folder: dist, values: [], base: '/', headers });
  await host.start();
  const guard = new Guard([host.server.origin, icons.origin]);
  guard.watch(page.context());
  await opensAgainWithout(host, { page, icons });
  await guard.settle();
});

test('Caddy answers each request as the app needs', async ({ host }) => {
  const get = (path: string) => fetch(`${host.address}/${path}`);

  await test.step('the page has the policy', async () => {
    const { headers } = await fetch(host.address, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-encoding')).toBe('br');
  });

  await test.step('browsers cache only files with a hash', async () => {
    const page = await get('');
    const [, script = ''] = /src="\.\/(static\/js\/[^"]+)"/.exec(await page.text()) ?? [];
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await get(script)).headers.get('cache-control')).toContain('immutable');
    expect((await get('sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  await test.step('an unknown address gets the app', async () => {
    const address = await get('new-page');
    expect(address.status).toBe(200);
    expect(address.headers.get('content-type')).toContain('text/html');
  });

  await test.step('a missing script gets 404', async () => {
    const script = await get('static/js/gone.js');
    expect(script.status).toBe(404);
    expect(script.headers.get('content-type')).not.toContain('html');
  });

  await test.step('robots.txt is a file of its own', async () => {
    const robots = await get('robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toMatch(/^User-agent: \*$/m);
  });
});

test('a static host’s own files set the same headers', ({ folder }) => {
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

  expect(read('_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: .*frame-ancestors 'none'/);
  expect(read('_headers')).toMatch(/^\/static\/\*\n {2}Cache-Control: .*immutable$/m);
  expect(read('_redirects').split('\n')[0]).toMatch(/^\/static\/\* .* 404$/);
  expect(read('404.html')).toBe(read('index.html'));
});

/** Serves like GitHub Pages: below the repository's name, with its 404 page for unknown paths. */
test('on GitHub Pages the app works below a sub-path', async ({
  page,
  folder,
  logSite: { icons },
}) => {
  const host = new AppServer({
    folder: join(folder, 'dist'),
    values: [],
    base: '/guild-raids/',
    fallback: { page: '404.html', status: 404 },
  });
  await host.start();
  const guard = new Guard([host.server.origin, icons.origin]);
  guard.watch(page.context());
  guard.expect('status of 404');
  await test.step('an unknown address opens the app', async () => {
    const unknown = await page.goto(`${host.address}new-page`);
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'New Page' })).toBeVisible();
  });
  await test.step('a missing script gets 404', async () => {
    expect((await fetch(`${host.address}static/js/gone.js`)).status).toBe(404);
  });

  await test.step('it opens with icons offline', async () => {
    await opensAgainWithout(host, { page, icons });
  });
  await guard.settle();
});

test('Go home works at an address too deep for relative files', async ({ page, folder }) => {
  const dist = join(folder, 'below');
  cpSync(builtApp(), dist, { recursive: true });
  execFileSync(process.execPath, ['deploy/prepare.mjs', dist, '--at', '/guild-raids/']);
  const fallback = { page: '404.html', status: 404 };
  const host = new AppServer({ folder: dist, values: [], base: '/guild-raids/', fallback });
  await host.start();
  const guard = new Guard([host.server.origin]);
  guard.watch(page.context());
  guard.expect('status of 404');
  await page.goto(`${host.address}no/such/page`);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('button', { name: 'Fetch Fights' })).toBeEnabled();
  await guard.settle();
  await host.stop();
});

test('each folder of a host has an app of its own', async ({ folder }) => {
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

test('a base path that is no folder is refused', ({ folder }) => {
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
