import type { Locator, Page } from '@playwright/test';
import { type ExpectedPull, expectedCells, expectedNight, expectedPulls } from './expected-pull';
import { details, players } from './locators';
import { DEEPER, deeperNight, MISTS_NIGHT, RAID } from './reports';
import { choosePlayer } from './steps';
import { boardTable, nightLine, nightTable, openNight, readRows } from './tables';
import { expect, test } from './test';

/** Reports, and the raids worked out from them by another program. */
const FIXTURES = [
  ['tier11-25', RAID],
  ['deeper-25', DEEPER],
  ['mists-10', MISTS_NIGHT],
] as const;

const header = (page: Page): Locator =>
  players(page).getByRole('button', { name: 'At the pull', exact: true });

/** The panel with its head. */
const panel = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('button', { name: 'At the pull' }) }).last();

const LISTS = ['No flask seen', 'No food seen', 'One elixir only', 'Lower tier', 'No snapshot'];

async function openPull(page: Page, code: string, fight: number | string): Promise<void> {
  await page.goto(`./?report=${code}&fight=${fight}`);
  await header(page).click();
}

/** The names in each list of the open panel. */
async function readLists(page: Page): Promise<ExpectedPull['lists']> {
  const lists: ExpectedPull['lists'] = {};
  for (const title of LISTS) {
    const list = panel(page).getByRole('list', { name: title, exact: true });
    if ((await list.count()) === 0) continue;
    lists[title] = await list.locator('bdi').allInnerTexts();
  }
  return lists;
}

/** The lines of the chosen player's list, without what was used in the fight. */
const readDetails = async (page: Page): Promise<string[]> => {
  const list = details(page).getByRole('list', { name: 'At the pull', exact: true });
  const lines = await list.getByRole('listitem').allInnerTexts();
  return lines
    .map((line) => line.replace(/lower tier$/, '').trim())
    .filter((line) => !/^(Potions|Healthstones):/.test(line));
};

for (const [fixture, code] of FIXTURES) {
  test(`every pull of ${fixture} matches another program’s result`, async ({ page, logSite }) => {
    logSite.reports.set(DEEPER, deeperNight());
    for (const [fight, { head, lists }] of expectedPulls(fixture)) {
      await test.step(`fight ${fight}`, async () => {
        await openPull(page, code, fight);
        await expect(panel(page)).toContainText(head);
        await expect.poll(() => readLists(page)).toEqual(lists);
      });
    }
  });
}

for (const [fixture, code] of FIXTURES) {
  test(`every raider’s details of ${fixture} match another program’s result`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(DEEPER, deeperNight());
    for (const [fight, { lists, players: expected }] of expectedPulls(fixture)) {
      // Without either in the log all read alike: the night's table compares those.
      if (Object.keys(lists).join() === 'No snapshot') continue;
      await page.goto(`./?report=${code}&fight=${fight}`);
      for (const [name, { details: lines }] of Object.entries(expected)) {
        await test.step(`${name} in fight ${fight}`, async () => {
          await choosePlayer(page, name);
          await expect(details(page).getByRole('heading', { name })).toBeVisible();
          await expect.poll(() => readDetails(page)).toEqual(lines);
        });
      }
    }
  });
}

test('the gear board has flask and food of every raider', async ({ page, logSite }) => {
  logSite.reports.set(DEEPER, deeperNight());
  for (const [fixture, code] of FIXTURES) {
    for (const [fight, pull] of expectedPulls(fixture)) {
      await page.goto(`./?report=${code}&fight=${fight}&view=board`);
      await expect(boardTable(page).getByRole('columnheader', { name: 'Flask' })).toBeVisible();
      const rows = await readRows(boardTable(page));
      for (const [name, atPull] of Object.entries(pull.players)) {
        const cells = rows.get(name)?.filter((cell) => /^(Flask|Food): /.test(cell));
        expect(cells, `${name} in fight ${fight}`).toEqual(expectedCells(pull, atPull));
      }
    }
  }
});

for (const [fixture, code] of FIXTURES) {
  test(`the night of ${fixture} has what every raider had at every pull`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(DEEPER, deeperNight());
    await openNight(page, code);
    await page.getByRole('radio', { name: 'At the pull' }).check();
    await expect(page).toHaveURL(/view=night&show=pull$/);
    await expect(nightLine(page)).toHaveText(/^All \d+ kills are here\.$/);
    expect(await readRows(nightTable(page))).toEqual(expectedNight(fixture));
  });
}

test('the panel is closed at first and at each new boss', async ({ page }) => {
  await openPull(page, RAID, 12);
  await expect(panel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Next boss' }).first().click();
  await expect(header(page)).toHaveAttribute('aria-expanded', 'false');
});
