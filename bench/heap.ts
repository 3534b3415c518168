import type { Page } from '@playwright/test';
import { bossKills } from '../e2e/locators';
import { tierElevenRaid } from '../e2e/reports';
import { fetchReport } from '../e2e/steps';
import { newDevice } from './device';
import { DRAWN } from './drawn';
import type { Section } from './figure';
import type { TestServers } from './test-servers';

const RAIDS = 10;

/** What the page holds in memory after an evening of looking at every kill of ten raids. */
export async function benchHeap({ browser, host, logSite }: TestServers): Promise<Section> {
  const device = await newDevice(browser);
  const tab = await device.newPage();
  const heapAt = async (address: string) => {
    await tab.goto(host.address + address);
    await tab.locator(DRAWN.app).waitFor();
    return heapOf(tab);
  };
  const yardstick = {
    blank: await heapAt('bench/blank.html'),
    bareReact: await heapAt('bench/bare-react.html'),
  };
  const atStart = await heapAt('');
  for (let nth = 0; nth < RAIDS; nth++) {
    const raid = tierElevenRaid();
    const code = `HeapRaid${String(nth).padStart(8, '0')}`;
    logSite.reports.set(code, raid);
    await fetchReport(tab, code);
    await lookAtKills(tab, [...raid.summaries.keys()]);
  }
  const values = [atStart, await heapOf(tab)];
  await device.close();
  return {
    yardstick,
    figures: [{ name: `heap at start / after ${RAIDS} raids of 12 kills`, values, unit: 'MB' }],
  };
}

async function lookAtKills(tab: Page, kills: readonly number[]): Promise<void> {
  // Not yet those of the raid before.
  await tab
    .locator('[data-kill]:not([aria-current="true"])')
    .nth(kills.length - 1)
    .waitFor();
  for (const killId of kills) {
    await bossKills(tab).locator(`[data-kill="${killId}"]`).click();
    await tab.locator(DRAWN.regions(killId)).waitFor();
  }
}

/** What a page holds once its garbage is collected, in MB. */
export async function heapOf(tab: Page): Promise<number> {
  const devTools = await tab.context().newCDPSession(tab);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize / 1e6;
}
