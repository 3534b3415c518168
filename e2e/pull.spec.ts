import type { Page } from '@playwright/test';
import { openPull, pullButton, pullPanel, readPullLists, setPullRules } from './at-the-pull';
import {
  type ExpectedPull,
  expectedCells,
  expectedNight,
  expectedPull,
  expectedPulls,
} from './expected-pull';
import { bossRows, column, details, players } from './locators';
import { DEEPER, deeperNight, MISTS_NIGHT, RAID } from './reports';
import { choosePlayer } from './steps';
import { boardTable, nightLine, nightTable, readRows } from './tables';
import { expect, test } from './test';

/** Reports, and the raids worked out from them by another program. */
const FIXTURES = [
  ['tier11-25', RAID],
  ['deeper-25', DEEPER],
  ['mists-10', MISTS_NIGHT],
] as const;

/** The lines of the chosen player's list, without what was used in the fight. */
const readDetails = async (page: Page): Promise<string[]> => {
  const list = details(page).getByRole('list', { name: 'At the pull', exact: true });
  const lines = await list.getByRole('listitem').allInnerTexts();
  return lines
    .map((line) => line.replace(/lower tier$/, '').trim())
    .filter((line) => !/^(Potions|Healthstones):/.test(line));
};

/** Raiders of the columns of faults, and the marks of their pull. */
const readTiles = (page: Page) =>
  players(page)
    .locator('section:not([aria-label="PASSED"]) [data-player]')
    .evaluateAll((tiles) =>
      tiles.map((tile) => ({
        name: tile.getAttribute('aria-label')?.split(',')[0] ?? '',
        drawn: [...tile.querySelectorAll('[data-unseen]')].map((mark) =>
          mark.getAttribute('data-unseen'),
        ),
        said: ['flask', 'food'].filter((one) =>
          tile.getAttribute('aria-label')?.toLowerCase().includes(`no ${one} seen`),
        ),
      })),
    );

/** Chooses a kill by its place in the list, and checks that it is this fight. */
async function chooseKill(page: Page, nth: number, fight: string): Promise<void> {
  const row = bossRows(page).nth(nth);
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`fight=${fight}(&|$)`));
}

/** A kill's place in the list, whose lists are all there are in the fixture. */
const richest = (fixture: string): number => {
  const counts = expectedPulls(fixture).map(([, { lists }]) => Object.keys(lists).length);
  return counts.indexOf(Math.max(...counts));
};

/** The first raider of each list, and one who had both. */
function oneOfEach({ lists, players }: ExpectedPull): string[] {
  const listed = Object.values(lists).flat();
  const other = Object.keys(players).find((name) => !listed.includes(name));
  const firsts = Object.values(lists).flatMap((names) => names.slice(0, 1));
  return [...new Set([...firsts, ...(other ? [other] : [])])];
}

for (const [fixture, code] of FIXTURES) {
  test(`the pulls of ${fixture} match another program’s result`, async ({ page, logSite }) => {
    logSite.reports.set(DEEPER, deeperNight());
    const nth = richest(fixture);
    const [fight = '', pull] = expectedPulls(fixture)[nth] ?? [];
    if (!pull) throw new Error(`${fixture} has no pull`);
    await page.goto(`./?report=${code}`);
    await chooseKill(page, nth, fight);

    await test.step('the panel', async () => {
      await pullButton(page).click();
      await expect(pullPanel(page)).toContainText(pull.head);
      await expect.poll(() => readPullLists(page)).toEqual(pull.lists);
    });

    await test.step('tiles of raiders with faults mark what was not seen, once that is advice', async () => {
      await expect(players(page).locator('[data-unseen]')).toHaveCount(0);
      await setPullRules(page, 'Advice');
      const unseen = (name: string) =>
        ['flask', 'food'].filter((one) => pull.lists[`No ${one} seen`]?.includes(name));
      const tiles = await readTiles(page);
      expect(tiles.length).toBeGreaterThan(0);
      await expect
        .poll(() => readTiles(page))
        .toEqual(tiles.map(({ name }) => ({ name, drawn: unseen(name), said: unseen(name) })));
      await setPullRules(page, 'Off');
      await expect(players(page).locator('[data-unseen]')).toHaveCount(0);
    });

    for (const name of oneOfEach(pull)) {
      await test.step(`the details of ${name}`, async () => {
        await choosePlayer(page, name);
        await expect(details(page).getByRole('heading', { name })).toBeVisible();
        await expect.poll(() => readDetails(page)).toEqual(pull.players[name]?.details);
      });
    }
    await page.keyboard.press('Escape');

    await test.step('the gear board', async () => {
      await page.getByRole('link', { name: 'Gear board' }).click();
      await expect(boardTable(page).getByRole('columnheader', { name: 'Flask' })).toBeVisible();
      const rows = await readRows(boardTable(page));
      for (const [name, atPull] of Object.entries(pull.players)) {
        const cells = rows.get(name)?.filter((cell) => /^(Flask|Food): /.test(cell));
        expect(cells, name).toEqual(expectedCells(pull, atPull));
      }
    });

    await test.step('the night', async () => {
      await page.getByRole('link', { name: 'Whole night' }).click();
      await page.getByRole('radio', { name: 'At the pull' }).check();
      await expect(page).toHaveURL(/view=night&show=pull$/);
      await expect(nightLine(page)).toHaveText(/^All \d+ kills are loaded\.$/);
      await expect.poll(() => readRows(nightTable(page))).toEqual(expectedNight(fixture));
    });
  });
}

test('the panel is closed at first and at each new boss', async ({ page }) => {
  await openPull(page, RAID, 12);
  await expect(pullPanel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Next boss' }).first().click();
  await expect(pullButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('nothing about the pull counts until its rules are set to', async ({ page }) => {
  const faults = column(page, 'OTHER FAULTS');

  await test.step('by default', async () => {
    await openPull(page, MISTS_NIGHT, 2);
    await expect(pullPanel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
    await choosePlayer(page, 'Bowyer');
    await expect(details(page).getByText('No flask seen')).toBeVisible();
    await expect(details(page)).not.toContainText('No Flask Seen');
    await expect(column(page, 'PASSED').getByRole('button')).not.toHaveCount(0);
    await expect(faults).toHaveCount(0);
    await choosePlayer(page, 'Bowyer');
  });

  await test.step('as advice, every raider’s matches another program’s result', async () => {
    await setPullRules(page, 'Advice');
    for (const [name, { advice }] of Object.entries(expectedPull('mists-10', 2).players)) {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      const lines = details(page)
        .getByRole('list', { name: 'Worth a look' })
        .getByRole('listitem')
        .filter({ hasText: /^No (Flask|Food) Seen$/ });
      await expect(lines, name).toHaveText(advice);
    }
    await page.keyboard.press('Escape');
    await expect(faults).toHaveCount(0);
  });

  await test.step('set to count, raiders are in OTHER FAULTS, after a reload too', async () => {
    await setPullRules(page, 'Counts');
    await expect(faults.getByRole('button')).toHaveText([
      /^Bowyer \d+ No Flask Seen\. No Food Seen ?$/,
      /^Tàolin \d+ No Food Seen ?$/,
      /^Koriander \d+ No Flask Seen ?$/,
    ]);
    await page.reload();
    await expect(faults.getByRole('button')).toHaveCount(3);
    await page.getByRole('link', { name: 'Gear board' }).click();
    await expect(boardTable(page).getByRole('columnheader', { name: 'Flask' })).toBeVisible();
    const rows = await readRows(boardTable(page));
    expect(rows.get('Koriander')?.at(-1)).toMatch(/other fault 1$/);
    expect(rows.get('Bowyer')?.at(-1)).toMatch(/other fault 2$/);
    await page.goBack();
    await setPullRules(page, 'Advice');
    await expect(faults).toHaveCount(0);
  });
});
