import type { Page } from '@playwright/test';
import { KILLS } from './expected-raid';
import { SUMMARY } from './log-site';
import { DEEPER, deeperNight, RAID, type ServedReport, tierElevenRaid } from './reports';
import { untilServed } from './saved';
import { nightTable, readRows } from './tables';
import { expect, test } from './test';
import { changePlayers, type WorkedOutRow, workedOutNight } from './worked-out-night';

const openNight = (page: Page, code = RAID, more = '') =>
  page.goto(`./?report=${code}&view=night${more}`);

const line = (page: Page) => page.getByRole('region', { name: 'Whole night' }).getByRole('status');

const asRows = (workedOut: Map<string, WorkedOutRow>): [string, string[]][] =>
  [...workedOut].map(([name, { cells, now }]) => [name, [...cells, now]]);

const RAIDS: { name: string; code: string; report: () => ServedReport; kills: number }[] = [
  { name: 'tier11-25', code: RAID, report: tierElevenRaid, kills: 12 },
  { name: 'deeper-25', code: DEEPER, report: deeperNight, kills: 4 },
];

for (const { name, code, report, kills } of RAIDS) {
  test(`every cell of ${name} says what the log's own files come to`, async ({ page, logSite }) => {
    logSite.reports.set(code, report());
    await openNight(page, code);
    await expect(line(page)).toHaveText(`All ${kills} kills are here.`);

    const rows = await readRows(nightTable(page));
    const expected = new Map(asRows(workedOutNight(report())));
    expect(rows).toEqual(expected);
  });
}

test('who has most to mend comes first within the role', async ({ page }) => {
  await openNight(page);
  await expect(line(page)).toHaveText('All 12 kills are here.');
  const names = [...(await readRows(nightTable(page))).keys()];
  const groups = nightTable(page).getByRole('rowheader', { name: /^(Tanks|Healers|Damage) \d+$/ });
  await expect(groups).toHaveText(['Tanks 3', 'Healers 5', 'Damage 17']);
  expect(names.slice(0, 3)).toEqual(['Brannock', 'Elsifer', 'Morwenn']);
  expect(names.slice(3, 8)).toEqual(['Fenwick', 'Tavarin', 'Jorunna', 'Oskilde', 'Saltpaw']);
});

test('a column is headed by its boss and leads to the verdicts of that kill', async ({ page }) => {
  await openNight(page);
  const heads = nightTable(page).getByRole('columnheader');
  await expect(heads).toHaveCount(KILLS.length + 2);
  await expect(heads.last()).toHaveText('Now');
  await heads.getByRole('link', { name: 'Magmaw Heroic' }).click();
  await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
  await expect(page.getByRole('region', { name: 'PASSED' })).toBeVisible();
});

test('only who changed is shown, and the address holds it', async ({ page }) => {
  await openNight(page);
  await expect(line(page)).toHaveText('All 12 kills are here.');
  await page.getByRole('checkbox', { name: 'Only who changed' }).check();
  await expect(page).toHaveURL(/only=changed/);

  const changed = [...workedOutNight(tierElevenRaid())]
    .filter(([, { cells }]) => cells.some((cell) => /, (mended|new)/.test(cell)))
    .map(([name]) => name);
  expect(changed).toHaveLength(5);
  expect([...(await readRows(nightTable(page))).keys()].sort()).toEqual(changed.sort());
});

test('kills come two at a time and without icons, the last first; what is here can be read, and it stops', async ({
  page,
  logSite,
}) => {
  const release = logSite.hold(SUMMARY);
  await openNight(page);
  await expect(line(page)).toHaveText('Fetching kills: 0 of 12');
  const summaries = () => logSite.asked.filter(({ pathname }) => SUMMARY.test(pathname));
  await expect.poll(() => summaries().length).toBe(2);

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  release();
  await expect(line(page)).toHaveText(
    '2 of 12 kills are here. Hatched ones are not on this device.',
  );
  const rows = await readRows(nightTable(page));
  expect(rows.get('Haldora')?.slice(9)).toEqual([
    'not fetched',
    'low: Boots, Ring 2',
    'low: Boots, Ring 2',
    'low: Boots, Ring 2 · 2 of 2',
  ]);
  expect(summaries()).toHaveLength(2);

  await page.getByRole('button', { name: 'Fetch the rest' }).click();
  await expect(line(page)).toHaveText('All 12 kills are here.');
  expect(summaries()).toHaveLength(12);
  expect(logSite.icons.asked).toHaveLength(0);
});

test('a pause that the log site asks for is said and kept to', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching player data:');
  await page.clock.install();
  logSite.fault(
    SUMMARY,
    {
      status: 429,
      headers: { 'retry-after': '45', 'access-control-expose-headers': 'Retry-After' },
      body: 'Too many requests',
    },
    2,
  );
  await openNight(page);
  await expect(line(page)).toHaveText(/asks for a pause. Fetching goes on by itself in 45 s\./);
  await page.clock.fastForward(46_000);
  await expect(line(page)).toHaveText('All 12 kills are here.');
});

test('a kill that cannot be had says why in its column', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('No players found');
  const report = tierElevenRaid();
  report.summaries.delete(16);
  logSite.reports.set(RAID, report);
  await openNight(page);

  await expect(line(page)).toHaveText(/^11 of 12 kills are here/);
  const rows = await readRows(nightTable(page));
  expect(rows.get('Brannock')?.[5]).toMatch(/^could not be fetched: .+/);
  expect(rows.get('Brannock')?.at(-1)).toBe('low: Shoulders, Bracers · 11 of 11');
});

test('offline what is saved can be read, and one line says what is missing', async ({
  page,
  context,
}) => {
  await page.goto(`./?report=${RAID}&fight=12`);
  await page.getByRole('region', { name: 'PASSED' }).waitFor();
  await untilServed(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Whole night' }).click();

  await expect(line(page)).toHaveText(/^Offline: 1 of 12 kills are on this device\./);
  await expect(nightTable(page).getByRole('row', { name: /^Quillan/ })).toContainText(
    'passed · 1 of 1',
  );
  await context.setOffline(false);
  await expect(line(page)).toHaveText('All 12 kills are here.');
});

test('a report of sixty kills, of which bosses fell five times, and 400 tries', async ({
  page,
  logSite,
}) => {
  test.slow();
  const report = tierElevenRaid();
  // Three players: it is the many kills that this is about.
  const few = ['Brannock', 'Fenwick', 'Quillan'];
  changePlayers(report, (player) => (few.includes(player.name) ? player : undefined));
  const kills = (report.fights.fights ?? []).filter(({ kill }) => kill);
  const again = (times: number, first: number, kill: boolean) =>
    Array.from({ length: times }, (_, index) => ({
      ...kills[index % kills.length],
      id: first + index,
      kill,
      start_time: first * 1000 + index * 10,
      end_time: first * 1000 + index * 10 + 9,
    }));
  const fights = [...again(60, 100, true), ...again(400, 1000, false)] as typeof kills;
  const summaries = new Map(
    fights.slice(0, 60).map(({ id }) => [id, report.summaries.get(12)] as const),
  );
  logSite.reports.set(RAID, { fights: { ...report.fights, fights }, summaries });
  await openNight(page);

  await expect(line(page)).toHaveText('All 60 kills are here.', { timeout: 60_000 });
  await expect(nightTable(page).getByRole('columnheader')).toHaveCount(62);
  const rows = await readRows(nightTable(page));
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 60 of 60');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what stands now comes first in sight and last in the document', async ({ page }) => {
    await openNight(page);
    await expect(line(page)).toHaveText('All 12 kills are here.');
    const heads = nightTable(page).getByRole('columnheader');
    const left = async (nth: number) => (await heads.nth(nth).boundingBox())?.x ?? Number.NaN;
    const now = await left(13);
    expect(now).toBeGreaterThan(await left(0));
    expect(now).toBeLessThan(await left(1));
    expect(await left(1)).toBeLessThan(390);

    // The last kill can be scrolled into sight, and what stands now stays where it is.
    await page.getByRole('region', { name: 'Raiders by kill' }).evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
    });
    expect(await left(13)).toBeCloseTo(now, 0);
    const last = await heads.nth(12).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
