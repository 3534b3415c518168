import type { BrowserContext } from '@playwright/test';
import { choosePlayer } from '../e2e/steps';
import { openSlowTab } from './device';
import { type Figure, requireAtMost, requireBelow } from './figure';
import { MAGMAW } from './raids';
import { RENDERED_SELECTORS } from './rendered';
import { measureInTurns } from './rounds';
import { deviceWithRaids, pressOften, SAVED_EVENINGS } from './season';
import { timeInteraction, timeVisit, untilIdle } from './stopwatch';
import type { TestServers } from './test-servers';
import { readVitals, slowestInteraction } from './vitals';

const PLAYER = 'Brannock';
const PAGE = `player?player=${PLAYER}`;
/** Evenings in six years. */
const MANY_EVENINGS = 300;

/** Measures opening a player's page and their details, and key presses on a long page. */
export async function benchPlayer(servers: TestServers): Promise<Figure[]> {
  const few = await deviceWithDigests(servers, SAVED_EVENINGS);
  const [opened] = await measureInTurns(() => openBoth(few, servers.host.address));
  await few.close();
  const slowest = await slowestPress(servers);

  const figure = (name: string, ...values: number[]): Figure => ({ name, values, unit: 'ms' });
  return [
    requireAtMost(
      1.5,
      figure('player’s page from memory / Player Details', opened.page, opened.details),
    ),
    requireBelow(100, figure(`slowest press on a page of ${MANY_EVENINGS} evenings`, slowest)),
  ];
}

async function deviceWithDigests(servers: TestServers, evenings: number): Promise<BrowserContext> {
  const device = await deviceWithRaids(
    servers,
    (saving, { fights }) => saving.fill(fights),
    evenings,
  );
  const page = await device.newPage();
  await timeVisit(page, `${servers.host.address}${PAGE}`, RENDERED_SELECTORS.player(evenings));
  await page.close();
  return device;
}

/** Opens both a second time: the first time loads code and reads the season. */
async function openBoth(device: BrowserContext, address: string) {
  const tab = await openSlowTab(device);
  const raid = `${address}?report=SavedRaid0000000&fight=${MAGMAW}`;
  await timeVisit(tab, raid, RENDERED_SELECTORS.regions(MAGMAW));
  const openDetails = () =>
    timeInteraction(tab, RENDERED_SELECTORS.details, () => choosePlayer(tab, PLAYER));
  const openPage = () =>
    timeInteraction(tab, RENDERED_SELECTORS.player(SAVED_EVENINGS), () =>
      tab.getByRole('link', { name: 'All evenings' }).click(),
    );
  await openDetails();
  await openPage();
  await tab.goBack();
  await tab.locator(RENDERED_SELECTORS.details).waitFor();
  await tab.keyboard.press('Escape');
  await tab.locator(RENDERED_SELECTORS.details).waitFor({ state: 'detached' });
  await untilIdle(tab);
  const details = await openDetails();
  await untilIdle(tab);
  const page = await openPage();
  await tab.close();
  return { details, page };
}

async function slowestPress(servers: TestServers): Promise<number> {
  const device = await deviceWithDigests(servers, MANY_EVENINGS);
  const tab = await openSlowTab(device);
  await timeVisit(tab, `${servers.host.address}${PAGE}`, RENDERED_SELECTORS.player(MANY_EVENINGS));
  await pressOften(tab.getByRole('button', { name: 'This is me' }));
  await pressOften(tab.getByRole('checkbox', { name: 'Left the group' }));
  const slowest = slowestInteraction(await readVitals(tab));
  await device.close();
  return slowest;
}
