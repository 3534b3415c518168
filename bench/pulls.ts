import type { Page } from '@playwright/test';
import { newDevice, slowTab } from './device';
import { atMost, type Figure } from './figure';
import { KILLS_IN_A_ROW, MAGMAW, RAID_OF_PULLS, raidOfPulls } from './raids';
import { RENDERED } from './rendered';
import { byTurns, median } from './rounds';
import { timeKill, timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';

const MAX_WITH_PULLS = 1.05;

/** The pull's request when the next boss is clicked. */
type Pulls = 'none' | 'requested' | 'on its way';

/** Measures verdicts while pulls are requested, and while none are. */
export async function benchPulls(servers: TestServers): Promise<Figure[]> {
  servers.logSite.reports.set(RAID_OF_PULLS, raidOfPulls());
  const [without, withPulls, during] = await byTurns(
    () => timeKills(servers, 'none'),
    () => timeKills(servers, 'requested'),
    () => timeKills(servers, 'on its way'),
  );
  const name = 'boss to verdicts, fetched, with pulls / without';
  return [
    atMost(MAX_WITH_PULLS, {
      name,
      values: [withPulls.verdicts, without.verdicts],
      unit: 'ms',
    }),
    {
      name: `${name}, while the pull before is on its way`,
      values: [during.verdicts, without.verdicts],
      unit: 'ms',
    },
  ];
}

/** Returns the median of several kills, after one that loads the chunks. */
async function timeKills({ browser, host }: TestServers, pulls: Pulls) {
  const device = await newDevice(browser, { serviceWorkers: 'block' });
  const tab = await slowTab(device);
  await timeVisit(tab, `${host.address}?report=${RAID_OF_PULLS}`, RENDERED.bossList);
  await timeKill(tab, MAGMAW);
  await tab.getByText(/^Flask \d+ · Food \d+ of 25$/).waitFor();
  if (pulls === 'none') await forbidIdleWork(tab);
  const times: number[] = [];
  for (const kill of KILLS_IN_A_ROW) {
    const requested = pulls === 'on its way' ? tab.waitForRequest(/report\/events/) : undefined;
    times.push(await timeKill(tab, kill));
    await requested;
  }
  await device.close();
  return { verdicts: median(times) };
}

/** A page that is never idle requests no pull. */
const forbidIdleWork = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
