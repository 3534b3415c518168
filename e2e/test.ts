import { test as base, type Page } from '@playwright/test';
import { AppServer } from './app-server';
import { builtApp, PLACEHOLDER } from './build-app';
import { Guard } from './guard';
import { E2E_KEY, LogSite } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { holdWorkerBack } from './worker';

export { expect } from '@playwright/test';

/** Everything that one test's raider has: the app, the log site, and a browser of their own. */
export interface TestServers {
  logSite: LogSite;
  appServer: AppServer;
  app: App;
  /** Watches the test's browser; a context that a test starts itself is to be put before it. */
  guard: Guard;
  /** Says which console errors and warnings belong to this test: `expectConsole('No fights found')`. */
  expectConsole: Guard['expect'];
}

/** Both servers together, and pages of the app beside the test's `page`. */
export interface App {
  logSite: LogSite;
  appServer: AppServer;
  /** One more tab of the same person, at an address below the app's own: `?report=…`. */
  open(address?: string): Promise<Page>;
}

/** What a test can choose by `test.use`. */
export interface Choices {
  /** The key that the app was built with. Empty: none. */
  apiKey: string;
  /** The client that the app was built with. Empty: none, and nobody can sign in. */
  clientId: string;
  /** The path that the app is served below. */
  appBase: string;
}

/**
 * Playwright's test with servers of its own for each test: own ports, so own origins, so own caches and
 * records. `page.goto('./')` opens the app. Its worker comes when a test calls for it, see worker.ts. An error on the console fails the test, see Guard.
 */
export const test = base.extend<TestServers & Choices>({
  apiKey: [E2E_KEY, { option: true }],
  clientId: ['', { option: true }],
  appBase: ['/', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  logSite: async ({}, use) => {
    const logSite = new LogSite();
    await logSite.start();
    await use(logSite);
    await logSite.stop();
  },

  appServer: async ({ logSite, apiKey, clientId, appBase }, use) => {
    const values = [
      // Without a client id the policy does not name that host.
      ...(clientId ? [] : [[` ${PLACEHOLDER.signIn}`, ''] as const]),
      [PLACEHOLDER.signIn, logSite.signIn.origin],
      [PLACEHOLDER.api, logSite.api.origin],
      [PLACEHOLDER.fresh, logSite.freshApi.origin],
      [PLACEHOLDER.icons, logSite.icons.origin],
      [E2E_KEY, apiKey],
      [E2E_CLIENT, clientId],
    ] as const;
    const appServer = new AppServer({ folder: builtApp(), values, base: appBase });
    await appServer.start();
    // As whoever hosts the app registers it.
    logSite.signIn.clients.get(clientId)?.add(appServer.address);
    await use(appServer);
    await appServer.stop();
  },

  context: async ({ context }, use) => {
    await holdWorkerBack(context);
    await use(context);
  },

  baseURL: async ({ appServer }, use) => use(appServer.address),

  app: async ({ context, logSite, appServer }, use) => {
    const open = async (address = '') => {
      const page = await context.newPage();
      await page.goto(appServer.address + address);
      return page;
    };
    await use({ logSite, appServer, open });
  },

  guard: async ({ logSite, appServer }, use) => {
    const servers = [
      appServer.server,
      logSite.api,
      logSite.freshApi,
      logSite.icons,
      logSite.signIn,
    ];
    const guard = new Guard(servers.map(({ origin }) => origin));
    await use(guard);
    await guard.settle();
  },

  expectConsole: [
    async ({ context, guard }, use) => {
      guard.watch(context);
      await use((...lines) => guard.expect(...lines));
    },
    { auto: true },
  ],
});
