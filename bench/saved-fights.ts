import type { BrowserContext, Page } from '@playwright/test';
import { newDevice, slowTab, whileSlow, workerReady } from './device';
import { DRAWN } from './drawn';
import { type Figure, flat } from './figure';
import type { Keeping } from './pages/saving';
import { byTurns, median } from './rounds';
import { timeVisit } from './stopwatch';
import { type Ground, whileOffline } from './test-servers';

const FIGHTS = [1, 50, 200, 1000];
const SAVES = 9;

/** Offline starts, and the saving of one fight more, on devices that keep ever more fights. */
export async function benchKeptFights(ground: Ground): Promise<Figure[]> {
  const devices = await Promise.all(FIGHTS.map((fights) => deviceKeeping(ground, fights)));
  const times = await whileOffline(ground, () =>
    byTurns(
      ...devices.map(({ device, keeping }) => async () => ({
        saving: await timeSaving(keeping),
        ...(await timeStart(ground, device)),
      })),
    ),
  );
  await Promise.all(devices.map(({ device }) => device.close()));

  const kept = `${FIGHTS.join(' / ')} fights kept`;
  const figure = (name: string, values: number[]): Figure => ({ name, values, unit: 'ms' });
  return [
    flat(
      1.3,
      figure(
        `cold offline start to first content, ${kept}`,
        times.map(({ content }) => content),
      ),
    ),
    flat(
      1.3,
      figure(
        `cold offline start to a kept raid, ${kept}`,
        times.map(({ raid }) => raid),
      ),
    ),
    flat(
      1.5,
      figure(
        `saving one fight more, ${kept}`,
        times.map(({ saving }) => saving),
      ),
    ),
  ];
}

/** A device with the app installed, and with a tab of the page that keeps fights. */
async function deviceKeeping({ browser, host }: Ground, fights: number) {
  const device = await newDevice(browser);
  const keeping = await device.newPage();
  // Before the app: its worker answers every address of its origin.
  await keeping.goto(`${host.address}bench/keeping.html`);
  await keeping.evaluate((count) => (window as unknown as Keeper).keeping.fill(count), fights);
  const app = await device.newPage();
  await app.goto(host.address);
  await workerReady(app);
  await app.close();
  return { device, keeping };
}

type Keeper = { keeping: Keeping };

/** The median of several in a row: one alone, after the tab was idle, tells more of its waking up. */
const timeSaving = (keeping: Page): Promise<number> =>
  whileSlow(keeping, async () => {
    const times: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      times.push(await keeping.evaluate(() => (window as unknown as Keeper).keeping.timeOneMore()));
    }
    return median(times);
  });

/** Opens a kept fight by its link, with neither page nor worker running before. */
async function timeStart({ host }: Ground, device: BrowserContext) {
  const tab = await slowTab(device);
  const devTools = await device.newCDPSession(tab);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  const link = `${host.address}?report=KeptRaid00000000&fight=2`;
  const raid = await timeVisit(tab, link, DRAWN.regions(2));
  const content = await tab.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await tab.close();
  return { content, raid };
}
