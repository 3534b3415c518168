import { changePlayers } from './changed-players';
import { KILLS, NIGHT_ROWS, RAIDERS } from './expected-raid';
import { expectHalfFree } from './layout';
import { details, gear } from './locators';
import { RAID, tierElevenRaid } from './reports';
import { nightLine, nightTable, openNight, readRows } from './tables';
import { expect, test } from './test';

/** An empty slot as the log lists it. */
const BARE_HAND = { id: 0, slot: 15 };

const CHANGED_RAIDERS = RAIDERS.flatMap(({ name, fixedBy }) => (fixedBy ? name : [])).sort();

test('the whole night has a cell per raider and kill', async ({ page }) => {
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  const heads = nightTable(page).getByRole('columnheader');

  await test.step('every cell matches the hand-made table', async () => {
    expect(await readRows(nightTable(page))).toEqual(NIGHT_ROWS);
    await expect(heads).toHaveCount(KILLS.length + 2);
    await expect(heads.last()).toHaveText('Now');
  });

  // src/domain/audit/night.test.ts and list-order.test.ts test groups and order.
  await test.step('players are grouped by their progress and sorted by faults', async () => {
    for (const [group, count, first] of [
      ['Changed tonight', CHANGED_RAIDERS.length, /./],
      ['The same fault all night', 13, 'Blightworth'],
      ['Passed all night', 7, 'Elsifer'],
    ] as const) {
      const rows = nightTable(page).getByRole('rowgroup', { name: group, exact: true });
      await expect(rows.getByRole('rowheader')).toHaveCount(1 + count);
      await expect(rows.getByRole('rowheader').first()).toHaveText(`${group} ${count}`);
      await expect(rows.getByRole('rowheader').nth(1)).toHaveText(first);
    }
    await expect(nightTable(page).getByRole('rowgroup', { name: 'Not judged' })).toHaveCount(0);
    await expect(
      page.getByText('12 kills · 7 passed at first, 12 at last · 5 fixed something'),
    ).toBeVisible();
  });

  await test.step('the filter in the address shows only players who changed', async () => {
    const filter = page.getByRole('checkbox', { name: 'Only changed' });
    await filter.check();
    await expect(page).toHaveURL(/only=changed/);
    expect([...(await readRows(nightTable(page))).keys()].sort()).toEqual(CHANGED_RAIDERS);
    await expect(nightTable(page).getByRole('rowgroup', { name: /night$/ })).toHaveCount(1);
    await filter.uncheck();
  });

  await test.step('a band covers all kills with the same faults', async () => {
    const box = async (name: string, nth: number) => {
      const cell = nightTable(page).getByRole('row', { name }).getByRole('cell').nth(nth);
      const band = await cell.locator('span[aria-hidden="true"]').first().boundingBox();
      const { x, width } = (await cell.boundingBox()) ?? { x: 0, width: 1 };
      return { starts: (band?.x ?? 0) - x, kills: Math.round((band?.width ?? 0) / width) };
    };
    expect((await box('Brannock', 0)).kills).toBe(12);
    expect((await box('Quillan', 0)).kills).toBe(4);
    expect((await box('Quillan', 4)).kills).toBe(8);
    expect((await box('Quillan', 4)).starts).toBeCloseTo(2, 0);
  });

  await test.step('twelve kills fit a tablet as well as 320 px with a scroll bar', async () => {
    const before = page.viewportSize();
    const box = page.locator('section:has(> table)');
    for (const width of [768, 305]) {
      await page.setViewportSize({ width, height: 1024 });
      await expect.poll(() => box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    if (before) await page.setViewportSize(before);
  });

  await test.step('sticky parts leave at least half of the table visible', () =>
    expectHalfFree(page));

  await test.step('on a phone a player is a card with the kills below the name', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = nightTable(page).getByRole('row', { name: 'Quillan' });
    const boxOf = async (role: 'rowheader' | 'cell', nth = 0) =>
      (await row.getByRole(role).nth(nth).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(async () => (await boxOf('cell')).height).toBeLessThan(14);
    const [name, first, last, now] = [
      await boxOf('rowheader'),
      await boxOf('cell', 0),
      await boxOf('cell', 11),
      await boxOf('cell', 12),
    ];
    expect(first.y).toBeGreaterThan(name.y + name.height - 1);
    expect(now.y).toBeLessThan(first.y);
    expect(now.x + now.width).toBeLessThanOrEqual(390);
    expect(last.x + last.width).toBeLessThanOrEqual(390);
    const head = await heads.nth(5).boundingBox();
    expect(head?.x).toBeCloseTo((await boxOf('cell', 4)).x, 0);
  });

  await test.step('a column’s head links to the kill’s verdicts', async () => {
    await heads.getByRole('link', { name: 'Magmaw Heroic' }).click();
    await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
    await expect(page.getByRole('region', { name: 'PASSED' })).toBeVisible();
  });
});

test('a weapon that a boss takes at one kill is not a finding', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  const taken = tierElevenRaid();
  changePlayers(taken, (player) => ({
    ...player,
    combatantInfo: {
      ...player.combatantInfo,
      gear: player.combatantInfo?.gear?.map((one) => (one.slot === 15 ? BARE_HAND : one)) ?? [],
    },
  }));
  report.summaries.set(12, taken.summaries.get(12));
  logSite.reports.set(RAID, report);
  const advice = details(page).getByRole('list', { name: 'Worth a look' });
  const openKill = () => page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);
  await openKill();
  await expect(advice).toContainText('Nothing Worn: Mainhand');
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  await openKill();
  await expect(gear(page)).toContainText('Mainhand');
  await expect(advice.filter({ hasText: 'Nothing Worn' })).toHaveCount(0);
});
