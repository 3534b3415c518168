import type { Page } from '@playwright/test';
import { openPull, pullPanel, readPullLists, setPullRules } from './at-the-pull';
import { type ExpectedPull, expectedPull } from './expected-pull';
import { details, players } from './locators';
import { MISTS_NIGHT } from './reports';
import { choosePlayer } from './steps';
import { expect, test } from './test';

/** Reads the lines of the chosen player's list, without what was used in the fight. */
const readDetails = async (page: Page): Promise<string[]> => {
  const list = details(page).getByRole('list', { name: 'At the pull', exact: true });
  const lines = await list.getByRole('listitem').allInnerTexts();
  return lines
    .map((line) => line.replace(/lower tier$/, '').trim())
    .filter((line) => !/^(Potions|Healthstones):/.test(line));
};

/** Reads the raiders of the columns of faults with the marks of their pull. */
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

/** Returns the first raider of each list, and a raider who is in none of them. */
function raiderOfEachList({ lists, players }: ExpectedPull): string[] {
  const listed = Object.values(lists).flat();
  const other = Object.keys(players).find((name) => !listed.includes(name));
  const firsts = Object.values(lists).flatMap((names) => names.slice(0, 1));
  return [...new Set([...firsts, ...(other ? [other] : [])])];
}

// src/data/log-site/fetch-pull.test.ts tests every kill and night.
test('a pull matches another program’s result', async ({ page }) => {
  const pull = expectedPull('mists-10', 2);
  await openPull(page, MISTS_NIGHT, 2);

  await test.step('the panel matches', async () => {
    await expect(pullPanel(page)).toContainText(pull.head);
    await expect.poll(() => readPullLists(page)).toEqual(pull.lists);
  });

  await test.step('tiles of raiders with faults mark unseen flasks and food if their rules are advice', async () => {
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

  for (const name of raiderOfEachList(pull)) {
    await test.step(`the details of ${name} match`, async () => {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      await expect.poll(() => readDetails(page)).toEqual(pull.players[name]?.details);
    });
  }
  await page.keyboard.press('Escape');
});
