import type { Page } from '@playwright/test';
import {
  EXPECTED_FINDINGS,
  type Expected,
  expectedAdvice,
  playersOfEachKind,
} from './expected-findings';
import { type ExpectedRaider, expectedColumns, RAIDERS } from './expected-raid';
import { column, details, playerButtons, readColumns } from './locators';
import { DEEPER_RAID, deeperNight, RAID } from './reports';
import { chooseBoss, choosePlayer, openKill } from './steps';
import { expect, test } from './test';

/** Raiders with low pieces, with missing enchants, with both faults, and without faults. */
const DETAILED_RAIDERS = ['Brannock', 'Quillan', 'Dusklin', 'Elsifer'];

test('each kill’s columns list its raiders', async ({ page }) => {
  await openKill(page, RAID, 2);

  await test.step('the columns and details of Halfus show each kind of result', async () => {
    await expect.poll(() => readColumns(page)).toEqual(expectedColumns(2));
    for (const raider of RAIDERS.filter(({ name }) => DETAILED_RAIDERS.includes(name))) {
      await choosePlayer(page, raider.name);
      await expect(details(page).getByRole('heading', { name: raider.name })).toBeVisible();
      await expect(details(page).getByText(raider.talents)).toBeVisible();
      const picture = details(page).locator(`img[src$="icons/${raider.picture}.png"]`);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect(resultLines(page)).toHaveText(expectedLines(raider));
    }
  });

  await test.step('a raider without logged gear is in a fourth column of the Ascendant Council', async () => {
    await chooseBoss(page, 'Ascendant Council');
    await expect.poll(() => readColumns(page)).toEqual(expectedColumns(8));
    await expect(column(page, 'NO GEAR RECORDED')).toContainText('Blightworth');
    await choosePlayer(page, 'Blightworth');
    await expect(details(page).getByRole('heading', { name: 'Blightworth' })).toBeVisible();
    await expect(resultLines(page)).toHaveCount(0);
  });

  await test.step('the column headings of Magmaw count their raiders', async () => {
    await chooseBoss(page, 'Magmaw');
    const { passed, missing, low } = expectedColumns(12);
    const heading = (title: 'PASSED' | 'MISSING ENCHANTS' | 'LOW ITEM LEVEL') =>
      column(page, title).getByRole('heading');
    await expect(heading('PASSED')).toContainText(String(passed.length));
    await expect(heading('MISSING ENCHANTS')).toContainText(String(missing.length));
    await expect(heading('LOW ITEM LEVEL')).toContainText(String(low.length));
    for (const { name } of RAIDERS.filter(({ fixedBy }) => fixedBy)) {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      await expect(resultLines(page)).toHaveText(['PASSED']);
    }
  });

  await test.step('a raider with both faults is in both columns', async () => {
    await expect(playerButtons(page, 'Dusklin')).toHaveCount(2);
    await choosePlayer(page, 'Dusklin');
    for (const button of await playerButtons(page, 'Dusklin').all()) {
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

  await test.step('players of one class share a colour that no other class has', async () => {
    const coloursOf = (name: string) =>
      playerButtons(page, name)
        .first()
        .locator('img')
        .evaluate((picture) => getComputedStyle(picture).backgroundColor);
    expect(await coloursOf('Morwenn')).toBe(await coloursOf('Coldbarrow'));
    const classes = ['Brannock', 'Elsifer', 'Morwenn', 'Nyxara', 'Jorunna', 'Saltpaw', 'Rookmar'];
    const colours = await Promise.all(
      [...classes, 'Dusklin', 'Cinderly', 'Mordaith'].map(coloursOf),
    );
    expect(new Set(colours).size).toBe(10);
  });
});

// src/data/log-site/whole-raids.test.ts tests every fight.
test('details show every kind of finding that another program computed', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(DEEPER_RAID, deeperNight());
  await page.goto(`./?report=${DEEPER_RAID}&fight=10`);
  for (const [name, expected] of playersOfEachKind(EXPECTED_FINDINGS[10] ?? {}))
    await test.step(`the details of ${name} match`, () => expectInDetails(page, name, expected));
});

const resultLines = (page: Page) =>
  details(page).getByText(/^(PASSED|Missing Enchant: .*|Low Item Level: .*)$/);

function expectedLines({ missing, low }: ExpectedRaider): string[] {
  const faults = [missing && `Missing Enchant: ${missing}`, low && `Low Item Level: ${low}`];
  return missing || low ? faults.filter((line) => line !== undefined) : ['PASSED'];
}

/** Chooses a player, and expects their advice, professions and sets. */
async function expectInDetails(page: Page, name: string, expected: Expected): Promise<void> {
  await choosePlayer(page, name);
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
  const linesOf = (list: string) =>
    details(page).getByRole('list', { name: list }).getByRole('listitem').allInnerTexts();
  const readShown = async () => {
    const advice = await linesOf('Worth a look');
    const chips = await linesOf('At a glance');
    const [, , ...rest] = chips.filter((chip) => !/^(Potions|Healthstones)/.test(chip));
    return {
      advice: advice.map((text) => text.split('\n')[0]),
      professions: rest.filter((chip) => !/^T\d/.test(chip)).map((chip) => chip.toLowerCase()),
      sets: rest.filter((chip) => /^T\d/.test(chip)).sort(),
    };
  };
  await expect.poll(readShown).toEqual({
    advice: expectedAdvice(expected.findings),
    professions: expected.professions,
    sets: expected.sets.map((set) => `${set}/5`),
  });
}
