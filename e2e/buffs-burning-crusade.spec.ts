import type { Page } from '@playwright/test';
import { buffsBlock, buffsButton, players } from './locators';
import { BURNING_CRUSADE_NIGHT } from './reports';
import { expect, expectConsole, test } from './test';

const openPanel = async (page: Page, fight: number): Promise<void> => {
  await page.goto(`./?report=${BURNING_CRUSADE_NIGHT}&fight=${fight}`);
  await buffsButton(page).click();
  await expect(buffsBlock(page, 'Debuffs')).toBeVisible();
};

// Bringers in every fight: src/data/log-site/burning-crusade-raid.test.ts.
test('the panel of Burning Crusade tells whom each buff reaches', async ({ page }) => {
  // A bare code is requested at the classic host first.
  expectConsole('status of 400');
  await openPanel(page, 3);

  await test.step('buffs stand by reach', async () => {
    for (const name of ['Whole raid', 'Debuffs', 'One person'])
      await expect(buffsBlock(page, name).getByRole('button').first()).toBeVisible();
    await expect(buffsBlock(page, 'One person')).toContainText(
      '3 paladins: 3 blessings each raider',
    );
    const party = buffsBlock(page, 'Own party');
    await expect(party.getByRole('heading', { level: 5 })).toHaveText([
      '3 shamans for 5 parties',
      '3 paladins for 5 parties',
      '3 warriors for 5 parties',
      '2 hunters for 5 parties',
      '3 druids for 5 parties',
      '3 warlocks for 5 parties',
      '1 shadow priest for 5 parties',
    ]);
    await expect(party.getByRole('button').first()).toHaveText(/Windfury Totem\s*2/);
    await expect(party).toContainText('Nobody here brings Unleashed Rage or Trueshot Aura.');
    await expect(party).not.toContainText(/missing|only one|covered/);
  });

  await test.step('the head counts only categories of the whole raid and the boss', () =>
    expect(
      players(page).getByText(
        /^Missing: Frost crit taken, Hemorrhage, Nature damage taken\. Only one: 7 debuffs$/,
      ),
    ).toBeVisible());

  await test.step('a class without spec and talent points is unknown', async () => {
    const unknown = players(page).getByText(/^Spec unknown/);
    await expect(unknown).toHaveCount(0);
    await openPanel(page, 5);
    await expect(unknown).toHaveText(/: Dreamleaf$/);
  });
});
