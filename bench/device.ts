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

const SLOWDOWN = 4;

const PHONE: ViewportSize = { width: 390, height: 844 };

/** Slow 4G as browsers' developer tools define it, in bytes per second and milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a browser context with nothing saved or cached. */
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
 * Opens a tab with a slowed processor and, if given, a slow network. Chromium slows a tab by
 * keeping its thread busy, even when idle, so only tabs that are measured may be slowed.
 */
export async function openSlowTab(device: BrowserContext, network?: typeof SLOW_4G): Promise<Page> {
  const page = await device.newPage();
  const devTools = await slowDown(page);
  if (network) await devTools.send('Network.emulateNetworkConditions', network);
  return page;
}

export async function runWhileSlow<T>(page: Page, work: () => Promise<T>): Promise<T> {
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

/** Waits until the worker has everything for an offline start. */
export async function untilWorkerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}
