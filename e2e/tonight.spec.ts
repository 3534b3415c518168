import type { Page } from '@playwright/test';
import {
  checkbox,
  comingList,
  namesIn,
  notComingList,
  openTonight,
  paste,
  pasteOf,
  rowOf,
  sortedNames,
  tanksHeading,
} from './coming';
import { importRaids } from './raid-files';
import { deleteButton, savedRows } from './saved';
import { GROUP, EXPECTED_GROUP as GROUP_SHOWN, GROUPS, OPTIONS } from './season';
import { saveSeason } from './season-saved';
import { shareDialog } from './sharing';
import { readClipboard } from './steps';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

const { tonight: EXPECTED } = GROUP_SHOWN;

/** Finds the panel's entry of a category, with its count. */
const categoryButton = (page: Page, category: string) =>
  page.getByRole('button', { name: new RegExp(`^${category}: \\d+`) });

// src/domain/season/season-fixture.test.ts tests all players and what they bring.
test('the players who are coming are chosen from the last evening', async ({ page, logSite }) => {
  await saveSeason(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'Season', exact: true }).click();
  await page.getByRole('link', { name: 'Tonight', exact: true }).click();
  await expect(page).toHaveURL(/\/tonight$/);
  await expect(page).toHaveTitle('Tonight · Ready Check');

  await test.step('the group is chosen as in Season', async () => {
    const select = page.getByRole('combobox', { name: 'Group' });
    await expect(select.getByRole('option')).toHaveText(OPTIONS);
    await select.selectOption(OPTIONS[1]);
    await expect(page).toHaveURL(new RegExp(`tonight\\?group=${GROUP}$`));
  });

  await test.step('only the players of the last evening are coming at first', async () => {
    await expect(tanksHeading(page)).toHaveText(EXPECTED.head);
    expect(await namesIn(comingList(page))).toEqual(sortedNames(EXPECTED.coming));
    expect(await namesIn(notComingList(page))).toEqual(sortedNames(EXPECTED.notComing));
  });

  await test.step('a player’s row shows the gear that was last seen', async () => {
    const { spec = '', date = '', gear = '' } = EXPECTED.players.Harrowgate ?? {};
    for (const text of [spec, date, gear])
      await expect(rowOf(comingList(page), 'Harrowgate')).toContainText(text);
    await expect(
      page.getByText('Faults as of Sep 22, 2024 unless a name says otherwise.'),
    ).toBeVisible();
  });

  await test.step('a player’s row is at most two lines high', async () => {
    const rows = comingList(page).getByRole('listitem');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  });

  await test.step('a ticked row keeps the focus when it moves', async () => {
    await checkbox(comingList(page), 'Harrowgate').click();
    await expect(checkbox(notComingList(page), 'Harrowgate')).toBeFocused();
    await expect(tanksHeading(page)).toHaveText('Tanks 1 · Healers 5 · Damage 14 · 20 of 25');
    await expect(
      page.getByText('Harrowgate is not coming: 20 of 25, 27 of 27 covered'),
    ).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(checkbox(comingList(page), 'Harrowgate')).toBeFocused();
    await expect(tanksHeading(page)).toHaveText(EXPECTED.head);
  });

  await test.step('ticks in the same frame are all kept', async () => {
    const boxes = comingList(page).getByRole('checkbox');
    await boxes.evaluateAll((all) => {
      for (const box of all.slice(0, 2)) (box as HTMLInputElement).click();
    });
    await expect(tanksHeading(page)).toHaveText(/19 of 25$/);
    for (const name of EXPECTED.coming) {
      const box = checkbox(page, name);
      if (!(await box.isChecked())) await box.click();
      await expect(checkbox(comingList(page), name)).toBeChecked();
    }
    await expect(tanksHeading(page)).toHaveText(EXPECTED.head);
  });

  await test.step('“Paste names” focuses the field for a pasted list', async () => {
    await page.getByRole('button', { name: 'Paste names' }).click();
    await expect(page.getByRole('textbox', { name: 'Paste names' })).toBeFocused();
  });

  await test.step('the raid size can be chosen', async () => {
    await page.getByRole('combobox', { name: 'Size' }).selectOption('10');
    await expect(tanksHeading(page)).toHaveText(/21 of 10$/);
  });

  await test.step('a guest is shown as not seen yet', async () => {
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Torvald');
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Rogue');
    await page.getByRole('combobox', { name: 'Spec' }).selectOption('Combat');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(rowOf(comingList(page), 'Torvald').getByText('not seen yet')).toBeVisible();
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Mage');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(checkbox(comingList(page), 'Mage')).toBeChecked();
    await expect(tanksHeading(page)).toHaveText('Tanks 2 · Healers 5 · Damage 16 · 23 of 10');
  });

  await test.step('the choice is the same after a reload', async () => {
    await checkbox(comingList(page), 'Niniane').click();
    await expect(checkbox(notComingList(page), 'Niniane')).toBeVisible();
    await page.reload();
    await expect(checkbox(notComingList(page), 'Niniane')).toBeVisible();
    await expect(checkbox(comingList(page), 'Torvald')).toBeChecked();
    await expect(tanksHeading(page)).toHaveText('Tanks 2 · Healers 4 · Damage 16 · 22 of 10');
  });

  await test.step('a guest who is not coming can be removed', async () => {
    await checkbox(comingList(page), 'Torvald').click();
    await expect(checkbox(notComingList(page), 'Torvald')).toBeFocused();
    await page.getByRole('button', { name: 'Remove Torvald' }).press('Enter');
    await expect(checkbox(page, 'Torvald')).toHaveCount(0);
    await expect(comingList(page).or(notComingList(page)).locator('input:focus')).toHaveCount(1);
  });

  await test.step('“Take names” reads the text that “Copy names” copies', async () => {
    const names = await namesIn(comingList(page));
    await page.getByRole('button', { name: 'Copy names' }).click();
    await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
    const copied = await readClipboard(page);
    expect(sortedNames(copied.split('\n'))).toEqual(names.filter((name) => name !== 'Mage'));
    await paste(page, copied);
    await expect.poll(() => namesIn(comingList(page))).toEqual(sortedNames(copied.split('\n')));
  });

  await test.step('“Find a player” filters both lists', async () => {
    await page.getByRole('textbox', { name: 'Find a player' }).fill('nin');
    await expect.poll(() => namesIn(notComingList(page))).toEqual(['Niniane']);
    await expect(comingList(page).getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  expect(logSite.requests).toEqual([]);
});

test('the buffs panel follows who is coming', async ({ page }) => {
  await saveSeason(page);
  await openTonight(page);
  const bring = page.getByRole('region', { name: 'What to bring' });
  const missingRow = (category: string) =>
    bring.getByRole('listitem').filter({ has: page.getByText(category, { exact: true }) });
  const onlySource = comingList(page).getByRole('listitem').filter({ hasText: 'only source of' });
  const all = EXPECTED.coverage.counts;

  await test.step('the panel counts the buffs of the players who are coming', async () => {
    const panel = page.getByRole('button', { name: 'Buffs/Debuffs' });
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    await expect(categoryButton(page, 'Armor Debuff')).toHaveText(
      `Armor Debuff: ${all['Armor Debuff']}`,
    );
    await expect(bring).toHaveCount(0);
    await expect(onlySource).toHaveCount(0);
  });

  const { text, coverage } = pasteOf('a former name, an unknown one');
  await test.step('the panel counts the players of a pasted list', async () => {
    await paste(page, text);
    const [[name, categories] = ['', []]] = Object.entries(coverage.only);
    const row = onlySource.filter({ has: checkbox(page, name) });
    await expect(row).toContainText(`only source of ${categories[0]}`);
    await expect(onlySource).toHaveCount(Object.keys(coverage.only).length);
  });

  await test.step('a missing category names the players who could bring it', async () => {
    const line = missingRow('+10% Melee Speed').getByText(/^Could bring it: ./);
    await expect(line).toHaveText(/^Could bring it: [^()]+ \(not coming\)$/);
  });

  await test.step('clicking a name in a missing category marks the player as coming', async () => {
    await missingRow('+10% Melee Speed').getByRole('button', { name: 'Brünhald' }).click();
    await expect(checkbox(comingList(page), 'Brünhald')).toBeChecked();
    await expect(missingRow('+10% Melee Speed')).toHaveCount(0);
    await expect(page.getByText(/^Brünhald is coming: 3 of 25, \d+ of 27 covered$/)).toHaveCount(1);
  });

  await test.step('the post for Discord lists the missing categories', async () => {
    await paste(page, 'Newleaf, Harrowgate');
    await expect(tanksHeading(page)).toHaveText('Tanks 1 · Healers 0 · Damage 1 · 2 of 25');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(shareDialog(page).getByRole('radio')).toHaveCount(2);
    const message = page.getByRole('region', { name: /^Message/ }).first();
    await expect(message).toContainText('Tanks 1 · Healers 0 · Damage 1 · 2 of 25');
    await expect(message).toContainText(/• \+10% Melee Speed · Could bring it: .+ \(not coming\)/);
    const all = (await page.getByRole('region', { name: /^Message/ }).allTextContents()).join('\n');
    expect(all).toContain(`Newleaf: ${EXPECTED.players.Newleaf?.gear} (as of Sep 22)`);
    expect(all).not.toContain('Harrowgate:');
  });

  await test.step('whispers are for players with faults who are coming', async () => {
    await page.getByRole('radio', { name: 'Whispers' }).check();
    const lines = page.getByRole('list', { name: 'Whispers' }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('/w Newleaf Missing Enchant: ');
  });
});

test('on a phone Tonight shows one part at a time', async ({ page, logSite }) => {
  await saveSeason(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openTonight(page);
  await expect(tanksHeading(page)).toHaveText(EXPECTED.head);
  await expect(page.getByRole('textbox', { name: 'Paste names' })).toBeHidden();

  for (const part of ['Who', 'Buffs', 'Paste names'])
    await test.step(`nothing is wider than the phone: ${part}`, async () => {
      await page.getByRole('radio', { name: part }).check();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowingElements(page)).toEqual([]);
      }
    });

  await test.step('the parts can be opened by keyboard', async () => {
    await page.getByRole('radio', { name: 'Paste names' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Buffs/Debuffs' })).toBeVisible();
    await expect(comingList(page)).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(comingList(page)).toBeVisible();
    await checkbox(notComingList(page), 'Rusthook').focus();
    await page.keyboard.press('Space');
    await expect(checkbox(comingList(page), 'Rusthook')).toBeFocused();
  });

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shareDialog(page)).toBeVisible();
  expect(logSite.requests).toEqual([]);
});

test('Tonight shows the newest group if the chosen group’s only raid is deleted', async ({
  page,
  app,
}) => {
  await test.step('the page explains how to get players without saved raids', async () => {
    await page.goto('./tonight');
    await expect(page.getByText(/^Nobody to choose from yet\. Open a raid/)).toBeVisible();
    await page.getByRole('link', { name: 'Open a raid' }).click();
  });
  await importRaids(page);
  const [newest, only] = [GROUPS[0], GROUPS.at(-1)];
  await openTonight(page, `tonight?group=${only?.code}`);
  await expect(tanksHeading(page)).toHaveText(only?.tonight.head ?? '');
  const other = await app.open();
  await deleteButton(other, 'Ember Watch').click();
  await expect(savedRows(other)).toHaveCount(9);
  await page.bringToFront();
  await expect(tanksHeading(page)).toHaveText(newest?.tonight.head ?? '');
  await checkbox(comingList(page), newest?.tonight.coming[0] ?? '').click();
  await expect(tanksHeading(page)).toHaveText(/· 9 of 10$/);
});
