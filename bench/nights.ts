import type { Page } from '@playwright/test';
import { VIEW_TEXTS } from '#texts/views';
import { bigRaid } from '../e2e/big-raid';
import { resultOfIn } from '../e2e/indexed-db';
import { tierElevenRaid } from '../e2e/reports';
import { newDevice, slowTab, whileSlow, workerReady } from './device';
import { DRAWN } from './drawn';
import { atMost, type Figure } from './figure';
import { heapOf } from './heap';
import { MAGMAW, RAID } from './raids';
import { byTurns } from './rounds';
import { scroll, slowestTenth, untilSteady } from './scrolling';
import { timePress, timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';

const BIG_NIGHT = 'FortyByTwentyRai';
/** Legs and cloak are bare, as the plain table says of its raiders: both tables have the same words. */
const BIG = { players: 40, kills: 20, pieces: 19, bare: [6, 14] };
const RAIDS = 10;

const MAX_OF_SUMMARY = 3;
const MAX_OF_PLAIN_TABLE = 2;
const MAX_OF_RECORDS = 1;

/** The table of a whole raid: drawn from the device, and scrolled. */
export async function benchNights(servers: TestServers): Promise<Figure[]> {
  servers.logSite.reports.set(BIG_NIGHT, bigRaid(BIG));
  const [drawing, scrolling] = await byTurns(
    () => timeDrawing(servers),
    () => timeScrolling(servers),
  );
  return [
    atMost(MAX_OF_SUMMARY, {
      name: 'whole raid of 12 kills, 25 players / one kill, both from the device',
      values: [drawing.night, drawing.summary],
      unit: 'ms',
    }),
    atMost(MAX_OF_PLAIN_TABLE, {
      name: 'slowest tenth of frames, 40 players × 20 kills scrolled / a plain table',
      values: [scrolling.night, scrolling.plain],
      unit: 'ms',
    }),
  ];
}

async function timeDrawing({ browser, host }: TestServers) {
  const device = await newDevice(browser);
  const address = `${host.address}?report=${RAID}`;
  const before = await device.newPage();
  await before.goto(`${address}&view=night`);
  await before.locator(DRAWN.filledRaid(12)).waitFor();
  await workerReady(before);
  await before.close();

  const tab = await slowTab(device);
  await timeVisit(tab, address, DRAWN.bossList);
  const summary = await timePress(tab, DRAWN.regions(MAGMAW), () =>
    tab.locator(`[data-kill="${MAGMAW}"]`).click(),
  );
  const night = await timePress(tab, DRAWN.filledRaid(12), () =>
    tab.getByRole('link', { name: VIEW_TEXTS.names.night, exact: true }).click(),
  );
  await device.close();
  return { summary, night };
}

async function timeScrolling({ browser, host }: TestServers) {
  const device = await newDevice(browser);
  // Before the app: its worker answers every address of its origin.
  const plainTab = await device.newPage();
  await plainTab.goto(`${host.address}bench/plain-table.html`);
  await plainTab.locator(`${DRAWN.plainTable} td`).first().waitFor();
  const plain = await timeFrames(plainTab, DRAWN.plainTable);
  await plainTab.close();

  const address = `${host.address}?report=${BIG_NIGHT}&view=night`;
  const before = await device.newPage();
  await before.goto(address);
  await before.locator(DRAWN.filledRaid(BIG.kills)).waitFor();
  await workerReady(before);
  await before.close();

  const tab = await device.newPage();
  await tab.goto(address);
  await tab.locator(DRAWN.filledRaid(BIG.kills)).waitFor();
  const night = await timeFrames(tab, DRAWN.wholeRaidBox);
  await device.close();
  return { plain, night };
}

/** Only the scrolling: what a page still does when it has been drawn is other work, and measured by its own figures. */
const timeFrames = (tab: Page, box: string): Promise<number> =>
  whileSlow(tab, async () => {
    await untilSteady(tab);
    return slowestTenth(await scroll(tab, box));
  });

/** How much the page holds after ten whole raids more than at start, and what their records alone take in memory. */
export async function benchNightMemory({ browser, host, logSite }: TestServers): Promise<Figure> {
  const device = await newDevice(browser);
  const blank = await device.newPage();
  // Before the app: its worker answers every address of its origin.
  await blank.goto(`${host.address}bench/blank.html`);
  const tab = await device.newPage();
  await openNight(tab, host.address, RAID);
  const atStart = await heapOf(tab);
  for (let raid = 0; raid < RAIDS; raid++) {
    const code = `NightRaid${String(raid).padStart(7, '0')}`;
    logSite.reports.set(code, tierElevenRaid());
    await openNight(tab, host.address, code);
  }
  // The device has the raid of the start as well.
  const records = ((await recordsInMemory(blank)) * RAIDS) / (RAIDS + 1);
  const values = [(await heapOf(tab)) - atStart, records];
  await device.close();
  return atMost(MAX_OF_RECORDS, {
    name: `heap that ${RAIDS} whole raids of 12 kills add / that their records take`,
    values,
    unit: 'MB',
  });
}

/** Within the page, where one is open: a visit of its own would start with an empty memory. */
async function openNight(tab: Page, address: string, code: string): Promise<void> {
  if (tab.url() === 'about:blank') await tab.goto(`${address}?report=${code}&view=night`);
  else {
    await tab.locator(DRAWN.reportField).fill(code);
    await tab.locator(DRAWN.reportField).press('Enter');
    await tab.waitForURL(new RegExp(code));
    await tab.getByRole('link', { name: VIEW_TEXTS.names.night, exact: true }).click();
  }
  await tab.locator(DRAWN.filledRaid(12)).waitFor();
}

/** What all records of the device take in the memory of a page that has nothing else. */
async function recordsInMemory(blank: Page): Promise<number> {
  const resultOf = await resultOfIn(blank);
  const before = await heapOf(blank);
  await blank.evaluate(async (resultOf) => {
    const database = await resultOf(indexedDB.open('ready-check'));
    const records = database.transaction('kept').objectStore('kept').getAll();
    Object.assign(window, { held: await resultOf(records) });
    database.close();
  }, resultOf);
  return (await heapOf(blank)) - before;
}
