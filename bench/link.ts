import { newDevice, openSlowTab } from './device';
import { type Figure, requireAtMost, requireAtMostMore } from './figure';
import { MAGMAW, RAID } from './raids';
import { RENDERED_SELECTORS } from './rendered';
import { measureInTurns } from './rounds';
import { timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';
import { blockingTime, readVitals } from './vitals';

const STATIC_PAGE = 'static-link.html';
const VERDICTS = RENDERED_SELECTORS.regions(MAGMAW);

/** The time for which the page is watched after its verdicts, in milliseconds. */
const WATCH_TIME = 4000;

const MAX_OF_STATIC = 2.6;
const MAX_BLOCKED_MORE = 250;

/** Measures a posted link on a new device, beside the final page without scripts. */
export async function benchLink(servers: TestServers): Promise<Figure[]> {
  const link = `${servers.host.address}?report=${RAID}&fight=${MAGMAW}`;
  await servers.host.addPage(STATIC_PAGE, await readFinalPage(servers, link));
  const [page, ours] = await measureInTurns(
    () => openLink(servers, servers.host.address + STATIC_PAGE),
    () => openLink(servers, link),
  );
  const figure = (name: string, which: keyof typeof ours): Figure => ({
    name: `posted link, ${name} / the same page without scripts`,
    values: [ours[which], page[which]],
    unit: 'ms',
  });
  return [
    requireAtMost(MAX_OF_STATIC, figure('verdicts', 'verdicts')),
    requireAtMost(MAX_OF_STATIC, figure(`main thread until ${WATCH_TIME / 1000} s later`, 'work')),
    requireAtMostMore(MAX_BLOCKED_MORE, figure('blocked', 'blocked')),
  ];
}

async function readFinalPage({ browser }: TestServers, link: string): Promise<string> {
  const device = await newDevice(browser);
  const tab = await device.newPage();
  await timeVisit(tab, link, VERDICTS);
  await tab.waitForTimeout(WATCH_TIME);
  const html = await tab.evaluate(() => {
    // The content policy would refuse `style` attributes, which React sets by script.
    const removed = 'script, link:not([rel="stylesheet"], [as="font"]), meta[http-equiv]';
    for (const element of document.querySelectorAll(removed)) element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await device.close();
  return html;
}

async function openLink({ browser }: TestServers, address: string) {
  const device = await newDevice(browser);
  const tab = await openSlowTab(device);
  const devTools = await device.newCDPSession(tab);
  await devTools.send('Performance.enable');
  const verdicts = await timeVisit(tab, address, VERDICTS);
  await tab.waitForTimeout(WATCH_TIME);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const blocked = blockingTime(await readVitals(tab));
  await device.close();
  return { verdicts, work: seconds * 1000, blocked };
}
