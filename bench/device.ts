import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';
import { installStopwatch } from './stopwatch';
import { watchVitals } from './vitals';

/** How much slower the measured device is than this machine. */
const SLOWDOWN = 4;

export const PHONE: ViewportSize = { width: 390, height: 844 };
export const DESKTOP: ViewportSize = { width: 1280, height: 800 };

/** A device of its own to measure on: nothing saved, nothing cached. */
export async function newDevice(browser: Browser, viewport = PHONE): Promise<BrowserContext> {
  const isPhone = viewport === PHONE;
  const device = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
  await device.addInitScript(installStopwatch);
  await device.addInitScript(watchVitals);
  return device;
}

/**
 * A tab whose processor is slowed down.
 *
 * Chromium slows a tab by keeping its thread busy, idle or not: one that nobody measures takes the
 * machine from the one that is measured.
 */
export async function slowTab(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await slowDown(page);
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
