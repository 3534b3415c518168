import type { BrowserContext, Locator } from '@playwright/test';
import { newDevice, openSlowTab, untilWorkerReady } from './device';
import { type Figure, requireAtMost, requireBelow } from './figure';
import type { SavingPage } from './pages/saving';
import { RENDERED_SELECTORS } from './rendered';
import { measureInTurns } from './rounds';
import { nextPaint, timeRendering, timeVisit } from './stopwatch';
import type { TestServers } from './test-servers';
import { readVitals, slowestInteraction } from './vitals';

export const SAVED_EVENINGS = 26;
const KILLS = 12;
/** Evenings in a guild's list without a saved raid. */
const LISTED_EVENINGS = 6;

/** Measures half a year of raids: the first visit, which makes the digests, and a later visit. */
export async function benchSeason(servers: TestServers): Promise<Figure[]> {
  const { host } = servers;
  const device = await deviceWithRaids(servers, (saving, { fights }) => saving.fill(fights));
  const first = await visitFirst(device, host.address, SAVED_EVENINGS);
  const guildDevice = await deviceWithRaids(
    servers,
    async (saving, { fights, evenings, listed }) => {
      await saving.fill(fights);
      await saving.keepGuild(evenings, listed);
    },
  );
  const firstOfGuild = await visitFirst(
    guildDevice,
    host.address,
    SAVED_EVENINGS + LISTED_EVENINGS,
  );
  const timeIn = (profile: BrowserContext, address: string, selector: string) => async () => {
    const tab = await openSlowTab(profile);
    const time = await timeVisit(tab, `${host.address}${address}`, selector);
    await tab.close();
    return { time };
  };
  const [season, raid, listed] = await measureInTurns(
    timeIn(device, 'season', RENDERED_SELECTORS.season(SAVED_EVENINGS)),
    timeIn(device, '?report=SavedRaid0000000&fight=2', RENDERED_SELECTORS.regions(2)),
    timeIn(guildDevice, 'season', RENDERED_SELECTORS.season(SAVED_EVENINGS + LISTED_EVENINGS)),
  );
  await device.close();
  await guildDevice.close();
  const tick = await slowestTick(servers);

  const figure = (name: string, ...values: number[]): Figure => ({ name, values, unit: 'ms' });
  return [
    figure(`season of ${SAVED_EVENINGS} evenings, first visit, names / complete`, ...first.shown),
    figure(
      `with ${LISTED_EVENINGS} listed evenings, first visit, names / complete`,
      ...firstOfGuild.shown,
    ),
    requireBelow(
      100,
      figure(
        'slowest press while it fills, without / with listed',
        first.slowest,
        firstOfGuild.slowest,
      ),
    ),
    requireBelow(100, figure('slowest tick in Tonight, 40 coming, 60 known', tick)),
    requireAtMost(
      1.5,
      figure('the season again, complete / a saved raid opened', season.time, raid.time),
    ),
    requireAtMost(
      1.1,
      figure('the season again with / without listed evenings', listed.time, season.time),
    ),
  ];
}

interface Extent {
  evenings: number;
  fights: number;
  listed: number;
}

type Fill = (saving: SavingPage, extent: Extent) => Promise<void>;

/** Opens a context with the app installed and raids saved. */
export async function deviceWithRaids(servers: TestServers, fill: Fill, evenings = SAVED_EVENINGS) {
  const { browser, host } = servers;
  const device = await newDevice(browser);
  const page = await device.newPage();
  // The app's worker would respond to this address too, so the app opens later.
  await page.goto(`${host.address}bench/saving.html`);
  const saving = await page.evaluateHandle(
    () => (window as unknown as { saving: SavingPage }).saving,
  );
  await saving.evaluate(fill, { evenings, fights: evenings * KILLS, listed: LISTED_EVENINGS });
  // A page without a raid would read the season, and make its digests.
  await page.goto(`${host.address}?report=SavedRaid0000000&fight=2`);
  await untilWorkerReady(page);
  await page.close();
  return device;
}

/** Presses controls without a pause while the season fills. */
async function visitFirst(device: BrowserContext, address: string, columns: number) {
  const tab = await openSlowTab(device);
  const names = await timeVisit(tab, `${address}season`, 'tbody tr th');
  const completing = timeRendering(tab, RENDERED_SELECTORS.season(columns));
  let isComplete = false;
  void completing.then(() => {
    isComplete = true;
  });
  while (!isComplete) {
    await tab.keyboard.press('Tab');
    await nextPaint(tab);
  }
  const slowest = slowestInteraction(await readVitals(tab));
  const complete = await completing;
  await tab.close();
  return { shown: [names, complete], slowest };
}

/** Turns a control on and off by keyboard, several times. */
export async function pressOften(control: Locator): Promise<void> {
  for (let press = 0; press < 6; press++) {
    await control.focus();
    await control.page().keyboard.press('Space');
    await nextPaint(control.page());
  }
}

/** Unticks and ticks players by keyboard. Returns the slowest time. */
async function slowestTick(servers: TestServers): Promise<number> {
  const device = await deviceWithRaids(servers, (saving) => saving.fillSixty());
  const tab = await openSlowTab(device);
  const box = 'main li input[type="checkbox"]';
  await timeVisit(tab, `${servers.host.address}tonight`, box);
  await pressOften(tab.locator(box).first());
  const slowest = slowestInteraction(await readVitals(tab));
  await device.close();
  return slowest;
}
