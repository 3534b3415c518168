import type { Locator, Page } from '@playwright/test';
import { SLOTS } from './expected-findings';
import { expectHalfFree } from './layout';
import { details } from './locators';
import { DEEPER_RAID, deeperNight, RAID } from './reports';
import { boardTable, readRows } from './tables';
import { expect, test } from './test';

/** Waits for the last columns, which need the pull. */
const openBoard = async (page: Page, code = RAID, more = 'fight=12') => {
  await page.goto(`./?report=${code}&${more}&view=board`);
  await boardTable(page).getByRole('columnheader', { name: 'Food' }).waitFor();
};

const rowHeads = (page: Page) => boardTable(page).getByRole('rowheader');
const box = (page: Page) => page.getByRole('region', { name: 'Raiders by slot' });

/** Reads the cells of the footer, slot by slot. */
async function readFoot(page: Page): Promise<string[]> {
  const foot = boardTable(page).getByRole('row', { name: /^Per slot/ });
  const cells = await foot.getByRole('cell').allTextContents();
  return cells.slice(1, -3).map((text) => text.replace('·', '').replace(/\s+/g, ' ').trim());
}

/** Returns a row without flask and food, which pull.spec.ts compares. */
const withoutPull = (cells: readonly string[]): string[] =>
  cells.filter((cell) => !/^(Flask|Food): /.test(cell));

/** Cells from Head to Ranged: the average, each piece with its faults, and the number of faults. */
const CELLS = {
  Brannock:
    '366.5;372, 1 empty socket, no meta gem;379;325, low item level;372;372;372;379;318, low item level;372;379;372;372;372;372, weak enchant;372;372;359;low item level 2',
  Wrathgar:
    '370.4;372, no enchant;empty, nothing worn;372, no enchant;372;372, 1 empty socket, no belt buckle;372;372;379;372, no tinker;379;372;372;346;372;372;empty;359;no enchant 2',
};

// src/data/log-site/whole-raids.test.ts tests the faults of every raider in every kill.
test('the gear board has a cell for each slot of a raider', async ({ page, logSite }) => {
  logSite.reports.set(DEEPER_RAID, deeperNight());
  await openBoard(page, DEEPER_RAID, 'fight=2');
  const slots = SLOTS.filter((slot) => slot !== 'Shirt');
  const heads = ['Raider', 'Average', ...slots, 'Flask', 'Food', 'Faults'];
  await expect(boardTable(page).getByRole('columnheader')).toHaveText(heads);
  // Averages and advice need the era's facts.
  const someRow = boardTable(page).getByRole('row', { name: /^Brannock/ });
  await expect(someRow.getByRole('cell').first()).not.toBeEmpty();

  const shown = await readRows(boardTable(page));
  expect(shown.size).toBe(25);
  for (const [raider, cells] of Object.entries(CELLS))
    expect(withoutPull(shown.get(raider) ?? [])).toEqual(cells.split(';'));
  expect((await readFoot(page)).slice(0, 2)).toEqual([
    'no enchant 1 low item level 1',
    'worth a look 3',
  ]);
});

test('the gear board shows the raiders of the chosen boss', async ({ page }) => {
  await test.step('without a fight in the address the board shows the last kill', async () => {
    await page.goto(`./?report=${RAID}&view=board`);
    await expect(page.getByRole('region', { name: 'Gear board', exact: true })).toContainText(
      "Al'Akir",
    );
    await expect
      .poll(async () => (await readRows(boardTable(page))).get('Blightworth')?.slice(0, 2))
      .toEqual(['', 'no gear']);
    await page
      .getByRole('region', { name: 'Boss kills' })
      .getByRole('button', { name: /^Magmaw/ })
      .click();
    await expect(page).toHaveURL(/fight=12&view=board$/);
    await expect(boardTable(page)).toBeVisible();
  });

  await test.step('rows are sorted by faults until another head is clicked', async () => {
    const names = async () => [...(await readRows(boardTable(page))).keys()];
    const head = (name: string) => boardTable(page).getByRole('columnheader', { name });
    await expect(head('Faults')).toHaveAttribute('aria-sort', 'descending');
    const first = await names();
    expect(first.slice(0, 3)).toEqual(['Blightworth', 'Brannock', 'Cinderly']);
    expect(first.slice(11, 14)).toEqual(['Veyra', 'Zephrine', 'Elsifer']);

    await head('Raider').getByRole('button').click();
    await expect(head('Raider')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Faults')).not.toHaveAttribute('aria-sort');
    expect(await names()).toEqual([...first].sort());
    await head('Faults').getByRole('button').click();
  });

  await test.step('choosing another boss leaves the board open', async () => {
    await page.getByRole('button', { name: 'Next boss' }).click();
    await expect(page).toHaveURL(/fight=16&view=board$/);
    await expect(page.getByRole('region', { name: 'Gear board', exact: true })).toContainText(
      'Omnotron Defense System',
    );
    await expect(boardTable(page)).toBeVisible();
    await page.getByRole('button', { name: 'Previous boss' }).click();
    await expect(page).toHaveURL(/fight=12&view=board$/);
  });

  await test.step('the filter in the address shows only raiders with faults', async () => {
    await page.getByRole('checkbox', { name: 'Only with faults' }).check();
    await expect(page).toHaveURL(/view=board&only=faults/);
    const faulty = [...(await readRows(boardTable(page))).values()].map((cells) => cells.at(-1));
    expect(faulty).toHaveLength(13);
    expect(faulty).not.toContain('passed');

    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Only with faults' })).toBeChecked();
    await page.goBack();
    await expect(rowHeads(page)).toHaveCount(26);
  });
});

/** Expects that cells behind the open details can be scrolled into view. */
async function expectCellsBesideDetails(page: Page): Promise<void> {
  const pane = await details(page).boundingBox();
  await box(page).evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const faults = boardTable(page).getByRole('columnheader', { name: 'Faults' });
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await faults.boundingBox()) ?? {};
      return x + width;
    })
    .toBeLessThanOrEqual(pane?.x ?? 0);
}

/** Counts the visible sides of a head's mark. */
const countVisibleSides = (head: Locator): Promise<number> =>
  head.evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    const sides = ['top', 'right', 'bottom', 'left'];
    return sides.filter(
      (side) => !/^rgba.*, 0\)$/.test(style.getPropertyValue(`border-${side}-color`)),
    ).length;
  });

test('heads, names and totals of the gear board stay in view', async ({ page }) => {
  const { width, height } = { width: 1280, height: 800 };
  await page.setViewportSize({ width, height });
  await openBoard(page);
  await test.step('heads, names and totals stay in view while the cells scroll', async () => {
    const fixed = [
      boardTable(page).getByRole('columnheader', { name: 'Raider' }),
      boardTable(page).getByRole('rowheader', { name: 'Per slot' }),
    ];
    const ends = () => Promise.all(fixed.map((head) => head.boundingBox()));
    const before = await ends();
    await box(page).evaluate((element) => element.scrollTo(150, 200));
    expect(await ends()).toEqual(before);
    const [corner, foot] = before;
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(height);
    // No column is as far left as the names.
    expect((await rowHeads(page).first().boundingBox())?.x).toBeCloseTo(corner?.x ?? 0, 0);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThan(width / 2);
    await box(page).evaluate((element) => element.scrollTo(0, 0));
  });

  const cell = boardTable(page).getByRole('columnheader', { name: 'Boots' });
  const raider = boardTable(page).getByRole('button', { name: 'Brannock' });
  await test.step('opening details does not move the table sideways', async () => {
    const boots = await cell.boundingBox();
    await raider.click();
    await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeInViewport();
    await expect(page).toHaveURL(/player=Brannock&view=board/);
    await expect(raider).toHaveAttribute('aria-pressed', 'true');
    await expect(raider).toBeInViewport();
    expect((await cell.boundingBox())?.x).toBe(boots?.x);
    await expectCellsBesideDetails(page);
  });

  await test.step('closing the details returns the focus to the player’s button', async () => {
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(raider).toBeFocused();
  });

  for (const distance of [200, 300])
    await test.step(`details opened after ${distance} px of scrolling show the name and Close`, async () => {
      await page.evaluate((top) => window.scrollTo(0, top), distance);
      const fenwick = boardTable(page).getByRole('button', { name: 'Fenwick' });
      await expect(fenwick).toBeInViewport({ ratio: 1 });
      await fenwick.focus();
      await page.keyboard.press('Enter');
      await expect(details(page).getByText('Fenwick').first()).toBeInViewport({ ratio: 1 });
      const close = details(page).getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
    });

  await test.step('sticky parts leave at least half of the table visible', () =>
    expectHalfFree(page));

  await test.step('forced colours mark the open screen and the sort order', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const bar = page.getByRole('navigation', { name: 'Pages' });
    for (const [name, line] of [
      ['Raids', 'underline'],
      ['Season', 'none'],
    ] as const)
      await expect(bar.getByRole('link', { name })).toHaveCSS('text-decoration-line', line);
    const sorted = boardTable(page).locator('[aria-sort] button').first();
    await expect.poll(() => countVisibleSides(sorted)).toBe(1);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('all slots fit into the width of a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const excess = () =>
      box(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(excess).toBe(0);
  });
});

test('on a phone the gear board has a barcode for each raider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./?report=${RAID}&fight=12&view=board`);
  const raider = boardTable(page).getByRole('button', { name: 'Brannock' });
  await expect(rowHeads(page)).toHaveCount(25);
  await expect(raider).toContainText('Shoulders, Bracers');
  expect((await raider.locator('[data-barcode]').boundingBox())?.width).toBeGreaterThan(17 * 14);
});
