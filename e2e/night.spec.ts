import type { Page } from '@playwright/test';
import { KILLS } from './expected-raid';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows } from './locators';
import { SUMMARY } from './log-site';
import { longNight } from './long-night';
import { DEEPER, deeperNight, RAID, type ServedReport, tierElevenRaid } from './reports';
import { untilServed } from './saved';
import { nightTable, readRows } from './tables';
import { expect, test } from './test';
import { changePlayers, strip, type WorkedOutRow, workedOutNight } from './worked-out-night';

const openNight = (page: Page, code = RAID, more = '') =>
  page.goto(`./?report=${code}&view=night${more}`);

const line = (page: Page) => page.getByRole('region', { name: 'Whole night' }).getByRole('status');

const rowsOf = (workedOut: Map<string, WorkedOutRow>): [string, string[]][] =>
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
    const expected = new Map(rowsOf(workedOutNight(report())));
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
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/Fetching goes on by itself in (2[0-5]) s\./)).toBeVisible();
  await page.clock.fastForward(26_000);
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
  const head = nightTable(page).getByRole('columnheader', { name: /^Omnotron Defense System/ });
  await expect(head.getByRole('img', { name: /^could not be fetched: / })).toBeVisible();
  await expect(
    page.getByText(/^Omnotron Defense System could not be fetched: Warcraft Logs lists no players/),
  ).toBeVisible();

  logSite.reports.set(RAID, tierElevenRaid());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toHaveText('All 12 kills are here.');
  await expect(head.getByRole('img', { name: /^could not be fetched/ })).toHaveCount(0);
});

test('rows stay where they are while kills come, and are sorted once all are there', async ({
  page,
  logSite,
}) => {
  // Rookmar, the one with nothing to mend, spoils three pieces before the last kill.
  const report = tierElevenRaid();
  const last = new Map([[30, report.summaries.get(30)]]);
  changePlayers({ ...report, summaries: last }, (player) =>
    player.name === 'Rookmar' ? strip(player, [0, 6, 7]) : player,
  );
  logSite.reports.set(RAID, report);
  const releaseFirst = logSite.hold(/summary.+start=99732&/);
  const releaseLast = logSite.hold(/summary.+start=7090295&/);
  await openNight(page);
  await expect(line(page)).toHaveText('Fetching kills: 10 of 12');
  const names = async () => [...(await readRows(nightTable(page))).keys()];
  const before = await names();
  expect(before[8]).not.toBe('Rookmar');

  releaseLast();
  await expect(line(page)).toHaveText('Fetching kills: 11 of 12');
  expect((await readRows(nightTable(page))).get('Rookmar')?.at(-2)).toBe('Head, Legs, Boots, new');
  expect(await names()).toEqual(before);

  releaseFirst();
  await expect(line(page)).toHaveText('All 12 kills are here.');
  expect((await names())[8]).toBe('Rookmar');
});

test('the kills of a boss that fell twice are told apart', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  const fights = report.fights.fights ?? [];
  const [first, second] = [fights.find(({ id }) => id === 12), fights.find(({ id }) => id === 19)];
  Object.assign(second ?? {}, {
    boss: first?.boss,
    name: first?.name,
    difficulty: 4,
    zoneDifficulty: 4,
  });
  logSite.reports.set(RAID, report);
  await openNight(page);
  const magmaw = nightTable(page).getByRole('columnheader', { name: /^Magmaw/ });
  await expect(magmaw).toHaveCount(2);
  await expect(magmaw.first()).toHaveAccessibleName(/Kill 1 of 2/);
  await magmaw
    .last()
    .getByRole('link', { name: /Kill 2 of 2/ })
    .click();
  await expect(page).toHaveURL(/fight=19$/);
});

test('two of one name from two servers are two rows, told apart by their servers', async ({
  page,
  logSite,
}) => {
  const report = tierElevenRaid();
  changePlayers(report, (player) =>
    player.name === 'Rookmar' ? { ...player, name: 'Nyxara', server: 'Faerlina' } : player,
  );
  logSite.reports.set(RAID, report);
  await openNight(page);
  await expect(line(page)).toHaveText('All 12 kills are here.');
  const rows = await readRows(nightTable(page));
  expect(rows.get('Nyxara Benediction')?.at(-1)).toBe('Legs, Mainhand · 12 of 12');
  expect(rows.get('Nyxara Faerlina')?.at(-1)).toBe('passed · 12 of 12');
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 12 of 12');
});

test('in a report with kills of two eras nobody is judged', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  const { gameVersion: _, zone: __, ...fights } = report.fights;
  // Jin'rokh the Breaker, of Mists.
  const [first] = (fights.fights ?? []).filter(({ boss }) => boss);
  Object.assign(first ?? {}, { boss: 51577 });
  logSite.reports.set(RAID, { ...report, fights });
  await openNight(page);
  await expect(line(page)).toHaveText('All 12 kills are here.');
  const rows = await readRows(nightTable(page));
  expect(rows.size).toBe(25);
  for (const cells of rows.values()) {
    expect(cells).toEqual([...Array(12).fill('not judged'), 'not judged · 12 of 12']);
  }
});

test('a night that grows while it is looked at grows by a column', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await openNight(page);
  await expect(line(page)).toHaveText('All 3 kills are here.');
  await page.getByRole('switch', { name: 'Follow this raid' }).check();

  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.fastForward(61_000);
  await expect(line(page)).toHaveText('All 4 kills are here.');
  await expect(nightTable(page).getByRole('columnheader')).toHaveText([
    'Raider',
    /^Halfus/,
    /^Theralion/,
    /^Ascendant/,
    /^Cho'gall/,
    'Now',
  ]);
  expect((await readRows(nightTable(page))).get('Brannock')?.at(-1)).toBe(
    'low: Shoulders, Bracers · 4 of 4',
  );
  await expect(page).toHaveURL(/view=night/);
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

test('offline what no kill of is saved says what would fetch it', async ({ page, context }) => {
  await page.goto(`./?report=${RAID}`);
  await bossRows(page).first().waitFor();
  await untilServed(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Whole night' }).click();
  await expect(line(page)).toHaveText(
    'Offline: 0 of 12 kills are on this device. Hatched ones are fetched once there is a connection.',
  );
});

test('a report of sixty kills, of which bosses fell five times, and 400 tries', async ({
  page,
  logSite,
}) => {
  test.slow();
  logSite.reports.set(RAID, longNight());
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
