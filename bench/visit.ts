import type { BrowserContext, Page } from '@playwright/test';
import { reportField } from '../e2e/locators';
import { choosePlayer, fetchReport } from '../e2e/steps';
import { newDevice, openSlowTab, untilWorkerReady } from './device';
import { MAGMAW, MALORIAK, RAID, RAID_OF_FORTY } from './raids';
import { RENDERED_SELECTORS } from './rendered';
import { median } from './rounds';
import { nextPaint, timeInteraction, timeKill, timeRendering, timeVisit } from './stopwatch';
import { runWhileOffline, type TestServers } from './test-servers';
import { readVitals, slowestInteraction } from './vitals';

const IDLE_PRESSES = 5;

/** Measures opening a page that has only a report field. */
export async function visitPage({ browser, host }: TestServers, page: string) {
  const device = await newDevice(browser);
  const tab = await openSlowTab(device);
  const field = await timeVisit(
    tab,
    `${host.address}bench/${page}.html`,
    RENDERED_SELECTORS.reportField,
  );
  await device.close();
  return { field };
}

/** Measures a first visit, from cold start to offline start, in milliseconds. */
export async function visitApp(servers: TestServers) {
  const { address } = servers.host;
  const device = await newDevice(servers.browser);
  const tab = await openSlowTab(device);

  const field = await timeVisit(tab, address, RENDERED_SELECTORS.reportField);
  const app = await timeRendering(tab, RENDERED_SELECTORS.app);
  await reportField(tab).fill(RAID);
  const bossList = await timeInteraction(tab, RENDERED_SELECTORS.bossList, () =>
    reportField(tab).press('Enter'),
  );
  const memoryTime25 = await timeReturn(tab);
  const details = await timeInteraction(tab, RENDERED_SELECTORS.details, () =>
    choosePlayer(tab, 'Brannock'),
  );
  await lookAround(tab);
  const idlePress = await timeIdlePress(tab);

  await fetchReport(tab, RAID_OF_FORTY);
  const memoryTime40 = await timeReturn(tab);
  const slowest = slowestInteraction(await readVitals(tab));
  await untilWorkerReady(tab);
  await tab.close();

  const deviceTime25 = await timeSaved(device, `${address}?report=${RAID}`);
  const deviceTime40 = await timeSaved(device, `${address}?report=${RAID_OF_FORTY}`);
  const offline = await runWhileOffline(servers, async () => {
    const link = `${address}?report=${RAID}&fight=${MAGMAW}`;
    return timeVisit(await openSlowTab(device), link, RENDERED_SELECTORS.regions(MAGMAW));
  });
  await device.close();
  return {
    field,
    app,
    bossList,
    inMemory25: memoryTime25,
    inMemory40: memoryTime40,
    onDevice25: deviceTime25,
    onDevice40: deviceTime40,
    details,
    offline,
    slowest,
    idlePress,
  };
}

/** Times choosing a boss whose kill is in memory. */
async function timeReturn(tab: Page): Promise<number> {
  await timeKill(tab, MAGMAW);
  await timeKill(tab, MALORIAK);
  return timeKill(tab, MAGMAW);
}

/** Times choosing a boss in a new tab, from IndexedDB. */
async function timeSaved(device: BrowserContext, address: string): Promise<number> {
  const tab = await openSlowTab(device);
  await timeVisit(tab, address, RENDERED_SELECTORS.bossList);
  const time = await timeKill(tab, MAGMAW);
  await tab.close();
  return time;
}

/** Clicks other controls, each after the last has rendered, to find the slowest. */
async function lookAround(tab: Page): Promise<void> {
  const buffs = tab.getByRole('button', { name: 'Buffs/Debuffs' });
  await buffs.click();
  await tab.getByRole('heading', { name: 'Buffs', exact: true }).waitFor();
  const presses = [
    () => buffs.click(),
    ...[']', '[', 'j', 'j', 'k'].map((key) => () => tab.keyboard.press(key)),
  ];
  for (const press of presses) {
    await press();
    await nextPaint(tab);
  }
}

/** Times a key that only moves the focus and its outline. */
async function timeIdlePress(tab: Page): Promise<number> {
  const { interactions: before } = await readVitals(tab);
  for (let press = 0; press < IDLE_PRESSES; press++) {
    await tab.keyboard.press('Tab');
    await nextPaint(tab);
  }
  const { interactions } = await readVitals(tab);
  return median(interactions.slice(before.length));
}
