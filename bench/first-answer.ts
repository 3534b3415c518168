import type { Page } from '@playwright/test';
import { savedRaids } from '../e2e/saved';
import { newDevice, openSlowTab, SLOW_4G, untilWorkerReady } from './device';
import { requireAtMostOfReact, type Section } from './figure';
import { MAGMAW, RAID } from './raids';
import { RENDERED_SELECTORS } from './rendered';
import { measureInTurns } from './rounds';
import {
  millisecondsToSubmit,
  timeInteraction,
  timeRendering,
  timeVisit,
  watchSubmit,
} from './stopwatch';
import { runWhileOffline, type TestServers } from './test-servers';
import { blockingTime, readVitals } from './vitals';

/** A network. Each number is the allowed multiple of a bare React page's time. */
const NETWORKS = [
  { name: 'no network limit', network: undefined, submit: 1.5, field: 1, list: 3.3 },
  { name: 'slow 4G', network: SLOW_4G, submit: 1.3, field: 1, list: 2 },
] as const;

const MAX_BLOCKING = 2.5;
const MAX_OFFLINE = { submit: 1.5, verdicts: 3.7 };

type Network = (typeof NETWORKS)[number]['network'];

/** Measures from navigation to a report's fights, beside two minimal pages, cold and offline. */
export async function benchFirstAnswer(servers: TestServers): Promise<Section[]> {
  const { address } = servers.host;
  const pages = { blank: `${address}bench/blank.html`, react: `${address}bench/bare-react.html` };
  const sections: Section[] = [];
  for (const { name, network, ...times } of NETWORKS) {
    const [blank, react, ours] = await measureInTurns(
      () => timeField(servers, pages.blank, network),
      () =>
        timeAnswer(servers, { address: pages.react, app: RENDERED_SELECTORS.reportField, network }),
      () => timeAnswer(servers, { address, app: RENDERED_SELECTORS.app, network }),
    );
    const row = (words: string, figure: keyof typeof ours, limit: number): Section =>
      compareWithReact(react[figure], limit, { name: `${name}: ${words}`, value: ours[figure] });
    sections.push(
      row('navigation to the page handling a submit', 'submit', times.submit),
      row(
        `navigation to the field (blank page ${Math.round(blank.field)} ms)`,
        'field',
        times.field,
      ),
      row('Enter to the list', 'list', times.list),
      row('blocking time until the list', 'blocking', MAX_BLOCKING),
    );
  }
  const [react, offline] = await measureInTurns(
    () =>
      timeAnswer(servers, {
        address: pages.react,
        app: RENDERED_SELECTORS.reportField,
        network: undefined,
      }),
    () => timeOffline(servers),
  );
  return [
    ...sections,
    compareWithReact(react.submit, MAX_OFFLINE.submit, {
      name: 'offline: navigation to the page handling a submit',
      value: offline.submit,
    }),
    compareWithReact(react.submit, MAX_OFFLINE.verdicts, {
      name: 'offline: link of a saved fight to its verdicts',
      value: offline.verdicts,
    }),
  ];
}

function compareWithReact(bareReact: number, limit: number, { name, value }: NamedValue): Section {
  const figure = requireAtMostOfReact(limit, bareReact, {
    name: `${name} (bare React ${Math.round(bareReact)} ms)`,
    values: [value],
    unit: 'ms',
  });
  return { figures: [figure], yardstick: { blank: 0, bareReact } };
}

interface NamedValue {
  name: string;
  value: number;
}

async function timeField({ browser }: TestServers, address: string, network: Network) {
  const device = await newDevice(browser, { serviceWorkers: 'block' });
  const field = await timeVisit(
    await openSlowTab(device, network),
    address,
    RENDERED_SELECTORS.reportField,
  );
  await device.close();
  return { field };
}

interface MeasuredPage {
  address: string;
  /** A selector that matches once the page is complete. */
  app: string;
  network: Network;
}

async function timeAnswer({ browser }: TestServers, { address, app, network }: MeasuredPage) {
  const device = await newDevice(browser, { serviceWorkers: 'block' });
  await device.addInitScript(watchSubmit);
  const tab = await openSlowTab(device, network);
  const field = await timeVisit(tab, address, RENDERED_SELECTORS.reportField);
  await timeRendering(tab, app);
  const times = { field, submit: await millisecondsToSubmit(tab), list: await timeEnter(tab) };
  const blocking = blockingTime(await readVitals(tab));
  await device.close();
  return { ...times, blocking };
}

async function timeEnter(tab: Page): Promise<number> {
  const field = tab.locator(RENDERED_SELECTORS.reportField);
  await field.fill(RAID);
  return timeInteraction(tab, RENDERED_SELECTORS.bossList, () => field.press('Enter'));
}

async function timeOffline(servers: TestServers) {
  const { address } = servers.host;
  const link = `${address}?report=${RAID}&fight=${MAGMAW}`;
  const device = await newDevice(servers.browser);
  await device.addInitScript(watchSubmit);
  const tab = await openSlowTab(device);
  await timeVisit(tab, link, RENDERED_SELECTORS.regions(MAGMAW));
  await untilWorkerReady(tab);
  await tab.goto(address);
  await savedRaids(tab).getByRole('button').first().waitFor();
  await tab.close();
  const times = await runWhileOffline(servers, async () => {
    const home = await openSlowTab(device);
    await timeVisit(home, address, RENDERED_SELECTORS.app);
    const verdicts = await timeVisit(
      await openSlowTab(device),
      link,
      RENDERED_SELECTORS.regions(MAGMAW),
    );
    return { submit: await millisecondsToSubmit(home), verdicts };
  });
  await device.close();
  return times;
}
