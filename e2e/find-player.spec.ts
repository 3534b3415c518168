import type { Page } from '@playwright/test';
import { bossRows, column, playerButtons, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { seasonTable } from './season';
import { saveSeason } from './season-saved';
import { chooseBoss, chooseElsewhere, openReport } from './steps';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

const field = (page: Page) => page.getByRole('textbox', { name: 'Find a player' });
const pageStatus = (page: Page) => page.locator('[data-page-status]');
const shownPlayers = (page: Page) => page.locator('[data-player]');

test('Find a player filters every view', async ({ page }) => {
  await test.step('the key / on the home page focuses the report field', async () => {
    await page.goto('./');
    await untilStarted(page);
    await expect(field(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(reportField(page)).toBeFocused();
    await expect(page).toHaveTitle('Ready Check');
  });
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await chooseBoss(page, 'Magmaw');
  await expect(playerButtons(page, 'Tavarin').first()).toBeVisible();
  await expect(page).toHaveTitle('Magmaw · 12 of 25 · Ready Check');

  await test.step('a slot’s name finds the raiders with a fault there', async () => {
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await field(page).fill('cloak');
    await expect(column(page, 'MISSING ENCHANTS').getByRole('button')).toContainText(['Tavarin']);
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(0);
    await expect(column(page, 'PASSED')).not.toContainText('No players');
    await expect(pageStatus(page)).toHaveText(/^\d of 25 shown\s*$/);
  });
  await test.step('Escape clears the field and keeps the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
  });
  await test.step('the name of a server that all share finds nobody', async () => {
    await field(page).fill('bened');
    await expect(pageStatus(page)).toHaveText(/^0 of 25 shown\s*$/);
    await field(page).fill('tavarin');
  });
  await test.step('the gear board and the whole night keep the filter', async () => {
    await page.getByRole('link', { name: 'Gear board' }).click();
    await expect(boardTable(page).getByRole('rowheader')).toContainText(['Tavarin']);
    await expect(page).toHaveTitle(/^Gear board · .+ · Ready Check$/);
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightTable(page).locator('tbody').getByRole('rowheader')).toContainText([
      'Tavarin',
    ]);
    await expect(page).toHaveTitle(/^Whole night · .+ · Ready Check$/);
  });
});

test('the key / focuses “Find a player” once the field is rendered', async ({
  page,
  appServer,
}) => {
  await saveSeason(page);
  const release = appServer.server.hold(/js\/late-start-/);
  await page.goto('./season');
  await expect(seasonTable(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a button in the title row opens “Find a player” and focuses it', async ({ page }) => {
    await saveSeason(page);
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await expect(playerButtons(page, 'Tavarin').first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Find a player' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('tavarin');
    await expect(shownPlayers(page)).toHaveCount(1);
    await button.click();
    await expect(field(page)).toHaveCount(0);
    await expect(column(page, 'PASSED').getByRole('button')).toHaveText(['PASSED 12']);

    for (const view of ['verdicts', 'board', 'night', 'season'])
      await test.step(`the open field does not make the view ${view} too wide`, async () => {
        const raid = `./?report=${RAID}&fight=12&view=${view}`;
        await page.goto(view === 'season' ? './season' : raid);
        await page.getByRole('button', { name: 'Find a player', exact: true }).click();
        await expect(field(page)).toBeFocused();
        expect(await overflowingElements(page)).toEqual([]);
        await chooseElsewhere(page, { language: 'de' });
        await expect(page.getByRole('textbox', { name: 'Spieler finden' })).toBeVisible();
        expect(await overflowingElements(page)).toEqual([]);
        await chooseElsewhere(page, { language: undefined });
      });
  });
});
