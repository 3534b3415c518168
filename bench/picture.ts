import { newDevice, openSlowTab, untilWorkerReady } from './device';
import { type Figure, requireBelow } from './figure';
import { MAGMAW, RAID } from './raids';
import { measureInTurns } from './rounds';
import { timeInteraction, timeVisit, untilIdle } from './stopwatch';
import type { TestServers } from './test-servers';

const PICTURE = 'dialog img[src^="blob:"]';

/** Measures from choosing Picture in an open Share dialog to the PNG of 25 raiders. */
export async function benchPicture(servers: TestServers): Promise<Figure[]> {
  const [picture] = await measureInTurns(() => drawPicture(servers));
  return [
    requireBelow(1000, {
      name: 'Picture chosen to its PNG, 25 raiders',
      values: [picture.time],
      unit: 'ms',
    }),
  ];
}

async function drawPicture({ browser, host }: TestServers) {
  const device = await newDevice(browser);
  const tab = await openSlowTab(device);
  const radio = 'dialog input[value="picture"]';
  await timeVisit(tab, `${host.address}?report=${RAID}&fight=${MAGMAW}#share`, radio);
  // Installing the worker would compete for the processor.
  await untilWorkerReady(tab);
  await tab.waitForLoadState('networkidle');
  await untilIdle(tab);
  const time = await timeInteraction(tab, PICTURE, () => tab.locator(radio).check());
  await device.close();
  return { time };
}
