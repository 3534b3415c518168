import { KILLS } from './expected-raid';
import { raidUntil } from './growing-raid';
import { longNight } from './long-night';
import { DEEPER, deeperNight, RAID, tierElevenRaid } from './reports';
import { nightLine, nightTable, openNight, readRows } from './tables';
import { expect, test } from './test';
import { raidWithTwoNyxaras, type WorkedOutRow, workedOutNight } from './worked-out-night';

const rowsOf = (workedOut: Map<string, WorkedOutRow>): [string, string[]][] =>
  [...workedOut].map(([name, { cells, now }]) => [name, [...cells, now]]);

test('the night has a cell per raider and kill, in order of faults, and fits a phone', async ({
  page,
}) => {
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  const workedOut = workedOutNight(tierElevenRaid());
  const heads = nightTable(page).getByRole('columnheader');

  await test.step('every cell matches the log’s own files', async () => {
    const rows = await readRows(nightTable(page));
    expect(rows).toEqual(new Map(rowsOf(workedOut)));
    await expect(heads).toHaveCount(KILLS.length + 2);
    await expect(heads.last()).toHaveText('Now');
  });

  await test.step('within a role players with most faults come first', async () => {
    const names = [...(await readRows(nightTable(page))).keys()];
    const groups = nightTable(page).getByRole('rowheader', {
      name: /^(Tanks|Healers|Damage) \d+$/,
    });
    await expect(groups).toHaveText(['Tanks 3', 'Healers 5', 'Damage 17']);
    expect(names.slice(0, 3)).toEqual(['Brannock', 'Elsifer', 'Morwenn']);
    expect(names.slice(3, 8)).toEqual(['Fenwick', 'Tavarin', 'Jorunna', 'Oskilde', 'Saltpaw']);
  });

  await test.step('the filter shows only players who changed, and is part of the address', async () => {
    const filter = page.getByRole('checkbox', { name: 'Only players who changed' });
    await filter.check();
    await expect(page).toHaveURL(/only=changed/);
    const changed = [...workedOut]
      .filter(([, { cells }]) => cells.some((cell) => /, (fixed|new)/.test(cell)))
      .map(([name]) => name);
    expect(changed).toHaveLength(5);
    expect([...(await readRows(nightTable(page))).keys()].sort()).toEqual(changed.sort());
    await expect(nightTable(page).getByText(/^Passed of/)).toHaveText('Passed of 25');
    await filter.uncheck();
  });

  await test.step('on a phone the last column is shown first, and is last in the document', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const left = async (nth: number) => (await heads.nth(nth).boundingBox())?.x ?? Number.NaN;
    await expect.poll(async () => (await left(13)) < (await left(1))).toBe(true);
    const now = await left(13);
    expect(now).toBeGreaterThan(await left(0));
    expect(await left(1)).toBeLessThan(390);

    // The last kill scrolls into view, and the last column stays in place.
    await page.getByRole('region', { name: 'Players by kill' }).evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
    });
    expect(await left(13)).toBeCloseTo(now, 0);
    const last = await heads.nth(12).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  await test.step('a column’s head names its boss and links to the kill’s verdicts', async () => {
    await heads.getByRole('link', { name: 'Magmaw Heroic' }).click();
    await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
    await expect(page.getByRole('region', { name: 'PASSED' })).toBeVisible();
  });
});

test('every cell of the night of deeper-25 matches the log’s own files', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(DEEPER, deeperNight());
  await openNight(page, DEEPER);
  await expect(nightLine(page)).toHaveText('All 4 kills are loaded.');
  const rows = await readRows(nightTable(page));
  expect(rows).toEqual(new Map(rowsOf(workedOutNight(deeperNight()))));
});

test('kills of one boss are numbered, and raiders of one name are two rows with their servers', async ({
  page,
  logSite,
}) => {
  const report = raidWithTwoNyxaras();
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
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  const rows = await readRows(nightTable(page));
  expect(rows.get('Nyxara-Benediction')?.at(-1)).toBe('Legs, Mainhand · 12 of 12');
  expect(rows.get('Nyxara-Faerlina')?.at(-1)).toBe('passed · 12 of 12');
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 12 of 12');

  const magmaw = nightTable(page).getByRole('columnheader', { name: /^Magmaw/ });
  await expect(magmaw).toHaveCount(2);
  await expect(magmaw.first()).toHaveAccessibleName(/Kill 1 of 2/);
  await magmaw
    .last()
    .getByRole('link', { name: /Kill 2 of 2/ })
    .click();
  await expect(page).toHaveURL(/fight=19$/);
});

test('in a report with kills of two eras nobody is judged', async ({ page, logSite }) => {
  const report = raidUntil(8);
  const { gameVersion: _, zone: __, ...fights } = report.fights;
  // Jin'rokh the Breaker, of Mists.
  const [first] = (fights.fights ?? []).filter(({ boss }) => boss);
  Object.assign(first ?? {}, { boss: 51577, zoneID: 1098, zoneName: 'Throne of Thunder' });
  logSite.reports.set(RAID, { ...report, fights });
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
  const rows = await readRows(nightTable(page));
  expect(rows.size).toBe(25);
  for (const cells of rows.values()) {
    expect(cells).toEqual([...Array(3).fill('not judged'), 'not judged · 3 of 3']);
  }
});

test('a report of sixty kills, five per boss, and 400 attempts has a column per kill', async ({
  page,
  logSite,
}) => {
  test.slow();
  logSite.reports.set(RAID, longNight());
  await openNight(page);

  await expect(nightLine(page)).toHaveText('All 60 kills are loaded.', { timeout: 60_000 });
  await expect(nightTable(page).getByRole('columnheader')).toHaveCount(62);
  const rows = await readRows(nightTable(page));
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 60 of 60');
});
