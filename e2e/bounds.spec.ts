import type { CDPSession, Locator, Page } from '@playwright/test';
import { bigRaid, type Sizes } from './big-raid';
import {
  bossKills,
  bossRows,
  column,
  details,
  fetchButton,
  gear,
  playerButtons,
  players,
  reportField,
} from './locators';
import type { ServedReport } from './reports';
import { untilStarted } from './saved';
import { closeSettings, fetchReport, untilRendered } from './steps';
import { expect, test } from './test';

/** Elements per kill (row, ring, emblem, marks) and per player (tile, frame, square). */
const ELEMENTS_OF_A_KILL = 15;
const ELEMENTS_OF_A_PLAYER = 12;
/** The most pieces that a player wears: head to tabard. */
const SLOT_COUNT = 19;

const SOME_SIZES: Sizes = { kills: 100, players: 100, pieces: SLOT_COUNT };

const SOME_CODE = 'SomeOfEverything';
const MANY_CODE = 'ManyOfEverything';

const buttons = (page: Page): Locator => column(page, 'MISSING ENCHANTS').getByRole('button');

/** Finds the buffs' summary. Its chunk loads last. */
const coverage = (page: Page): Locator =>
  players(page).getByText(/^Missing: |^\d+ of \d+ covered$/);

const countElements = (key: Locator): Promise<number> => key.locator('*').count();

/** Waits for the emblems and the shown kill's count of players who passed. Both render late. */
async function untilDrawn(page: Page, kills: number): Promise<void> {
  await expect(bossKills(page).locator('use')).toHaveCount(kills);
  await expect(bossKills(page).getByText('0/100')).toHaveCount(1);
}

test('each kill of a report renders fifteen elements', async ({ page, logSite }) => {
  logSite.reports.set(SOME_CODE, bigRaid(SOME_SIZES));
  logSite.reports.set(MANY_CODE, bigRaid({ ...SOME_SIZES, kills: 300 }));
  await page.goto('./');
  await fetchReport(page, SOME_CODE);
  await expect(bossRows(page)).toHaveCount(100);
  await untilDrawn(page, 100);
  const some = await countElements(bossKills(page));

  await fetchReport(page, MANY_CODE);
  await expect(bossRows(page)).toHaveCount(300);
  await untilDrawn(page, 300);
  const many = await countElements(bossKills(page));
  expect((many - some) / 200).toBe(ELEMENTS_OF_A_KILL);

  await test.step('clicking the last kill opens it', async () => {
    await expect(bossRows(page).last()).toContainText('Kill 300 of 300');
    await bossRows(page).last().click();
    await expect(bossRows(page).last()).toHaveAttribute('aria-current', 'true');
    await expect(buttons(page)).toHaveCount(100);
  });
});

test('a fight with 200 players renders twelve elements per player', async ({ page, logSite }) => {
  logSite.reports.set(SOME_CODE, bigRaid(SOME_SIZES));
  logSite.reports.set(MANY_CODE, bigRaid({ ...SOME_SIZES, players: 200 }));
  await page.goto(`./?report=${SOME_CODE}&fight=1`);
  await expect(buttons(page)).toHaveCount(100);
  await expect(coverage(page)).toBeVisible();
  const some = await countElements(players(page));

  await page.goto(`./?report=${MANY_CODE}&fight=1`);
  await expect(buttons(page)).toHaveCount(200);
  await expect(coverage(page)).toBeVisible();
  const many = await countElements(players(page));
  expect((many - some) / 100).toBe(ELEMENTS_OF_A_PLAYER);

  await test.step('the buffs panel counts all raiders who bring a buff', async () => {
    await players(page).getByRole('button', { name: 'Buffs/Debuffs' }).click();
    await expect(players(page).getByRole('button', { name: '+Stamina: ' })).toContainText('120');
  });
  await test.step('clicking a player opens the details', async () => {
    await buttons(page).filter({ hasText: 'Raider200' }).click();
    await expect(details(page).getByRole('heading', { name: 'Raider200' })).toBeVisible();
  });
});

const MILLION = 1_000_000;
const EXCESS_COUNT = 20_000;

/** Returns 20,000 kills, and texts of a million letters and lines. */
function reportOfTooManyKills(): ServedReport {
  const report = bigRaid({ kills: EXCESS_COUNT, players: 10, pieces: SLOT_COUNT });
  const [first = {}] = report.fights.fights ?? [];
  Object.assign(report.fights, { title: 'W'.repeat(MILLION), owner: '\n'.repeat(MILLION) });
  Object.assign(first, { name: '\u200b'.repeat(MILLION), zoneName: '<'.repeat(MILLION) });
  return report;
}

interface LoggedDamage {
  playerDetails: { dps: { name: string; server?: string }[] };
}

/**
 * Returns 20,000 players, one with 20,000 pieces and auras, and names of a million letters and
 * lines.
 */
function reportOfTooManyPlayers(): ServedReport {
  const report = bigRaid({ kills: 1, players: 200, pieces: SLOT_COUNT });
  const laden = bigRaid({ kills: 1, players: 1, pieces: EXCESS_COUNT });
  const playersOf = ({ summaries }: ServedReport) =>
    (summaries.get(1) as LoggedDamage).playerDetails.dps;
  const [, long, lines, ...others] = playersOf(report);
  const dps = [
    { ...playersOf(laden)[0], name: 'Laden' },
    { ...long, name: `Long${'e'.repeat(MILLION)}` },
    { ...lines, name: '__proto__', server: '\n'.repeat(MILLION) },
    ...others,
    ...Array.from({ length: EXCESS_COUNT }, (_, nth) => ({
      name: `Stranger${nth}`,
      id: 1000 + nth,
    })),
  ];
  const auras = Array.from({ length: EXCESS_COUNT }, (_, ability) => ({ source: 1, ability }));
  const events = Array.from({ length: EXCESS_COUNT }, (_, nth) => ({
    type: 'combatantinfo',
    timestamp: 0,
    fight: 1,
    sourceID: nth + 1,
    auras: nth === 0 ? auras : [],
  }));
  return { ...report, summaries: new Map([[1, { playerDetails: { dps } }]]), events: [{ events }] };
}

/** Notes how long each click takes until its effect is painted. */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { clicksTook: took });
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries()) {
        if (name === 'click') took.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const slowestClick = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'clicksTook') as number[])));

/**
 * Reads the milliseconds that the page's main thread has worked. Other processes do not affect it.
 */
async function readThreadTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

test('with 20,000 kills, players and pieces a click takes under a second', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(SOME_CODE, reportOfTooManyKills());
  logSite.reports.set(MANY_CODE, reportOfTooManyPlayers());
  await page.goto('./');
  await untilStarted(page);
  await watchClicks(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  let mostWork = 0;
  /** Clicks, and reads the page only after the paint: reading takes time too. */
  const click = async (button: Locator) => {
    const before = await readThreadTime(devTools);
    await button.click();
    await untilRendered(page);
    mostWork = Math.max(mostWork, (await readThreadTime(devTools)) - before);
  };

  await test.step('the list shows a thousand of 20,000 kills', async () => {
    await reportField(page).fill(SOME_CODE);
    await click(fetchButton(page));
    await expect(bossRows(page)).toHaveCount(1000);
    await click(bossRows(page).first());
    await expect(buttons(page)).toHaveCount(10);
  });
  await test.step('the app judges 200 of 20,000 players', async () => {
    await reportField(page).fill(MANY_CODE);
    await click(fetchButton(page));
    await expect(bossRows(page)).toHaveCount(1);
    await click(bossRows(page).first());
    await expect(playerButtons(page, 'Laden')).toBeVisible();
    await expect(playerButtons(page, 'Stranger')).toHaveCount(0);
    await click(playerButtons(page, 'Laden'));
    await expect(gear(page).getByRole('link')).toHaveCount(SLOT_COUNT);
  });
  await test.step('clicks open every panel, dialog and view', async () => {
    for (const name of ['Buffs/Debuffs', 'At the pull', 'Share']) {
      await click(players(page).getByRole('button', { name, exact: true }));
    }
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await click(page.getByRole('link', { name: 'Settings', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await closeSettings(page);
    await click(page.getByRole('link', { name: 'Gear board' }));
    await expect(page.getByRole('row', { name: /^Laden/ })).toBeVisible();
  });
  await expect.poll(() => slowestClick(page)).toBeGreaterThan(0);
  // A click takes longer than its own work on a busy machine.
  expect(Math.min(await slowestClick(page), mostWork)).toBeLessThan(1000);
});
