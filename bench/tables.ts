import type { Page } from '@playwright/test';
import { VIEW_TEXTS } from '#texts/views';
import { newDevice, slowTab } from './device';
import { DRAWN } from './drawn';
import type { Figure } from './figure';
import { MAGMAW, RAID_OF_FORTY, raidOfForty } from './raids';
import { byTurns } from './rounds';
import { timePress, timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';

const FRAMES = 60;
const PIXELS_A_FRAME = 20;

/** The big tables of forty raiders: the gear of a fight, and every kill of a raid. */
export async function benchTables(servers: TestServers): Promise<Figure[]> {
  servers.logSite.reports.set(RAID_OF_FORTY, raidOfForty());
  const [times] = await byTurns(() => timeTables(servers));
  const time = (name: string, ...values: number[]): Figure => ({ name, values, unit: 'ms' });
  return [
    time('board of a fight chosen to drawn, 40 players', times.board),
    time('board scrolled, 40 players: median / slowest frame', times.frame, times.slowestFrame),
    time('whole raid chosen to drawn, 40 players, 12 kills', times.wholeRaid),
  ];
}

async function timeTables({ browser, host }: TestServers) {
  const device = await newDevice(browser);
  const tab = await slowTab(device);
  const address = `${host.address}?report=${RAID_OF_FORTY}&fight=${MAGMAW}`;
  await timeVisit(tab, address, DRAWN.regions(MAGMAW));
  const choose = (view: keyof typeof VIEW_TEXTS.names) =>
    tab.getByRole('link', { name: VIEW_TEXTS.names[view], exact: true }).click();

  // Once before, for their scripts and for the other kills.
  await timePress(tab, DRAWN.wholeRaid, () => choose('night'));
  const board = await timePress(tab, DRAWN.board, () => choose('board'));
  const frames = await scroll(tab, DRAWN.board);
  const wholeRaid = await timePress(tab, DRAWN.wholeRaid, () => choose('night'));
  await device.close();
  return { board, wholeRaid, ...frames };
}

/** Scrolls the page and what a selector finds, frame by frame. Milliseconds from each frame to the next. */
async function scroll(tab: Page, selector: string) {
  const frames = await tab.evaluate(
    async ([box, count, pixels]) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      const took: number[] = [];
      let last = await nextFrame();
      for (let frame = 0; frame < count; frame++) {
        document.querySelector(box)?.scrollBy(pixels, pixels);
        window.scrollBy(0, pixels);
        const now = await nextFrame();
        took.push(now - last);
        last = now;
      }
      return took.sort((one, other) => one - other);
    },
    [selector, FRAMES, PIXELS_A_FRAME] as const,
  );
  return { frame: frames[FRAMES / 2] ?? Number.NaN, slowestFrame: Math.max(...frames) };
}
