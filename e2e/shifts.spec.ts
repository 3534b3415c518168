import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { bossRows, column, details, players } from './locators';
import { RAID } from './reports';
import { overwriteRecord, RAID_TITLE, savedRaid, untilSaved, untilStarted } from './saved';
import { openSeason } from './season';
import { saveSeason } from './season-saved';
import { chooseBoss, fetchReport } from './steps';
import { boardTable, nightLine, nightTable } from './tables';
import { expect, test } from './test';

/**
 * The allowed sum of layout shifts. Chromium leaves out what follows a press within half a second.
 */
const MAX_SHIFT = 0.01;

/** A latency that makes parts arrive one by one. */
const SLOW_NETWORK = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };

const untilVerdicts = async (page: Page) => {
  await expect(column(page, 'PASSED').getByRole('button').first()).toBeVisible();
  await untilPull(page);
  await expect(players(page).getByText(/covered$/)).toBeVisible();
  await untilSaved(page, RAID_TITLE, 1);
};

const LINKS: readonly { view: string; address: string; whole: (page: Page) => Promise<unknown> }[] =
  [
    {
      view: 'the home page',
      address: './',
      whole: (page) => page.getByRole('heading', { name: 'Saved raids' }).waitFor(),
    },
    { view: 'the verdicts', address: `./?report=${RAID}&fight=12`, whole: untilVerdicts },
    {
      view: 'a player',
      address: `./?report=${RAID}&fight=12&player=Nyxara`,
      whole: async (page) => {
        await details(page).getByRole('list', { name: 'Gear' }).waitFor();
        await page.getByText('At the pull').first().waitFor();
      },
    },
    {
      view: 'the board',
      address: `./?report=${RAID}&fight=12&view=board`,
      whole: (page) => boardTable(page).getByRole('button').first().waitFor(),
    },
    {
      view: 'the whole night',
      address: `./?report=${RAID}&view=night`,
      whole: async (page) => {
        await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
        await nightTable(page).waitFor();
      },
    },
    {
      view: 'what changed since',
      address: `./?report=${RAID}&view=since&against=${EARLIER_CODE}`,
      whole: (page) => page.getByRole('region', { name: 'Fixed', exact: true }).waitFor(),
    },
  ];

test.beforeEach(async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.addInitScript(watchShifts);
});

for (const { on, viewport } of [
  { on: 'on a phone', viewport: { width: 390, height: 844 } },
  { on: 'on a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(on, () => {
    test.use({ viewport });

    test(`a view opened by a link loads without a layout shift ${on}`, async ({
      page,
      logSite,
    }) => {
      logSite.reports.set(EARLIER_CODE, earlierRaid());
      for (const { view, address, whole } of LINKS) {
        for (const way of ['at first', 'again']) {
          await test.step(`${view} has no layout shift, ${way}`, async () => {
            await page.goto(address);
            await whole(page);
            await expectStill(page);
          });
        }
      }
    });

    test(`a view opened in the app loads without a layout shift ${on}`, async ({ page }) => {
      await saveSeason(page);
      await test.step('a fetched report causes no layout shift', async () => {
        await page.goto('./');
        await untilStarted(page);
        await fetchReport(page, `https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
        await expect(bossRows(page).first()).toBeVisible();
        const from = await readClock(page);
        await untilVerdicts(page);
        await expectStill(page, from);
      });
      await test.step('another boss causes no layout shift', async () => {
        await chooseBoss(page, 'Maloriak');
        await expect(players(page)).toContainText('Maloriak');
        const from = await readClock(page);
        await untilSaved(page, RAID_TITLE, 2);
        await expectStill(page, from);
      });
      await test.step('home and a raid opened there cause no layout shift', async () => {
        await page.goto('./');
        await expect(savedRaid(page, RAID_TITLE)).toBeVisible();
        await expectStill(page);
        await savedRaid(page, RAID_TITLE).click();
        await expect(players(page)).toContainText('Maloriak');
        await expectStill(page, await readClock(page));
      });
      await test.step('opening the season or Tonight of saved raids causes no layout shift', async () => {
        await page.goto('./season?group=SeasonTwentyFv07');
        await expect(page.getByRole('table', { name: 'Season', exact: true })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectStill(page);
        await page.goto('./tonight?group=SeasonTwentyFv07');
        await expect(page.getByText(/covered$/).first()).toBeAttached();
        await expectStill(page);
      });
      await test.step('reading a season for the first time causes no layout shift', async () => {
        for (let raid = 1; raid <= 7; raid++)
          await overwriteRecord(page, `digest-["SeasonTwentyFv0${raid}"]`, undefined);
        await openSeason(page);
        // The table and its tools may move because rows are sorted after the last raid is read.
        await expectStill(page, 0, /: (SECTION|DIV) /);
      });
    });
  });
}

/** Reads the time at the end of an action. Only later shifts are faults. */
const readClock = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Fails with the elements that moved. The test continues, so that one run names every view. */
async function expectStill(page: Page, from = 0, what = /(?:)/): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const after = shifts.filter(({ at }) => at > from);
  const sum = after.reduce((total, { value }) => total + value, 0);
  const moved = after.flatMap(({ moved }) => moved).filter((one) => what.test(one));
  expect.soft(sum > MAX_SHIFT ? moved : []).toEqual([]);
}

interface Shift {
  at: number;
  value: number;
  moved: string[];
}

/** Runs before the page's scripts. */
function watchShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`;
        return `${value.toFixed(4)}: ${what}, ${place(previousRect)} to ${place(currentRect)}`;
      });
      shifts.push({ at: startTime, value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
