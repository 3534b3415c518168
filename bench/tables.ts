import { VIEW_TEXTS } from '#texts/views';
import { newDevice, slowTab } from './device';
import { DRAWN } from './drawn';
import type { Figure } from './figure';
import { MAGMAW, RAID_OF_FORTY, raidOfForty } from './raids';
import { byTurns } from './rounds';
import { scroll } from './scrolling';
import { timePress, timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';

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
  const frame = frames[Math.floor(frames.length / 2)] ?? Number.NaN;
  const wholeRaid = await timePress(tab, DRAWN.wholeRaid, () => choose('night'));
  await device.close();
  return { board, wholeRaid, frame, slowestFrame: Math.max(...frames) };
}
