import type { Page } from '@playwright/test';
import { openPull, pullButton, pullPanel, readPullLists, setPullRules } from './at-the-pull';
import { expectedCells, expectedNight, expectedPull, expectedPulls } from './expected-pull';
import { bossRows, column, details } from './locators';
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

/** The lines of the chosen player's list, without what was used in the fight. */
const readDetails = async (page: Page): Promise<string[]> => {
  const list = details(page).getByRole('list', { name: 'At the pull', exact: true });
  const lines = await list.getByRole('listitem').allInnerTexts();
  return lines
    .map((line) => line.replace(/lower tier$/, '').trim())
    .filter((line) => !/^(Potions|Healthstones):/.test(line));
};

/** Chooses a kill by its place in the list, and checks that it is this fight. */
async function chooseKill(page: Page, nth: number, fight: string): Promise<void> {
  const row = bossRows(page).nth(nth);
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`fight=${fight}(&|$)`));
}

for (const [fixture, code] of FIXTURES) {
  test(`every pull of ${fixture} matches another program’s result`, async ({ page, logSite }) => {
    logSite.reports.set(DEEPER, deeperNight());
    await page.goto(`./?report=${code}`);
    for (const [nth, [fight, { head, lists }]] of expectedPulls(fixture).entries()) {
      await test.step(`fight ${fight}`, async () => {
        await chooseKill(page, nth, fight);
        await pullButton(page).click();
        await expect(pullPanel(page)).toContainText(head);
        await expect.poll(() => readPullLists(page)).toEqual(lists);
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
    await page.goto(`./?report=${code}`);
    for (const [nth, [fight, { lists, players: expected }]] of expectedPulls(fixture).entries()) {
      // A log with neither gives everybody the same details, which the night's test compares.
      if (Object.keys(lists).join() === 'No snapshot') continue;
      await chooseKill(page, nth, fight);
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
    await page.goto(`./?report=${code}&view=board`);
    for (const [nth, [fight, pull]] of expectedPulls(fixture).entries()) {
      await chooseKill(page, nth, fight);
      await expect(page).toHaveURL(/view=board/);
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
  await expect(pullPanel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Next boss' }).first().click();
  await expect(pullButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a rule about the pull set to count moves raiders to OTHER FAULTS, and back', async ({
  page,
}) => {
  await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
  const faults = column(page, 'OTHER FAULTS');
  await expect(column(page, 'PASSED').getByRole('button')).not.toHaveCount(0);
  await expect(faults).toHaveCount(0);
  await setPullRules(page, 'Counts');
  await expect(faults.getByRole('button')).toHaveText([
    'BowyerNo Flask Seen. No Food Seen',
    'TàolinNo Food Seen',
    'KorianderNo Flask Seen',
  ]);
  await page.reload();
  await expect(faults.getByRole('button')).toHaveCount(3);
  await setPullRules(page, 'Advice');
  await expect(faults).toHaveCount(0);
});

test('every raider’s advice about the pull matches another program’s result', async ({ page }) => {
  await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
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
});

test('by default nothing about the pull is a fault or advice', async ({ page }) => {
  await openPull(page, MISTS_NIGHT, 2);
  await expect(pullPanel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
  await choosePlayer(page, 'Bowyer');
  await expect(details(page).getByText('No flask seen')).toBeVisible();
  await expect(details(page)).not.toContainText('No Flask Seen');
  await expect(column(page, 'OTHER FAULTS')).toHaveCount(0);
});
