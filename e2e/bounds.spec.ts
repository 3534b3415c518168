import type { Locator, Page } from '@playwright/test';
import { bigRaid, type Sizes } from './big-raid';
import { bossKills, bossRows, column, details, gear, players } from './locators';
import { fetchReport } from './steps';
import { expect, test } from './test';
import { readTraces } from './traces';

/** Elements per kill (row, emblem, marks) and per player (button, frame, dot). */
const ELEMENTS_OF_A_KILL = 9;
const ELEMENTS_OF_A_PLAYER = 9;
/** Head to tabard: no player wears more pieces. */
const SLOT_COUNT = 19;

const SOME: Sizes = { kills: 100, players: 100, pieces: SLOT_COUNT };

const SOME_CODE = 'SomeOfEverything';
const MANY_CODE = 'ManyOfEverything';

const buttons = (page: Page): Locator => column(page, 'MISSING ENCHANTS').getByRole('button');

/** The buffs' summary comes last, in its own chunk. */
const coverage = (page: Page): Locator =>
  players(page).getByText(/^Missing: |^\d+ of \d+ covered$/);

const countElements = (key: Locator): Promise<number> => key.locator('*').count();

test('a report of a thousand kills renders nine elements per kill, and the last one opens', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(SOME_CODE, bigRaid(SOME));
  logSite.reports.set(MANY_CODE, bigRaid({ ...SOME, kills: 1000 }));
  await page.goto('./');
  await fetchReport(page, SOME_CODE);
  await expect(bossRows(page)).toHaveCount(100);
  const some = await countElements(bossKills(page));

  await fetchReport(page, MANY_CODE);
  await expect(bossRows(page)).toHaveCount(1000);
  const many = await countElements(bossKills(page));
  expect((many - some) / 900).toBe(ELEMENTS_OF_A_KILL);

  await expect(bossRows(page).last()).toContainText('Kill 1000 of 1000');
  await bossRows(page).last().click();
  await expect(bossRows(page).last()).toHaveAttribute('aria-current', 'true');
  await expect(buttons(page)).toHaveCount(100);
});

test('a fight of two hundred players renders nine elements per player, and a player’s details open', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(SOME_CODE, bigRaid(SOME));
  logSite.reports.set(MANY_CODE, bigRaid({ ...SOME, players: 200 }));
  await page.goto(`./?report=${SOME_CODE}&fight=1`);
  await expect(buttons(page)).toHaveCount(100);
  await expect(coverage(page)).toBeVisible();
  const some = await countElements(players(page));

  await page.goto(`./?report=${MANY_CODE}&fight=1`);
  await expect(buttons(page)).toHaveCount(200);
  await expect(coverage(page)).toBeVisible();
  const many = await countElements(players(page));
  expect((many - some) / 100).toBe(ELEMENTS_OF_A_PLAYER);

  await players(page).getByRole('button', { name: 'Buffs/Debuffs' }).click();
  await expect(players(page).getByRole('button', { name: '+Stamina: ' })).toContainText('120');
  await buttons(page).filter({ hasText: 'Raider200' }).click();
  await expect(details(page).getByRole('heading', { name: 'Raider200' })).toBeVisible();
});

test('of five hundred logged pieces per player one per slot is shown and saved', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(SOME_CODE, bigRaid(SOME));
  logSite.reports.set(MANY_CODE, bigRaid({ ...SOME, pieces: 500 }));
  const savedBytes = async (code: string): Promise<number> => {
    await page.goto(`./?report=${code}&fight=1&player=Raider100`);
    await expect(gear(page).getByRole('link')).toHaveCount(SLOT_COUNT);
    const record = `["raiders","${code}",1]`;
    const find = async () =>
      Object.entries(await readTraces(page)).find(([key]) => key.includes(record))?.[1].length;
    await expect.poll(find).toBeGreaterThan(0);
    return (await find()) ?? 0;
  };

  const some = await savedBytes(SOME_CODE);
  const many = await savedBytes(MANY_CODE);
  // Later pieces only have longer names.
  expect(many / some).toBeLessThan(1.1);
  // Of more than forty pieces the first forty are read.
  await expect(gear(page).getByRole('link').first()).toHaveAttribute('href', /item=39\b/);
});
