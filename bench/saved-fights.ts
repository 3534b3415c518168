import type { BrowserContext, Page } from '@playwright/test';
import { newDevice, openSlowTab, runWhileSlow, untilWorkerReady } from './device';
import { type Figure, requireFlat } from './figure';
import type { SavingPage } from './pages/saving';
import { RENDERED_SELECTORS } from './rendered';
import { measureInTurns, median } from './rounds';
import { timeVisit } from './stopwatch';
import { runWhileOffline, type TestServers } from './test-servers';

const FIGHTS = [1, 50, 200, 1000];
const SAVES = 9;

/** Measures offline starts, and saving one more fight, with a growing number of saved fights. */
export async function benchSavedFights(servers: TestServers): Promise<Figure[]> {
  const devices = await Promise.all(FIGHTS.map((fights) => openDeviceWithFights(servers, fights)));
  const times = await runWhileOffline(servers, () =>
    measureInTurns(
      ...devices.map(({ device, saving }) => async () => ({
        saving: await timeSaving(saving),
        ...(await timeStart(servers, device)),
      })),
    ),
  );
  await Promise.all(devices.map(({ device }) => device.close()));

  const figure = (name: string, which: 'content' | 'raid' | 'saving'): Figure => ({
    name: `${name}, ${FIGHTS.join(' / ')} fights saved`,
    values: times.map((time) => time[which]),
    unit: 'ms',
  });
  return [
    requireFlat(1.3, figure('cold offline start to first content', 'content')),
    requireFlat(1.3, figure('cold offline start to a saved raid', 'raid')),
    requireFlat(1.5, figure('saving one fight more', 'saving')),
  ];
}

/** Opens a context with the app installed, and a tab that saves fights. */
async function openDeviceWithFights({ browser, host }: TestServers, fights: number) {
  const device = await newDevice(browser);
  const saving = await device.newPage();
  // The app's worker would respond to this address too, so the app opens later.
  await saving.goto(`${host.address}bench/saving.html`);
  await saving.evaluate((count) => (window as unknown as Saver).saving.fill(count), fights);
  const app = await device.newPage();
  await app.goto(host.address);
  await untilWorkerReady(app);
  await app.close();
  return { device, saving };
}

type Saver = { saving: SavingPage };

/** Returns the median of several saves in a row. A single save after a pause would be slower. */
const timeSaving = (saving: Page): Promise<number> =>
  runWhileSlow(saving, async () => {
    const times: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      times.push(await saving.evaluate(() => (window as unknown as Saver).saving.timeOneMore()));
    }
    return median(times);
  });

/** Opens a saved fight by its link while no page and no worker run. */
async function timeStart({ host }: TestServers, device: BrowserContext) {
  const tab = await openSlowTab(device);
  const devTools = await device.newCDPSession(tab);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  const link = `${host.address}?report=SavedRaid0000000&fight=2`;
  const raid = await timeVisit(tab, link, RENDERED_SELECTORS.regions(2));
  const content = await tab.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await tab.close();
  return { content, raid };
}
