import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { AppServer } from './app-server';
import { builtApp, PLACEHOLDER } from './build-app';
import { Guard } from './guard';
import { E2E_KEY, LogSite } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { holdWorkerBack } from './worker';

export { expect } from '@playwright/test';

/** The servers and the browser that one test uses. */
export interface TestServers {
  logSite: LogSite;
  appServer: AppServer;
  app: App;
  /** Watches the test's browser; pass it any context that a test starts. */
  guard: Guard;
}

/** Both servers, and more pages and profiles beside the test's `page`. */
export interface App {
  logSite: LogSite;
  appServer: AppServer;
  /** Opens another tab of the same user, at an address in the app: `?report=…`. */
  open(address?: string): Promise<Page>;
  /** Creates a separate profile, as another user has. */
  newProfile(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** Options for `test.use`. */
interface Choices {
  /** The build's key; empty without a key. */
  apiKey: string;
  /** The build's client; empty without a sign-in. */
  clientId: string;
  /** The app's path, `/` or `/raids/`. */
  appBase: string;
}

const guards = new WeakMap<TestInfo, Guard>();

/** Expects console errors and warnings of the running test: `expectConsole('No fights found')`. */
export const expectConsole: Guard['expect'] = (...lines) =>
  guards.get(base.info())?.expect(...lines);

/**
 * Playwright's test with its own servers per test: own ports, so own origins, caches and records.
 * `page.goto('./')` opens the app. A test calls for the worker, see worker.ts. A console error
 * fails the test, see Guard.
 */
export const test = base.extend<TestServers & Choices & { watch: undefined }>({
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
      // The policy does not name that host without a client id.
      ...(clientId ? [] : [[` ${PLACEHOLDER.signIn}`, ''] as const]),
      [PLACEHOLDER.signIn, logSite.signIn.origin],
      [PLACEHOLDER.api, logSite.api.origin],
      [PLACEHOLDER.fresh, logSite.freshApi.origin],
      [PLACEHOLDER.forever, logSite.foreverApi.origin],
      [PLACEHOLDER.icons, logSite.icons.origin],
      [E2E_KEY, apiKey],
      [E2E_CLIENT, clientId],
    ] as const;
    const appServer = new AppServer({ folder: builtApp(), values, base: appBase });
    await appServer.start();
    // The log site then accepts sign-ins from the address of the app's host.
    logSite.signIn.clients.get(clientId)?.add(appServer.address);
    await use(appServer);
    await appServer.stop();
  },

  context: async ({ context }, use) => {
    await holdWorkerBack(context);
    await use(context);
  },

  baseURL: async ({ appServer }, use) => use(appServer.address),

  app: async ({ browser, context, logSite, appServer, guard }, use) => {
    const open = async (address = '') => {
      const page = await context.newPage();
      await page.goto(appServer.address + address);
      return page;
    };
    const profiles: BrowserContext[] = [];
    const newProfile = async (options?: BrowserContextOptions) => {
      const profile = await browser.newContext(options);
      profiles.push(profile);
      guard.watch(profile);
      await holdWorkerBack(profile);
      return profile;
    };
    await use({ logSite, appServer, open, newProfile });
    await Promise.all(profiles.map((profile) => profile.close()));
  },

  guard: async ({ logSite, appServer }, use, testInfo) => {
    const servers = [
      appServer.server,
      logSite.api,
      logSite.freshApi,
      logSite.foreverApi,
      logSite.icons,
      logSite.signIn,
    ];
    const guard = new Guard(servers.map(({ origin }) => origin));
    guards.set(testInfo, guard);
    await use(guard);
    await guard.settle();
  },

  watch: [
    async ({ context, guard }, use) => {
      guard.watch(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
