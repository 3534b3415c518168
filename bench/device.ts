import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test';
import { installStopwatch } from './stopwatch';
import { watchVitals } from './vitals';

/** How much slower the measured device is than this machine. */
const SLOWDOWN = 4;

const PHONE: ViewportSize = { width: 390, height: 844 };

/** A phone's network where it is slow, as browsers' own tools have it: bytes a second, and milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A device of its own to measure on: nothing saved, nothing cached. */
export async function newDevice(
  browser: Browser,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const device = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    ...more,
  });
  await device.addInitScript(installStopwatch);
  await device.addInitScript(watchVitals);
  return device;
}

/**
 * A tab whose processor is slowed down, and its network where one is given.
 *
 * Chromium slows a tab by keeping its thread busy, idle or not: one that nobody measures takes the
 * machine from the one that is measured.
 */
export async function slowTab(device: BrowserContext, network?: typeof SLOW_4G): Promise<Page> {
  const page = await device.newPage();
  const devTools = await slowDown(page);
  if (network) await devTools.send('Network.emulateNetworkConditions', network);
  return page;
}

/** Does something in a tab while its processor is slowed down. */
export async function whileSlow<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const devTools = await slowDown(page);
  try {
    return await work();
  } finally {
    await devTools.detach();
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devTools;
}

/** Waits until the worker has everything that an offline start takes. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}
