import { KILLS } from './expected-raid';
import { longNight } from './long-night';
import { DEEPER, deeperNight, RAID, type ServedReport, tierElevenRaid } from './reports';
import { nightLine, nightTable, openNight, readRows } from './tables';
import { expect, test } from './test';
import { raidWithTwoNyxaras, type WorkedOutRow, workedOutNight } from './worked-out-night';

const rowsOf = (workedOut: Map<string, WorkedOutRow>): [string, string[]][] =>
  [...workedOut].map(([name, { cells, now }]) => [name, [...cells, now]]);

const RAIDS: { name: string; code: string; report: () => ServedReport; kills: number }[] = [
  { name: 'tier11-25', code: RAID, report: tierElevenRaid, kills: 12 },
  { name: 'deeper-25', code: DEEPER, report: deeperNight, kills: 4 },
];

for (const { name, code, report, kills } of RAIDS) {
  test(`every cell of ${name} matches the log's own files`, async ({ page, logSite }) => {
    logSite.reports.set(code, report());
    await openNight(page, code);
    await expect(nightLine(page)).toHaveText(`All ${kills} kills are here.`);

    const rows = await readRows(nightTable(page));
    const expected = new Map(rowsOf(workedOutNight(report())));
    expect(rows).toEqual(expected);
  });
}

test('within a role players with most faults come first', async ({ page }) => {
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are here.');
  const names = [...(await readRows(nightTable(page))).keys()];
  const groups = nightTable(page).getByRole('rowheader', { name: /^(Tanks|Healers|Damage) \d+$/ });
  await expect(groups).toHaveText(['Tanks 3', 'Healers 5', 'Damage 17']);
  expect(names.slice(0, 3)).toEqual(['Brannock', 'Elsifer', 'Morwenn']);
  expect(names.slice(3, 8)).toEqual(['Fenwick', 'Tavarin', 'Jorunna', 'Oskilde', 'Saltpaw']);
});

test('a column’s head names its boss and links to the kill’s verdicts', async ({ page }) => {
  await openNight(page);
  const heads = nightTable(page).getByRole('columnheader');
  await expect(heads).toHaveCount(KILLS.length + 2);
  await expect(heads.last()).toHaveText('Now');
  await heads.getByRole('link', { name: 'Magmaw Heroic' }).click();
  await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
  await expect(page.getByRole('region', { name: 'PASSED' })).toBeVisible();
});

test('the filter shows only players who changed, and is part of the address', async ({ page }) => {
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are here.');
  await page.getByRole('checkbox', { name: 'Only players who changed' }).check();
  await expect(page).toHaveURL(/only=changed/);

  const changed = [...workedOutNight(tierElevenRaid())]
    .filter(([, { cells }]) => cells.some((cell) => /, (mended|new)/.test(cell)))
    .map(([name]) => name);
  expect(changed).toHaveLength(5);
  expect([...(await readRows(nightTable(page))).keys()].sort()).toEqual(changed.sort());
  await expect(nightTable(page).getByText(/^Passed of/)).toHaveText('Passed of 25');
});

test('two kills of the same boss are numbered', async ({ page, logSite }) => {
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

test('two players of the same name are two rows, shown with their servers', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(RAID, raidWithTwoNyxaras());
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are here.');
  const rows = await readRows(nightTable(page));
  expect(rows.get('Nyxara-Benediction')?.at(-1)).toBe('Legs, Mainhand · 12 of 12');
  expect(rows.get('Nyxara-Faerlina')?.at(-1)).toBe('passed · 12 of 12');
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 12 of 12');
});

test('in a report with kills of two eras nobody is judged', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  const { gameVersion: _, zone: __, ...fights } = report.fights;
  // Jin'rokh the Breaker, of Mists.
  const [first] = (fights.fights ?? []).filter(({ boss }) => boss);
  Object.assign(first ?? {}, { boss: 51577, zoneID: 1098, zoneName: 'Throne of Thunder' });
  logSite.reports.set(RAID, { ...report, fights });
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are here.');
  const rows = await readRows(nightTable(page));
  expect(rows.size).toBe(25);
  for (const cells of rows.values()) {
    expect(cells).toEqual([...Array(12).fill('not judged'), 'not judged · 12 of 12']);
  }
});

test('a report of sixty kills, five per boss, and 400 attempts has a column per kill', async ({
  page,
  logSite,
}) => {
  test.slow();
  logSite.reports.set(RAID, longNight());
  await openNight(page);

  await expect(nightLine(page)).toHaveText('All 60 kills are here.', { timeout: 60_000 });
  await expect(nightTable(page).getByRole('columnheader')).toHaveCount(62);
  const rows = await readRows(nightTable(page));
  expect(rows.get('Quillan')?.at(-1)).toBe('passed · 60 of 60');
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone the last column of the night is shown first, and is last in the document', async ({
    page,
  }) => {
    await openNight(page);
    await expect(nightLine(page)).toHaveText('All 12 kills are here.');
    const heads = nightTable(page).getByRole('columnheader');
    const left = async (nth: number) => (await heads.nth(nth).boundingBox())?.x ?? Number.NaN;
    const now = await left(13);
    expect(now).toBeGreaterThan(await left(0));
    expect(now).toBeLessThan(await left(1));
    expect(await left(1)).toBeLessThan(390);

    // The last kill scrolls into view, and the last column stays in place.
    await page.getByRole('region', { name: 'Players by kill' }).evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
    });
    expect(await left(13)).toBeCloseTo(now, 0);
    const last = await heads.nth(12).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
