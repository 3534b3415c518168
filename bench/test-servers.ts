import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildApp, PLACEHOLDER } from '../e2e/build-app';
import { LogSite } from '../e2e/log-site';
import { needProgram } from '../scripts/find-program';
import { buildPages } from './build-pages';
import { Host } from './host';

export interface TestServers {
  host: Host;
  logSite: LogSite;
  browser: Browser;
}

const FOLDERS = {
  app: resolve('node_modules/.cache/ready-check/bench-app'),
  pages: resolve('node_modules/.cache/ready-check/bench-pages'),
};

/**
 * Switches off the browser's background work, so that only the app takes time. With developer tools
 * attached, as here, V8 parses a script again at its first error or request, for a stack that no
 * user needs.
 */
const CHROMIUM = {
  executablePath: needProgram('chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    '--js-flags=--no-enable-lazy-source-positions',
  ],
};

/** Builds and starts the servers for `work`, and stops them afterwards. */
export async function withTestServers<T>(work: (servers: TestServers) => Promise<T>): Promise<T> {
  buildApp(FOLDERS.app);
  await buildPages(FOLDERS.pages);

  const logSite = new LogSite();
  await logSite.start();
  const host = await hostFor(logSite);
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await work({ host, logSite, browser });
  } finally {
    await browser.close();
    await Promise.all([host.stop(), logSite.stop()]);
  }
}

async function hostFor(logSite: LogSite): Promise<Host> {
  const host = new Host();
  const values = [
    [PLACEHOLDER.api, logSite.api.origin],
    [PLACEHOLDER.fresh, logSite.freshApi.origin],
    [PLACEHOLDER.forever, logSite.foreverApi.origin],
    [PLACEHOLDER.icons, logSite.icons.origin],
  ] as const;
  await host.take({ folder: FOLDERS.app, values, base: '/' });
  await host.take({ folder: FOLDERS.pages, values, base: '/bench/' });
  await host.start();
  return host;
}

/** Runs `work` with the app's host and the log site unreachable. */
export async function runWhileOffline<T>(
  { host, logSite }: TestServers,
  work: () => Promise<T>,
): Promise<T> {
  await Promise.all([host.stop(), logSite.stop()]);
  try {
    return await work();
  } finally {
    await Promise.all([host.start(), logSite.start()]);
  }
}
